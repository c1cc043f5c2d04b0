import type { Result } from '../../api/call.ts';
import type { Prepared, PrepareProblem } from './prepareImage.ts';

/** How many uploads run at the same time. */
const CONCURRENCY = 2;

/** One photo in the queue. */
export interface UploadItem {
  key: string;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** The fraction sent, 0 to 1. */
  progress: number;
  /** Local address of a preview. */
  preview?: string;
  /** Address on the server. */
  url?: string;
  /** Why it failed: a problem with the photo, or the message of the failed upload. */
  problem?: PrepareProblem;
  message?: string;
}

/** What the queue needs, passed in so that it can be tested without a browser. */
export interface UploadDependencies {
  prepare(file: Blob): Promise<Prepared>;
  upload(
    image: Blob,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ): Promise<Result<{ url: string }>>;
  previewOf(image: Blob): string;
  dropPreview(address: string): void;
}

interface Work {
  item: UploadItem;
  file?: Blob;
  image?: Blob;
  abort?: AbortController;
}

/**
 * Uploads photos two at a time, in the order in which they were added. A failed one stays until it is
 * retried or removed.
 * @param max maximum number of photos, including waiting and failed ones.
 * @param kept photos uploaded before a reload.
 * @param onChange called on every change.
 */
export function createUploadQueue(
  dependencies: UploadDependencies,
  max: number,
  kept: readonly UploadItem[],
  onChange: (items: readonly UploadItem[]) => void,
) {
  let works: Work[] = kept.map((item) => ({ item }));
  let made = 0;
  const items = () => works.map(({ item }) => item);

  const set = (work: Work, changed: Partial<UploadItem>) => {
    work.item = { ...work.item, ...changed };
    if (works.includes(work)) onChange(items());
  };

  const send = async (work: Work) => {
    const { file } = work;
    if (!work.image && file) {
      const prepared = await dependencies.prepare(file);
      if (!prepared.ok) return set(work, { state: 'failed', problem: prepared.problem });
      work.image = prepared.image;
      set(work, { preview: dependencies.previewOf(prepared.image) });
    }
    if (!work.image || !works.includes(work)) return;
    const abort = new AbortController();
    work.abort = abort;
    const result = await dependencies.upload(
      work.image,
      (progress) => set(work, { progress }),
      abort.signal,
    );
    set(
      work,
      result.success
        ? { state: 'done', progress: 1, url: result.data.url }
        : { state: 'failed', message: result.message },
    );
  };

  const run = () => {
    const running = works.filter(({ item }) => item.state === 'uploading').length;
    const next = works.filter(({ item }) => item.state === 'waiting');
    for (const work of next.slice(0, Math.max(0, CONCURRENCY - running))) {
      set(work, { state: 'uploading', progress: 0 });
      void send(work).then(run);
    }
  };

  return {
    items,
    /** Adds photos up to the maximum. @returns how many were left out. */
    add(files: readonly Blob[]): number {
      const taken = files.slice(0, Math.max(0, max - works.length));
      for (const file of taken) {
        made += 1;
        works.push({ file, item: { key: `image${made}`, state: 'waiting', progress: 0 } });
      }
      if (taken.length) onChange(items());
      run();
      return files.length - taken.length;
    },
    /** Retries a failed photo, without preparing it again. */
    retry(key: string): void {
      const work = works.find(({ item }) => item.key === key);
      if (work?.item.state !== 'failed') return;
      const { key: same, preview } = work.item;
      work.item = { key: same, state: 'waiting', progress: 0, ...(preview && { preview }) };
      onChange(items());
      run();
    },
    /** Removes a photo in any state, and aborts its upload. */
    remove(key: string): void {
      const work = works.find(({ item }) => item.key === key);
      if (!work) return;
      works = works.filter((one) => one !== work);
      work.abort?.abort();
      if (work.item.preview) dependencies.dropPreview(work.item.preview);
      onChange(items());
      run();
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
