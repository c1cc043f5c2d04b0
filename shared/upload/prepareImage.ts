import { fitted, imageKind, LARGEST_FILE, withoutPrivateSegments } from './imageBytes.ts';

/** Why a picture cannot be sent. */
export type PrepareProblem = 'empty' | 'tooLarge' | 'notAnImage' | 'unreadable';

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

async function redrawn(image: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const { width, height } = fitted(image.naturalWidth, image.naturalHeight);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context || !width || !height) return null;
  // JPEG has no transparency; what shows through becomes white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  const blob = isBlank(context, image)
    ? null
    : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
  // Gives the memory back at once, which iOS does not do by itself.
  canvas.width = 0;
  return blob;
}

/**
 * Makes a picture ready to be sent (hardening 3, "Image pipeline"): checked by its bytes, turned
 * upright, at most 1600 px, a JPEG without place, time or camera. Never rejects.
 */
export async function prepareImage(file: Blob): Promise<Prepared> {
  if (!file.size) return refused('empty');
  if (file.size > LARGEST_FILE) return refused('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const kind = imageKind(bytes);
  if (!kind) return refused(bytes.length ? 'notAnImage' : 'unreadable');
  const address = URL.createObjectURL(file);
  try {
    const blob = await redrawn(await decode(address));
    if (blob) return { ok: true, image: blob };
  } catch {
    // Below, a JPEG is still sent as it is, without what it tells of its owner.
  } finally {
    URL.revokeObjectURL(address);
  }
  const bare = kind === 'jpeg' ? withoutPrivateSegments(bytes) : undefined;
  return bare ? { ok: true, image: new Blob([bare], { type: JPEG }) } : refused('unreadable');
}
