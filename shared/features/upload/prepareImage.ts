import { jpegOrientation, letters } from './jpeg.ts';

/** The format of an image by its first bytes; its name and MIME type are not trusted. Undefined for anything else. */
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
 * Most pixels to decode: 200 MB at four bytes each. A file of a few kilobytes can declare any size, and the
 * phone would close the page when memory runs out.
 */
const MAX_PIXELS = 50_000_000;
const isHuge = ({ width, height }: Size) => width * height > MAX_PIXELS;
/** Longest side of the image to send, px. */
const MAX_SIDE = 1600;

/** The arguments of `CanvasRenderingContext2D.setTransform`. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * The transform that draws a stored image upright.
 * @param orientation Exif orientation, 1 to 8; anything else counts as upright.
 * @param width width of the stored image on the canvas, px. @param height its height, px.
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

/** Whether an image with this orientation is rotated by 90 degrees, which swaps width and height. */
export function liesOnSide(orientation: number): boolean {
  return orientation >= 5 && orientation <= 8;
}

/** Scales a size down to the longest side allowed, px. Smaller sizes stay as they are. */
export function fitted(width: number, height: number): Size {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Chrome 80 draws a photo as it is stored. Whatever knows this css, the default, turns it upright by itself. */
const turnsPhotos = () => CSS.supports('image-orientation', 'from-image');

/** Why a photo cannot be sent. */
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
/** The largest canvas that older iPhones can draw, total pixels. */
const CANVAS_PIXELS = 16_777_216;
const SAMPLE = 16;

const refused = (problem: PrepareProblem): Prepared => ({ ok: false, problem });

/** An image with its size. Browsers decode one that is not in the page only when it is drawn. */
function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('not an image'));
    image.src = address;
  });
}

/** Whether nothing was drawn. An image of one colour is only suspect if it is too large for a canvas. */
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

/** Draws an image upright and encodes it as JPEG. @param orientation the Exif orientation still to apply, or 0. */
async function redrawn(image: HTMLImageElement, orientation: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const { width, height } = fitted(image.naturalWidth, image.naturalHeight);
  const isTurned = liesOnSide(orientation);
  canvas.width = isTurned ? height : width;
  canvas.height = isTurned ? width : height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency. Without a white background, transparent areas would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(...uprightMatrix(orientation, width, height));
  context.drawImage(image, 0, 0, width, height);
  const blob = isBlank(context, image)
    ? null
    : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
  // Frees the memory at once, which iOS does not do by itself.
  canvas.width = 0;
  return blob;
}

/**
 * Prepares a photo for sending: checks its type and size, rotates it upright, and encodes it as a JPEG of at most
 * 1600 px without location, time or camera data. The file itself is never sent, because it may contain them.
 * Never rejects.
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
  const address = URL.createObjectURL(file);
  try {
    const image = await load(address);
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    if (isHuge(size)) return refused('tooManyPixels');
    problem = 'unreadable';
    const blob = await redrawn(image, orientation);
    if (blob) return { ok: true, image: blob };
  } catch {
    // It cannot be decoded or drawn, and is refused below.
  } finally {
    URL.revokeObjectURL(address);
  }
  return refused(problem);
}
