import type { UploadItem } from './uploadQueue.ts';

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
