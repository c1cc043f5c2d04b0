import { getConfig } from '../config/config.ts';
import { savesData } from '../lib/saveData.ts';
import { deleteSiteCaches } from '../lib/siteCaches.ts';
import { registerWorker } from './registerWorker.ts';

/** Whether the documents of this build have a service worker; written in by the build. */
declare const __SERVICE_WORKER__: boolean;

async function start(): Promise<void> {
  const { basePath, serviceWorker } = getConfig();
  if (serviceWorker === 'off') {
    await (await navigator.serviceWorker.getRegistration(basePath))?.unregister();
    await deleteSiteCaches(basePath);
  } else if (!savesData()) (await registerWorker(basePath))?.postMessage(location.pathname);
}

/**
 * Registers the service worker once a ready page is idle, and tells it to store this page; where the runtime
 * configuration switches it off, removes it. A web view without service workers, or where they fail, loses nothing.
 */
export function startServiceWorker(): void {
  if (!__SERVICE_WORKER__) return;
  const whenIdle: (work: () => void) => void = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void start().catch(() => undefined));
}
