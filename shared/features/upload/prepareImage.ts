import { fitted, imageKind, LARGEST_FILE, MOST_PIXELS } from './imageBytes.ts';
import { readImageHeader } from './imageHeader.ts';
import { pictureOnly } from './jpeg.ts';
import { engineTurnsPhotos, liesOnSide, uprightMatrix } from './orientation.ts';

/** Why a picture cannot be sent. */
export type PrepareProblem =
  | 'empty'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'notAnImage'
  | 'damaged'
  | 'unreadable';

export type Prepared = { ok: true; image: Blob } | { ok: false; problem: PrepareProblem };

const JPEG = 'image/jpeg';
const QUALITY = 0.8;
/** Beyond this an old iPhone draws nothing at all, px. */
const CANVAS_PIXELS = 16_777_216;
const SAMPLE = 16;

const refused = (problem: PrepareProblem): Prepared => ({ ok: false, problem });

function decode(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('not decoded'));
    image.src = address;
  });
}

/** Whether nothing was drawn; a picture of one colour is only suspect when it is larger than a canvas may be. */
function isBlank(context: CanvasRenderingContext2D, image: HTMLImageElement): boolean {
  if (image.naturalWidth * image.naturalHeight <= CANVAS_PIXELS) return false;
  const { width, height } = context.canvas;
  const colours = new Set<string>();
  for (let step = 0; step < SAMPLE; step += 1) {
    const x = Math.floor((width * step) / SAMPLE);
    const y = Math.floor((height * step) / SAMPLE);
    colours.add(context.getImageData(x, y, 1, 1).data.join());
  }
  return colours.size === 1;
}

/** @param orientation how the picture is still to be turned, as Exif says it. */
async function redrawn(image: HTMLImageElement, orientation: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const { width, height } = fitted(image.naturalWidth, image.naturalHeight);
  const isTurned = liesOnSide(orientation);
  canvas.width = isTurned ? height : width;
  canvas.height = isTurned ? width : height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency; what shows through becomes white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(...uprightMatrix(orientation, width, height));
  context.drawImage(image, 0, 0, width, height);
  const blob = isBlank(context, image)
    ? null
    : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
  // Gives the memory back at once, which iOS does not do by itself.
  canvas.width = 0;
  return blob;
}

/** Finds out once how this engine draws photos. @returns makes a picture ready to be sent; never rejects. */
export function createPrepare(): (file: Blob) => Promise<Prepared> {
  const turnsByItself = engineTurnsPhotos(decode);
  return (file) => prepareImage(file, turnsByItself);
}

/**
 * Makes a picture ready to be sent: checked by its bytes before anything decodes it, turned upright,
 * at most 1600 px, a JPEG without place, time or camera. Never rejects.
 */
async function prepareImage(file: Blob, turnsByItself: Promise<boolean>): Promise<Prepared> {
  if (!file.size) return refused('empty');
  if (file.size > LARGEST_FILE) return refused('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  if (!imageKind(bytes)) return refused(bytes.length ? 'notAnImage' : 'unreadable');
  const header = readImageHeader(bytes);
  if (!header) return refused('damaged');
  if (header.width * header.height > MOST_PIXELS) return refused('tooManyPixels');
  const address = URL.createObjectURL(file);
  try {
    const image = await decode(address);
    // The decoder has its own view of a header; it has not drawn a pixel yet.
    if (image.naturalWidth * image.naturalHeight > MOST_PIXELS) return refused('tooManyPixels');
    const blob = await redrawn(image, (await turnsByItself) ? 0 : header.orientation);
    if (blob) return { ok: true, image: blob };
  } catch {
    // Below, a JPEG is still sent, without what it tells of its owner.
  } finally {
    URL.revokeObjectURL(address);
  }
  const bare = header.kind === 'jpeg' ? pictureOnly(bytes) : undefined;
  return bare ? { ok: true, image: new Blob([bare], { type: JPEG }) } : refused('unreadable');
}
