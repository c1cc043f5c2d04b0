import { announceUploads, type UploadListener } from './announceUploads.ts';
import { createPrepare } from './prepareImage.ts';
import { uploadImage } from './uploadImage.ts';
import { createUploadQueue, type UploadItem, type UploadQueue } from './uploadQueue.ts';

/**
 * A queue of pictures on this phone; one chunk, fetched with the first touch.
 * @param kept pictures that were uploaded before a reload.
 */
export function openUploads(
  most: number,
  kept: readonly UploadItem[],
  listener: UploadListener,
): UploadQueue {
  return createUploadQueue(
    {
      prepare: createPrepare(),
      upload: uploadImage,
      previewOf: (image) => URL.createObjectURL(image),
      dropPreview: (address) => URL.revokeObjectURL(address),
    },
    most,
    kept,
    announceUploads(
      kept.map(({ key }) => key),
      listener,
    ),
  );
}
