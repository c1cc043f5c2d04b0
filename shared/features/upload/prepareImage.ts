import { encoded, givesBack, withImage } from './canvas.ts';
import { jpegOrientation, letters } from './jpeg.ts';

/** By the first bytes; name and MIME type are not trusted. Undefined for any other format. */
export function imageKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heic' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (letters(bytes, 0, 4) === '\u0089PNG') return 'png';
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 4) === 'WEBP') return 'webp';
  const brand = letters(bytes, 8, 4);
  return letters(bytes, 4, 4) === 'ftyp' && /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)
    ? 'heic'
    : undefined;
}

type Size = Record<'width' | 'height', number>;

/** Largest file to accept, bytes. */
const MAX_FILE_BYTES = 20_000_000;
/**
 * Most pixels to decode, the picture of a camera of 64 megapixels: 257 MB at four bytes each. A file of a few kilobytes can
 * declare any size, and the phone would close the page when memory runs out.
 */
const MAX_PIXELS = 9248 * 6944;
const isHuge = ({ width, height }: Size) => width * height > MAX_PIXELS;
/** Longest side of the image to send, px. */
const MAX_SIDE = 1600;
/** A picture that is longer than this many times its width is a screenshot of a page that was scrolled. */
const LONG = 2.5;
/** The largest of those, px: legible, and less than the 16 megapixels that older iPhones can draw. */
const LONG_SIZE = { width: 720, height: 16_384 };

/** The arguments of `CanvasRenderingContext2D.setTransform`. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * @param orientation Exif orientation, 1 to 8; anything else counts as upright. @param width of the stored image on the
 * canvas, px. @param height of it, px.
 */
export function uprightMatrix(orientation: number, width: number, height: number): Matrix {
  const matrices: Readonly<Record<number, Matrix>> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  return matrices[orientation] ?? [1, 0, 0, 1, 0, 0];
}

/** Rotated by 90 degrees, which swaps width and height. */
export function liesOnSide(orientation: number): boolean {
  return orientation >= 5 && orientation <= 8;
}

/** Of an upright image, px. Sizes below the limit stay. */
export function fitted(width: number, height: number): Size {
  const isLong = height > LONG * width;
  const most = isLong ? LONG_SIZE : { width: MAX_SIDE, height: MAX_SIDE };
  const scale = Math.min(1, most.width / width, most.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Chrome 80 draws a photo as it is stored. Whatever knows this css, the default, turns it upright by itself. */
const turnsPhotos = () => CSS.supports('image-orientation', 'from-image');

export type PrepareProblem =
  | 'empty'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'notAnImage'
  | 'damaged'
  | 'hidden'
  | 'unreadable';

export type Prepared = { ok: true; image: Blob } | { ok: false; problem: PrepareProblem };

const SAMPLES = 16;

const refused = (problem: PrepareProblem): Prepared => ({ ok: false, problem });

/** As where the image is too large for the phone. */
function isBlank(context: CanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  const rows = Array.from({ length: SAMPLES }, (_, row) => Math.floor((height * row) / SAMPLES));
  return rows.every((row) => context.getImageData(0, row, width, 1).data.every((byte) => !byte));
}

/** @param orientation the Exif orientation still to apply, or 0. */
async function redrawn(image: HTMLImageElement, orientation: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const { naturalWidth, naturalHeight } = image;
  const isTurned = liesOnSide(orientation);
  const { width, height } = isTurned
    ? fitted(naturalHeight, naturalWidth)
    : fitted(naturalWidth, naturalHeight);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  const stored = isTurned ? { width: height, height: width } : { width, height };
  context.setTransform(...uprightMatrix(orientation, stored.width, stored.height));
  context.drawImage(image, 0, 0, stored.width, stored.height);
  const isDrawn = !isBlank(context);
  // JPEG has no transparency. Without a white background, transparent areas would become black.
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const blob = isDrawn ? await encoded(canvas) : null;
  // Frees the memory at once, which iOS does not do by itself.
  canvas.width = 0;
  return blob;
}

/**
 * Redraws a photo upright as a JPEG of at most 1600 px, or of a legible width if it is long, without location, time or
 * camera data. The file itself is never sent, because it may contain them. Never rejects.
 */
export async function prepareImage(file: Blob): Promise<Prepared> {
  if (!file.size) return refused('empty');
  if (file.size > MAX_FILE_BYTES) return refused('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const kind = imageKind(bytes);
  if (!kind) return refused(bytes.length ? 'notAnImage' : 'unreadable');
  const orientation = kind === 'jpeg' && !turnsPhotos() ? jpegOrientation(bytes) : 0;
  // Not every browser knows HEIC.
  let problem: PrepareProblem = kind === 'heic' ? 'unreadable' : 'damaged';
  try {
    return await withImage(file, async (image) => {
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      if (isHuge(size)) return refused('tooManyPixels');
      problem = 'unreadable';
      const blob = await redrawn(image, orientation);
      if (!blob) return refused(problem);
      return (await givesBack()) ? { ok: true, image: blob } : refused('hidden');
    });
  } catch {
    // It cannot be decoded or drawn.
    return refused(problem);
  }
}
