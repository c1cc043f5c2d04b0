import { letters } from './readBytes.ts';

/** What a file is by its first bytes; its name and type say nothing. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heic';

/** Largest file that is taken, bytes. */
export const LARGEST_FILE = 20_000_000;
/**
 * Most pixels of a picture that is decoded: at four bytes each, 200 MB. A file of a few kilobytes can
 * name any size, and the phone would close the page for want of memory.
 */
export const MOST_PIXELS = 50_000_000;
/** Longest side of what is sent, px. */
export const LONGEST_SIDE = 1600;

/** The kind of an image; undefined for anything else. @param bytes at least its first 12. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (letters(bytes, 0, 4) === '\u0089PNG') return 'png';
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 4) === 'WEBP') return 'webp';
  const brand = letters(bytes, 8, 4);
  return letters(bytes, 4, 4) === 'ftyp' && /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)
    ? 'heic'
    : undefined;
}

/** Width and height that fit the longest side, never larger than they are; px. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
