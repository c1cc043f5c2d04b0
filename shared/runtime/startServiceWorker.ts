import { getConfig } from '../config/config.ts';
import { savesData } from '../lib/saveData.ts';
import { deleteSiteCaches, REMOVE_WORKER } from '../lib/siteCaches.ts';
import { registerWorker } from './registerWorker.ts';
import { whenIdle } from './whenIdle.ts';

/** Whether pages of this build have a service worker; inserted by the build. */
declare const __SERVICE_WORKER__: boolean;

async function start(): Promise<void> {
  const { basePath, serviceWorker } = getConfig();
  // The file may have come after the page had started with the copy of the last visit.
  const { settings } = window.__boot?.site ?? {};
  if ((settings?.serviceWorker ?? serviceWorker) === 'off') {
    const registration = await navigator.serviceWorker.getRegistration(basePath);
    // It still serves the open pages, and would store their parts again.
    registration?.active?.postMessage(REMOVE_WORKER);
    await registration?.unregister();
    await deleteSiteCaches(basePath);
  } else if (!savesData()) (await registerWorker(basePath))?.postMessage(location.pathname);
}

/**
 * Registers the service worker once the page is idle, and asks it to store this page. If the runtime configuration
 * switches it off, removes it. Failures are ignored, because pages work without it.
 */
export function startServiceWorker(): void {
  if (!__SERVICE_WORKER__) return;
  whenIdle(() => void start().catch(() => undefined));
}
