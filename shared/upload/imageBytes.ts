/** What a file is by its first bytes; its name and type say nothing (decisions 4, "File picking"). */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heic';

/** Largest file that is taken, bytes (hardening 3, image pipeline). */
export const LARGEST_FILE = 20_000_000;
/** Longest side of what is sent, px (hardening 3). */
export const LONGEST_SIDE = 1600;

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...Array.from(bytes.subarray(from, to)));

/** The kind of an image; undefined for anything else. @param bytes at least its first 12. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 4) === '\u0089PNG') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  const brand = text(bytes, 8, 12);
  return text(bytes, 4, 8) === 'ftyp' && /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)
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

const SCAN = 0xda;
/** Segments that may tell where and by whom a picture was taken: Exif and XMP, IPTC, comments. */
const PRIVATE: readonly number[] = [0xe1, 0xed, 0xfe];

/**
 * A JPEG without its private segments, byte for byte the same otherwise; for a picture that this
 * phone cannot decode. @returns undefined when its segments cannot be followed.
 */
export function withoutPrivateSegments(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (bytes[at] !== 0xff || length < 2) return undefined;
    if (marker === SCAN) return joined([...kept, bytes.subarray(at)]);
    if (!PRIVATE.includes(marker)) kept.push(bytes.subarray(at, at + 2 + length));
    at += 2 + length;
  }
  return undefined;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
