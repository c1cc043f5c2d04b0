/** The image format by the file's first bytes. Its name and MIME type are not trusted. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heic';

/** Largest file to accept, bytes. */
export const MAX_FILE_BYTES = 20_000_000;
/**
 * Most pixels to decode: 200 MB at four bytes each. A file of a few kilobytes can declare any size, and the
 * phone would close the page when memory runs out.
 */
export const MAX_PIXELS = 50_000_000;
/** Longest side of the image to send, px. */
const MAX_SIDE = 1600;

/** The format of an image; undefined for anything else. @param bytes at least the first 12. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (letters(bytes, 0, 4) === '\u0089PNG') return 'png';
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 4) === 'WEBP') return 'webp';
  const brand = letters(bytes, 8, 4);
  return letters(bytes, 4, 4) === 'ftyp' && /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)
    ? 'heic'
    : undefined;
}

/** Scales a size down to the longest side allowed, px. Smaller sizes stay as they are. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Reads an unsigned big-endian integer of `count` bytes; NaN if the data ends first. */
export function uint(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let step = 0; step < count; step += 1) {
    value = value * 256 + (bytes[at + step] ?? Number.NaN);
  }
  return value;
}

/** Reads an unsigned little-endian integer of `count` bytes; NaN if the data ends first. */
export function uintLittle(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let step = count - 1; step >= 0; step -= 1) {
    value = value * 256 + (bytes[at + step] ?? Number.NaN);
  }
  return value;
}

/** Reads bytes as Latin-1 text, such as the name of a chunk. */
export function letters(bytes: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...Array.from(bytes.subarray(at, at + count)));
}
