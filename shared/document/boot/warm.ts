import { savesData } from '../../lib/saveData.ts';
import { registerWorker } from '../../runtime/registerWorker.ts';
import { pageAt, type WorkerData, type WorkerPage } from '../worker/workerData.ts';
import { currentConfig, runtimeConfig } from './loadRuntimeConfig.ts';

/** The site's pages and their files; written in by the build. */
declare const __PAGES__: Pick<WorkerData, 'base' | 'pages' | 'files'>;
/** Whether the documents of this build have a service worker; written in by the build. */
declare const __SERVICE_WORKER__: boolean;

/** Where borrowers begin most often: an order, and its repayment. */
const PAGES_BY_DEFAULT = 'loanDetail,repayment';

const { base, files } = __PAGES__;

function askedPages(): WorkerPage[] {
  const names = (location.hash.slice(1) || PAGES_BY_DEFAULT).split(',');
  return names.flatMap((name) => pageAt(__PAGES__, `${base}${name}`) ?? []);
}

async function activeWorker(): Promise<ServiceWorker | null> {
  await runtimeConfig.ready;
  if (!__SERVICE_WORKER__ || currentConfig()?.serviceWorker === 'off') return null;
  return registerWorker(base).catch(() => null);
}

function storeThrough(worker: ServiceWorker, { path }: WorkerPage): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    worker.postMessage(`${base}${path}`, [port2]);
  });
}

/** Without a service worker at least the hashed files are in the browser's cache afterwards. */
async function fetchFiles(page: WorkerPage): Promise<void> {
  await Promise.all(
    page.files.map((index) =>
      fetch(files[index] ?? '').then(
        (response) => response.arrayBuffer(),
        () => undefined,
      ),
    ),
  );
}

async function warm(): Promise<void> {
  if (!savesData()) {
    const worker = await activeWorker();
    for (const page of askedPages()) await (worker ? storeThrough(worker, page) : fetchFiles(page));
  }
  // What the native shell waits for.
  document.title = 'Ready';
}

void warm();
