import type { Result } from '../../api/call.ts';
import type { Prepared, PrepareProblem } from './prepareImage.ts';

/** How many uploads run side by side. */
const SIDE_BY_SIDE = 2;

/** One picture on its way. */
export interface UploadItem {
  key: string;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** The part that is sent, 0 to 1. */
  progress: number;
  /** Address of a preview on this phone. */
  preview?: string;
  /** Address that the server gave. */
  url?: string;
  /** Why it failed: a problem of the picture, or the words of the failed upload. */
  problem?: PrepareProblem;
  message?: string;
}

/** What the queue does with a picture; given from outside so that it can be tried without a browser. */
export interface UploadHands {
  prepare(file: Blob): Promise<Prepared>;
  upload(
    image: Blob,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ): Promise<Result<{ url: string }>>;
  previewOf(image: Blob): string;
  dropPreview(address: string): void;
}

export interface UploadQueue {
  items(): readonly UploadItem[];
  /** Takes as many as there is room for. @returns how many found none. */
  add(files: readonly Blob[]): number;
  /** Tries a failed one again; what was prepared is not prepared twice. */
  retry(key: string): void;
  /** Gives one up, wherever it stands. */
  remove(key: string): void;
}

interface Work {
  item: UploadItem;
  file?: Blob;
  image?: Blob;
  abort?: AbortController;
}

/**
 * Pictures on their way to the server: two at a time, in the order in which they were picked, each
 * with its own progress, retry and removal. A failed one stays until someone decides.
 * @param most how many there may be, waiting and failed ones included.
 * @param kept pictures that were uploaded before a reload.
 * @param onChange is told of every change.
 */
export function createUploadQueue(
  hands: UploadHands,
  most: number,
  kept: readonly UploadItem[],
  onChange: (items: readonly UploadItem[]) => void,
): UploadQueue {
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
      const prepared = await hands.prepare(file);
      if (!prepared.ok) return set(work, { state: 'failed', problem: prepared.problem });
      work.image = prepared.image;
      set(work, { preview: hands.previewOf(prepared.image) });
    }
    if (!work.image || !works.includes(work)) return;
    const abort = new AbortController();
    work.abort = abort;
    const result = await hands.upload(
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
    for (const work of next.slice(0, Math.max(0, SIDE_BY_SIDE - running))) {
      set(work, { state: 'uploading', progress: 0 });
      void send(work).then(run);
    }
  };

  return {
    items,
    add(files) {
      const taken = files.slice(0, Math.max(0, most - works.length));
      for (const file of taken) {
        made += 1;
        works.push({ file, item: { key: `image${made}`, state: 'waiting', progress: 0 } });
      }
      if (taken.length) onChange(items());
      run();
      return files.length - taken.length;
    },
    retry(key) {
      const work = works.find(({ item }) => item.key === key);
      if (work?.item.state !== 'failed') return;
      const { key: same, preview } = work.item;
      work.item = { key: same, state: 'waiting', progress: 0, ...(preview && { preview }) };
      onChange(items());
      run();
    },
    remove(key) {
      const work = works.find(({ item }) => item.key === key);
      if (!work) return;
      works = works.filter((one) => one !== work);
      work.abort?.abort();
      if (work.item.preview) hands.dropPreview(work.item.preview);
      onChange(items());
      run();
    },
  };
}
