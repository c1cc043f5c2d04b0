import { getConfig } from '../config/config.ts';
import { deleteSiteCaches } from '../lib/siteCaches.ts';
import { registerWorker, savesData } from './registerWorker.ts';

/** Whether the documents of this build have a service worker; written in by the build. */
declare const __SERVICE_WORKER__: boolean;

/** Where `requestIdleCallback` is missing, a ready page is taken to be idle after this, ms. */
const IDLE_AFTER_MS = 2000;

async function start(): Promise<void> {
  const { basePath, serviceWorker } = getConfig();
  if (serviceWorker === 'off') {
    const registration = await navigator.serviceWorker.getRegistration(basePath);
    await registration?.unregister();
    await deleteSiteCaches(basePath);
  } else if (!savesData()) {
    const worker = await registerWorker(basePath);
    worker?.postMessage(location.pathname);
  }
}

/**
 * Registers the service worker once a ready page is idle, and tells it to store this page; where the runtime
 * configuration switches it off, removes it. A web view without service workers, or where they fail, loses nothing.
 */
export function startServiceWorker(): void {
  if (!__SERVICE_WORKER__) return;
  const go = () => void start().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(go);
  else setTimeout(go, IDLE_AFTER_MS);
}
