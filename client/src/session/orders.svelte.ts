// What the reader has decided in advance at a table, and what can be. Others cannot see it.
import type { GivenOrder, Offer, Order, OrdersAnswer } from "#protocol/schema";
import { api, codeOf } from "../net/api";

export class Orders {
  given = $state.raw<readonly Order[]>([]);
  offers = $state.raw<readonly Offer[]>([]);
  /** Whether the reader looks at them. */
  open = $state(false);
  refusal = $state<string | null>(null);

  constructor(private readonly table: string) {}

  async look(seat: number): Promise<void> {
    await this.take(api.orders(this.table, seat));
  }

  async add(seat: number, order: GivenOrder): Promise<void> {
    await this.take(api.giveOrders(this.table, seat, [...this.given.map(plain), order]));
  }

  async revoke(seat: number, order: Order): Promise<void> {
    const others = this.given.filter((one) => one !== order);
    await this.take(api.giveOrders(this.table, seat, others.map(plain)));
  }

  private async take(answer: Promise<OrdersAnswer>): Promise<void> {
    try {
      const { orders, offers } = await answer;
      this.given = orders;
      this.offers = offers;
      this.refusal = null;
    } catch (error) {
      this.refusal = codeOf(error);
    }
  }
}

function plain({ kind, values }: Order): GivenOrder {
  return { kind, values };
}
