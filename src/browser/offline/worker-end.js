/* In place of the worker while OFFLINE_PAGES is off: deletes what it stored, and itself. */
addEventListener('install', () => Reflect.get(self, 'skipWaiting').call(self))
addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await Reflect.get(self, 'registration').unregister()
  }
  Reflect.get(event, 'waitUntil').call(event, end())
})
