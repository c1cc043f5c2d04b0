import { createPrepare } from './prepareImage.ts';
import { uploadImage } from './uploadImage.ts';
import { createUploadQueue, type UploadItem, type UploadQueue } from './uploadQueue.ts';

/** A queue of pictures on this phone; one chunk, fetched with the first touch. */
export function openUploads(
  most: number,
  kept: readonly string[],
  onChange: (items: readonly UploadItem[]) => void,
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
    onChange,
  );
}
