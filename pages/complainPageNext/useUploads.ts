import { useRef, useState } from 'react';
import type { UploadItem, UploadQueue } from '../../shared/features/upload/uploadQueue.ts';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { showLost } from '../../shared/ui/lazy/reloadPage.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { text } from './complainPageNext.messages.ts';
import { MOST_IMAGES } from './complainPageNext.model.ts';

/** The pictures of a complaint, and what can be done with them. */
export interface Uploads {
  items: readonly UploadItem[];
  add(files: readonly File[]): Promise<void>;
  retry(key: string): void;
  remove(key: string): Promise<void>;
}

const load = lazyModule(
  'shared/features/upload/upload.ts',
  () => import('../../shared/features/upload/upload.ts'),
);

/** Fetches the upload chunk ahead of need. Never rejects. */
export function warmUpUploads(): void {
  load().catch(() => undefined);
}

const keptItems = (urls: readonly string[]): UploadItem[] =>
  urls.map((url, index) => ({ key: `kept${index}`, state: 'done', progress: 1, url }));

/**
 * The pictures of a complaint. The queue itself comes with its chunk at the first picture.
 * @param kept addresses that were uploaded before a reload.
 */
export function useUploads(kept: readonly string[]): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>(() => keptItems(kept));
  const opened = useRef<Promise<UploadQueue>>(undefined);

  const queue = () => {
    opened.current ??= load().then(({ openUploads }) =>
      openUploads(MOST_IMAGES, items, {
        changed: setItems,
        uploaded: () => showToast(text.uploaded),
        failed: (message) => showToast(message, { tone: 'error' }),
      }),
    );
    // A chunk that did not come is asked for again with the next picture.
    opened.current.catch(() => {
      opened.current = undefined;
    });
    return opened.current;
  };

  return {
    items,
    async add(files) {
      try {
        const left = (await queue()).add(files);
        if (left) showToast(text.refusedPhotos(left, MOST_IMAGES), { tone: 'error' });
      } catch {
        showLost();
      }
    },
    retry: (key) => void queue().then((open) => open.retry(key)),
    async remove(key) {
      try {
        (await queue()).remove(key);
      } catch {
        showLost();
      }
    },
  };
}
