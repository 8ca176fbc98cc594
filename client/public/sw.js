// Shows what the server sends, in the words that the page has left in the cache.
self.addEventListener("push", (event) => {
  event.waitUntil(
    (async () => {
      const message = event.data ? event.data.json() : {};
      const kept = await (await caches.open("words")).match("/words");
      const { games = {}, notices = {} } = kept ? await kept.json() : {};
      await self.registration.showNotification(games[message.game] ?? "Camarilla", {
        body: notices[message.type] ?? "",
        icon: "/favicon.svg",
        tag: message.table,
        data: { table: message.table },
      });
    })(),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = `/t/${event.notification.data.table}`;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = pages.find((page) => new URL(page.url).pathname === path);
      await (open ? open.focus() : self.clients.openWindow(path));
    })(),
  );
});
