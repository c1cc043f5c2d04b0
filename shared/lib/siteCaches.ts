/** The service worker's file below the base path. Its name never changes: browsers look there for a newer one. */
export const WORKER_FILE = 'sw.js';

/** The Trusted Types policy that the documents permit, for the address of the service worker only. */
export const WORKER_POLICY = 'service-worker';

/** How the names of a site's caches end: several sites may share an origin. @param base with slashes at both ends. */
export function cacheSuffix(base: string): string {
  return `-site-${base}`;
}

/** Deletes the caches that service workers of the site have made, whatever their release. @param kept the name of one that stays. */
export async function deleteSiteCaches(base: string, kept?: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.endsWith(cacheSuffix(base)) && name !== kept) await caches.delete(name);
}
