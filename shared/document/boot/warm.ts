import { savesData } from '../../lib/browser.ts';
import { registerWorker } from '../../runtime/startServiceWorker.ts';
import { pageAt, type WorkerData, type WorkerPage } from '../pagePaths.ts';

/** The site's pages and their files; inserted by the build. */
declare const __PAGES__: Pick<WorkerData, 'base' | 'pages'>;
/** Whether pages of this build have a service worker; inserted by the build. */
declare const __SERVICE_WORKER__: boolean;

/** The pages that borrowers open first most often. */
const DEFAULT_PAGES = 'loanDetail,repayment';

const { base } = __PAGES__;

/** The pages that the hash names, such as `#loanDetail,repayment`. */
function requestedPages(): WorkerPage[] {
  const names = (location.hash.slice(1) || DEFAULT_PAGES).split(',');
  return names.flatMap((name) => pageAt(__PAGES__, `${base}${name}`) ?? []);
}

async function activeWorker(): Promise<ServiceWorker | null> {
  if (!__SERVICE_WORKER__) return null;
  return registerWorker(base).then(
    ({ active }) => active,
    () => null,
  );
}

function storeThrough(worker: ServiceWorker, { path }: WorkerPage): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    worker.postMessage(`${base}${path}`, [port2]);
  });
}

/** Fetches the files of a page into the browser's cache, if there is no service worker. */
async function fetchFiles({ files }: WorkerPage): Promise<void> {
  await Promise.all(
    files.map((file) =>
      fetch(file).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      ),
    ),
  );
}

async function warm(): Promise<void> {
  if (!savesData()) {
    const worker = await activeWorker();
    for (const page of requestedPages())
      await (worker ? storeThrough(worker, page) : fetchFiles(page));
  }
  // The app waits for this title.
  document.title = 'Ready';
}

void warm();
