/** The service worker's file below the base path. Its name never changes: browsers look there for a newer one. */
export const WORKER_FILE = 'sw.js';

/** What Workbox joins with a hyphen to the name of its cache: one site of several that may share an origin. */
export const SITE_CACHES = 'site';

/** The name of the cache that holds the pages of one release. @param base path of the site, with slashes at both ends. */
export function pagesCacheName(release: string, base: string): string {
  return `${SITE_CACHES}-pages-${release}-${base}`;
}

/** Whether a cache belongs to the site below a base path, whatever its release. */
export function isSiteCache(name: string, base: string): boolean {
  return name.startsWith(`${SITE_CACHES}-`) && name.endsWith(`-${base}`);
}

/** Whether a cache holds the pages of a release of the site. */
export function isPagesCache(name: string, base: string): boolean {
  return isSiteCache(name, base) && name.startsWith(`${SITE_CACHES}-pages-`);
}

/** Deletes every cache that a service worker of the site has made. */
export async function deleteSiteCaches(base: string): Promise<void> {
  for (const name of await caches.keys()) if (isSiteCache(name, base)) await caches.delete(name);
}
