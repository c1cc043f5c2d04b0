import { WORKER_FILE } from '../lib/siteCaches.ts';

interface ScriptUrlPolicy {
  createScriptURL: (base: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** Whether the documents of this build have a service worker; written in by the build. */
declare const __SERVICE_WORKER__: boolean;

const rules: ScriptUrlPolicy = { createScriptURL: (base) => base + WORKER_FILE };

const trustedTypes = Object(globalThis).trustedTypes as TrustedTypes | undefined;

/**
 * The one policy that a document allows. It is made while the first module loads and stays in here: its name is
 * taken from then on, so nothing else can turn a text into a script's address.
 */
const policy = (__SERVICE_WORKER__ && trustedTypes?.createPolicy('service-worker', rules)) || rules;

/**
 * Registers the site's service worker.
 * @param base path of the site. @returns the active worker. Rejects where there can be none.
 */
export async function registerWorker(base: string): Promise<ServiceWorker | null> {
  const workers = navigator.serviceWorker;
  await workers.register(policy.createScriptURL(base), { scope: base });
  return (await workers.ready).active;
}
