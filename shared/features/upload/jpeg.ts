/** Reads an unsigned integer of `count` bytes, big-endian unless `little`; NaN if the data ends first. */
function uint(bytes: Uint8Array, at: number, count: number, little = false): number {
  const part = Array.from({ length: count }, (_, step) => bytes[at + step] ?? Number.NaN);
  return (little ? part.reverse() : part).reduce((value, byte) => value * 256 + byte, 0);
}

/** Reads bytes as Latin-1 text, such as the name of a chunk. */
export function letters(bytes: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...Array.from(bytes.subarray(at, at + count)));
}

const RST0 = 0xd0;
const RST7 = 0xd7;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;
const ORIENTATION_TAG = 0x0112;
/** More than any camera writes. The limit keeps a file of tiny segments from using up memory. */
const MAX_SEGMENTS = 10_000;

/** One segment with its marker. The segment of a scan (SOS) includes the scan's data. */
interface Segment {
  marker: number;
  /** The whole segment, starting with 0xff. */
  bytes: Uint8Array;
}

/** Size and orientation from the header of a JPEG. */
export interface JpegHeader {
  /** Size as stored, before rotation, px. */
  width: number;
  height: number;
  /** Exif orientation, 1 (upright) to 8; 0 if there is none. */
  orientation: number;
}

/** Offset of the first marker after a scan's data. In the data, 0xff is followed by 0 or a restart marker. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || (next >= RST0 && next <= RST7);
    if (!isData) return at;
  }
  return bytes.length;
}

/** The segments up to the end marker, or up to the first damaged one. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  if (uint(bytes, 0, 2) !== 0xff00 + SOI) return;
  let at = 2;
  while (bytes[at] === 0xff) {
    // Any number of 0xff bytes may precede a marker as padding.
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) {
      yield { marker, bytes: bytes.subarray(at, at + 2) };
      return;
    }
    const length = uint(bytes, at + 2, 2);
    const headEnd = at + 2 + length;
    const hasLength = marker >= 0xc0 && !(marker >= RST0 && marker <= SOI);
    if (!hasLength || !(length >= 2) || headEnd > bytes.length) return;
    const end = marker === SOS ? scanEnd(bytes, headEnd) : headEnd;
    yield { marker, bytes: bytes.subarray(at, end) };
    at = end;
  }
}

/** Whether a marker is a start of frame: 0xc0 to 0xcf, except DHT, DAC and a reserved marker. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function orientationOf(exif: Uint8Array): number {
  const tiff = exif.subarray(10);
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

const isExif = ({ marker, bytes }: Segment) => marker === APP1 && letters(bytes, 4, 4) === 'Exif';

/** Reads the size and orientation of a JPEG; undefined if its header is damaged or has no size or two. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | undefined {
  let frame: Uint8Array | undefined;
  let orientation = 0;
  for (const segment of segmentsOf(bytes)) {
    if (segment.marker === SOS) {
      const [height, width] = frame ? [uint(frame, 5, 2), uint(frame, 7, 2)] : [0, 0];
      return width * height > 0 ? { width, height, orientation } : undefined;
    }
    if (isFrame(segment.marker)) {
      if (frame) return undefined;
      frame = segment.bytes;
    }
    if (isExif(segment)) orientation ||= orientationOf(segment.bytes);
  }
  return undefined;
}

/** Markers that a decoder needs, besides frames: DQT, DHT, DAC, DRI and SOS. */
const PICTURE: readonly number[] = [0xdb, 0xc4, 0xcc, 0xdd, SOS];

/**
 * Whether a segment is needed to decode the picture. JFIF and Adobe segments are kept only in their minimal
 * length, because longer ones can hold a thumbnail or other data. A colour profile is dropped: it can hold any text.
 */
function isPicture({ marker, bytes }: Segment): boolean {
  if (marker === APP0) return bytes.length === 18 && letters(bytes, 4, 5) === 'JFIF\0';
  if (marker === APP14) return bytes.length === 16 && letters(bytes, 4, 5) === 'Adobe';
  return isFrame(marker) || PICTURE.includes(marker);
}

/**
 * Strips a JPEG of all metadata: Exif, comments, and anything after its end marker, such as a motion clip.
 * Used for images that this phone cannot decode and encode again.
 * @returns its parts; undefined if the file is damaged or does not contain exactly one picture.
 */
export function pictureOnly(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] | undefined {
  const kept = [bytes.slice(0, 2)];
  const markers: number[] = [];
  for (const segment of segmentsOf(bytes)) {
    if (markers.push(segment.marker) > MAX_SEGMENTS) return undefined;
    if (segment.marker === EOI || isPicture(segment)) kept.push(segment.bytes.slice());
  }
  const isWhole = markers.includes(EOI) && readJpegHeader(bytes);
  return isWhole && markers.filter(isFrame).length === 1 ? kept : undefined;
}
