// News that is told for a few seconds.

const TOLD_FOR = 6000;

export class Told<T> {
  news = $state.raw<T | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell(news: T): void {
    this.news = news;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.news = null), TOLD_FOR);
  }
}
