// Tells me that it is my turn while no page of ours is open, and opens the table when I follow it. It keeps nothing, and
// pages load without it.

self.addEventListener('push', (event) => {
  const told = event.data?.json();
  if (!told) return;
  const shown = {
    body: told.body,
    tag: told.tag, // a newer one about the same table takes its place
    renotify: true,
    lang: told.lang,
    icon: '/favicon-turn.svg',
    data: { url: told.url },
  };
  event.waitUntil(self.registration.showNotification(told.title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
