/** The service worker's file below the base path. Its name never changes: browsers look there for a newer one. */
export const WORKER_FILE = 'sw.js';

/** The only Trusted Types policy that documents permit. A name can be used once, so no other text becomes a script's address. */
export const WORKER_POLICY = 'service-worker';

/** The name of a cache. Several sites may share an origin. @param base path of the site, with slashes at both ends. */
export const cacheName = (kind: string, base: string) => `${kind}-site-${base}`;

/** Deletes the caches of a site, also those of older releases. @param kept the names of those that stay. */
export async function deleteSiteCaches(base: string, kept: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys())
    if (name.endsWith(cacheName('', base)) && !kept.includes(name)) await caches.delete(name);
}
