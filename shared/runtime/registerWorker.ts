import { WORKER_FILE, WORKER_POLICY } from '../lib/siteCaches.ts';

interface ScriptUrlPolicy {
  createScriptURL: (base: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** Whether the pages of this build have a service worker; inserted by the build. */
declare const __SERVICE_WORKER__: boolean;

const rules: ScriptUrlPolicy = { createScriptURL: (base) => base + WORKER_FILE };

const trustedTypes = Object(globalThis).trustedTypes as TrustedTypes | undefined;

/**
 * The only Trusted Types policy that a document permits. It is created while the first module loads. Its name can be used
 * only once, so no other code can turn a text into the address of a script.
 */
const policy = (__SERVICE_WORKER__ && trustedTypes?.createPolicy(WORKER_POLICY, rules)) || rules;

/**
 * Registers the site's service worker.
 * @param base path of the site. @returns its registration, once a worker is active. Rejects if the browser permits none.
 */
export async function registerWorker(base: string): Promise<ServiceWorkerRegistration> {
  const workers = navigator.serviceWorker;
  await workers.register(policy.createScriptURL(base), { scope: base });
  return workers.ready;
}
