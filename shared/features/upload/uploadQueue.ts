import { type PrepareProblem, prepareImage } from './prepareImage.ts';
import { uploadImage } from './uploadImage.ts';

const CONCURRENCY = 2;

export interface UploadItem {
  key: string;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** The fraction sent, 0 to 1. */
  progress: number;
  /** A local address. */
  preview?: string;
  /** An address of the server. */
  url?: string;
  /** Why it failed: a problem with the photo, or the message of the failed upload. */
  problem?: PrepareProblem;
  message?: string;
}

interface UploadListener {
  changed(items: readonly UploadItem[]): void;
  /** Once when every photo of a batch is uploaded, and not while one has failed. */
  uploaded(): void;
  /** The same message is not repeated for another photo. */
  failed(message: string): void;
}

interface Work {
  item: UploadItem;
  file?: Blob;
  image?: Blob;
  abort?: AbortController;
  /** Uploaded, and the listener does not know that yet. */
  isNews?: boolean;
}

/**
 * Two at a time, in the order in which they were added. A failed photo stays until it is retried or removed.
 * @param max maximum number of photos, including waiting and failed ones. @param kept photos uploaded before a reload.
 */
export function openUploads(max: number, kept: readonly UploadItem[], listener: UploadListener) {
  let works: Work[] = kept.map((item) => ({ item }));
  let made = 0;

  const tell = () => {
    listener.changed(works.map(({ item }) => item));
    const news = works.filter(({ isNews }) => isNews);
    if (!news.length || works.some(({ item }) => item.state !== 'done')) return;
    for (const work of news) work.isNews = false;
    listener.uploaded();
  };

  const set = (work: Work, changed: Partial<UploadItem>) => {
    work.item = { ...work.item, ...changed };
    if (works.includes(work)) tell();
  };

  const fail = (work: Work, message: string) => {
    const isKnown = works.some(({ item }) => item.message === message);
    set(work, { state: 'failed', message });
    if (!isKnown && works.includes(work)) listener.failed(message);
  };

  const send = async (work: Work) => {
    const { file } = work;
    if (!work.image && file) {
      const prepared = await prepareImage(file);
      if (!prepared.ok) return set(work, { state: 'failed', problem: prepared.problem });
      work.image = prepared.image;
      set(work, { preview: URL.createObjectURL(prepared.image) });
    }
    if (!work.image || !works.includes(work)) return;
    const abort = new AbortController();
    work.abort = abort;
    const result = await uploadImage(
      work.image,
      (progress) => set(work, { progress }),
      abort.signal,
    );
    if (!result.success) return fail(work, result.message);
    work.isNews = true;
    set(work, { state: 'done', progress: 1, url: result.data.url });
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
    /** @returns how many photos were left out. */
    add(files: readonly Blob[]): number {
      const taken = files.slice(0, Math.max(0, max - works.length));
      for (const file of taken) {
        made += 1;
        works.push({ file, item: { key: `image${made}`, state: 'waiting', progress: 0 } });
      }
      if (taken.length) tell();
      run();
      return files.length - taken.length;
    },
    /** Without preparing the photo again. */
    retry(key: string): void {
      const work = works.find(({ item }) => item.key === key);
      if (work?.item.state !== 'failed') return;
      const { key: same, preview } = work.item;
      work.item = { key: same, state: 'waiting', progress: 0, ...(preview && { preview }) };
      tell();
      run();
    },
    /** In any state; aborts its upload. */
    remove(key: string): void {
      const work = works.find(({ item }) => item.key === key);
      if (!work) return;
      works = works.filter((one) => one !== work);
      work.abort?.abort();
      if (work.item.preview) URL.revokeObjectURL(work.item.preview);
      tell();
      run();
    },
  };
}

export type UploadQueue = ReturnType<typeof openUploads>;
