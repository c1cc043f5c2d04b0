import { announceUploads, type UploadListener } from './announceUploads.ts';
import { createPrepare } from './prepareImage.ts';
import { uploadImage } from './uploadImage.ts';
import { createUploadQueue, type UploadItem, type UploadQueue } from './uploadQueue.ts';

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
      prepare: createPrepare(),
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
