import { deleteSiteCaches } from '../../lib/siteCaches.ts';
import type { WorkerScope } from './workerScope.ts';

/** Where the site is mounted; written in by the build. */
declare const __BASE__: string;
declare const self: WorkerScope;

// The worker of a release without one: it takes the place of an older release's, and leaves nothing behind.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteSiteCaches(__BASE__).then(() => self.registration.unregister()));
});
