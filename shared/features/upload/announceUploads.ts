import type { UploadItem } from './uploadQueue.ts';

/** Who shows the pictures and says what became of them. */
export interface UploadListener {
  /** Told of every change. */
  changed(items: readonly UploadItem[]): void;
  /** Every picture of a batch is there. Nine pictures are one success; while one has failed, none is said. */
  uploaded(): void;
  /** An upload has just failed. @param message its words; what another picture says already is not said again. */
  failed(message: string): void;
}

const messagesOf = (items: readonly UploadItem[]) => items.flatMap(({ message }) => message ?? []);

/** Makes one notice of a batch's many changes. @param kept keys of the pictures that were there before. */
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
