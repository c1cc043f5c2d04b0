/** Big-endian unless `little`; NaN if the data ends first. */
function uint(bytes: Uint8Array, at: number, count: number, little = false): number {
  const part = Array.from({ length: count }, (_, step) => bytes[at + step] ?? Number.NaN);
  return (little ? part.reverse() : part).reduce((value, byte) => value * 256 + byte, 0);
}

/** Latin-1, such as the name of a chunk. */
export function letters(bytes: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...Array.from(bytes.subarray(at, at + count)));
}

const SOS = 0xda;
const APP1 = 0xe1;
const ORIENTATION_TAG = 0x0112;

function exifOrientation(tiff: Uint8Array): number {
  const little = letters(tiff, 0, 2) === 'II';
  const directory = uint(tiff, 4, 4, little);
  const count = Math.min(uint(tiff, directory, 2, little), 1000);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (uint(tiff, entry, 2, little) !== ORIENTATION_TAG) continue;
    const value = uint(tiff, entry + 8, 2, little);
    return value <= 8 ? value : 0;
  }
  return 0;
}

/** 1 (upright) to 8; 0 if there is none, or none that can be read. */
export function jpegOrientation(bytes: Uint8Array): number {
  let at = 2;
  while (bytes[at] === 0xff) {
    // Any number of 0xff bytes may precede a marker as padding.
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    const length = uint(bytes, at + 2, 2);
    if (marker === SOS || !(length >= 2)) return 0;
    const end = at + 2 + length;
    if (marker === APP1 && letters(bytes, at + 4, 4) === 'Exif') {
      return exifOrientation(bytes.subarray(at + 10, end));
    }
    at = end;
  }
  return 0;
}
