import { prepareImage } from './prepareImage.ts';
import { uploadImage } from './uploadImage.ts';
import { createUploadQueue, type UploadItem, type UploadQueue } from './uploadQueue.ts';

/** Receives the state of the photos and their notices. */
export interface UploadListener {
  /** Called on every change. */
  changed(items: readonly UploadItem[]): void;
  /** Called once when every photo of a batch is uploaded, and not while one has failed. */
  uploaded(): void;
  /** Called when an upload fails. The same message is not repeated for another photo. */
  failed(message: string): void;
}

const messagesOf = (items: readonly UploadItem[]) => items.flatMap(({ message }) => message ?? []);

/** Turns the many changes of a batch into one notice. @param kept keys of photos uploaded earlier. */
export function announceUploads(
  kept: readonly string[],
  { changed, uploaded, failed }: UploadListener,
): (items: readonly UploadItem[]) => void {
  const announced = new Set(kept);
  let known: readonly string[] = [];
  return (items) => {
    changed(items);
    const messages = messagesOf(items);
    for (const message of new Set(messages)) if (!known.includes(message)) failed(message);
    known = messages;
    const fresh = items.filter(({ key }) => !announced.has(key));
    if (!fresh.length || items.some(({ state }) => state !== 'done')) return;
    for (const { key } of fresh) announced.add(key);
    uploaded();
  };
}

/**
 * Creates the upload queue for this browser. This chunk loads on the first interaction.
 * @param max maximum number of photos. @param kept photos uploaded before a reload.
 */
export function openUploads(
  max: number,
  kept: readonly UploadItem[],
  listener: UploadListener,
): UploadQueue {
  return createUploadQueue(
    {
      prepare: prepareImage,
      upload: uploadImage,
      previewOf: (image) => URL.createObjectURL(image),
      dropPreview: (address) => URL.revokeObjectURL(address),
    },
    max,
    kept,
    announceUploads(
      kept.map(({ key }) => key),
      listener,
    ),
  );
}
