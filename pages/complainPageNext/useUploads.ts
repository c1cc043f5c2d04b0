import { useRef, useState } from 'react';
import type { UploadItem, UploadQueue } from '../../shared/features/upload/uploadQueue.ts';
import { showLoadError } from '../../shared/ui/reloadPage.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { complainPageNextText } from './complainPageNext.messages.ts';
import { MAX_IMAGES } from './complainPageNext.model.ts';

/** The photos of a complaint, with functions to add, retry and remove them. */
export type Uploads = ReturnType<typeof useUploads>;

const load = () => import('../../shared/features/upload/uploadQueue.ts');

/** Preloads the upload chunk. Never rejects. */
export function warmUpUploads(): void {
  load().catch(() => undefined);
}

const keptItems = (urls: readonly string[]): UploadItem[] =>
  urls.map((url, index) => ({ key: `kept${index}`, state: 'done', progress: 1, url }));

/**
 * Manages the photos of a complaint. The upload queue loads with the first photo.
 * @param kept addresses of photos uploaded before a reload.
 */
export function useUploads(kept: readonly string[]) {
  const [items, setItems] = useState<readonly UploadItem[]>(() => keptItems(kept));
  const opened = useRef<Promise<UploadQueue>>(undefined);

  const queue = () => {
    opened.current ??= load().then(({ openUploads }) =>
      openUploads(MAX_IMAGES, items, {
        changed: setItems,
        uploaded: () => showToast(complainPageNextText.uploaded),
        failed: (message) => showToast(message, { tone: 'error' }),
      }),
    );
    // If the chunk fails to load, the next photo requests it again.
    opened.current.catch(() => {
      opened.current = undefined;
    });
    return opened.current;
  };

  return {
    items,
    async add(files: readonly File[]) {
      try {
        const left = (await queue()).add(files);
        if (left)
          showToast(complainPageNextText.refusedPhotos(left, MAX_IMAGES), { tone: 'error' });
      } catch {
        showLoadError();
      }
    },
    retry: (key: string) => void queue().then((open) => open.retry(key)),
    async remove(key: string) {
      try {
        (await queue()).remove(key);
      } catch {
        showLoadError();
      }
    },
  };
}
