import { deleteSiteCaches } from '../../lib/siteCaches.ts';

declare const __SITE__: { base: string };
declare const self: ServiceWorkerGlobalScope;

// The script of a release without a service worker removes that of an older release.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteSiteCaches(__SITE__.base).then(() => self.registration.unregister()));
});
