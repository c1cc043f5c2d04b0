import { deleteSiteCaches } from '../../lib/siteCaches.ts';

/** Where the site is mounted; inserted by the build. */
declare const __BASE__: string;
declare const self: ServiceWorkerGlobalScope;

// The script of a release without a service worker. It replaces the worker of an older release and removes its caches.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteSiteCaches(__BASE__).then(() => self.registration.unregister()));
});
