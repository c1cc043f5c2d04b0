import { type JpegHeader, letters, readJpegHeader, uint } from './jpeg.ts';

/** The image format by the file's first bytes. Its name and MIME type are not trusted. */
type ImageKind = 'jpeg' | 'png' | 'webp' | 'heic';

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

/** The header of an image, read without decoding it. */
export type ImageHeader = JpegHeader & { kind: ImageKind };

type Size = Pick<ImageHeader, 'width' | 'height'>;

function pngSize(bytes: Uint8Array): Size | undefined {
  const isHeader = uint(bytes, 8, 4) === 13 && letters(bytes, 12, 4) === 'IHDR';
  return isHeader ? { width: uint(bytes, 16, 4), height: uint(bytes, 20, 4) } : undefined;
}

interface Part {
  name: string;
  /** Start and end of its content, byte offsets. */
  from: number;
  to: number;
}

/** More parts than any camera writes. The limit keeps a file of tiny parts from using up memory. */
const MAX_PARTS = 1000;

function* webpChunks(bytes: Uint8Array): Generator<Part> {
  let at = 12;
  for (let count = 0; count < MAX_PARTS && at + 8 <= bytes.length; count += 1) {
    const from = at + 8;
    const to = from + uint(bytes, at + 4, 4, true);
    yield { name: letters(bytes, at, 4), from, to };
    // Chunks of odd length are padded.
    at = to + (to % 2);
  }
}

const FOURTEEN_BITS = 0x3fff;
const ANIMATED = 2;

function frameSize(bytes: Uint8Array, { name, from }: Part): Size | undefined {
  if (name === 'VP8 ' && uint(bytes, from + 3, 3) === 0x9d012a) {
    return {
      width: uint(bytes, from + 6, 2, true) & FOURTEEN_BITS,
      height: uint(bytes, from + 8, 2, true) & FOURTEEN_BITS,
    };
  }
  if (name !== 'VP8L' || bytes[from] !== 0x2f) return undefined;
  const bits = uint(bytes, from + 1, 4, true);
  if (Number.isNaN(bits)) return undefined;
  return { width: (bits & FOURTEEN_BITS) + 1, height: ((bits >>> 14) & FOURTEEN_BITS) + 1 };
}

function webpSize(bytes: Uint8Array): Size | undefined {
  const [first, ...rest] = webpChunks(bytes);
  if (first?.name !== 'VP8X') return first && frameSize(bytes, first);
  const size = {
    width: uint(bytes, first.from + 4, 3, true) + 1,
    height: uint(bytes, first.from + 7, 3, true) + 1,
  };
  if ((bytes[first.from] ?? 0) & ANIMATED) return size;
  const frames = rest.flatMap((chunk) => frameSize(bytes, chunk) ?? []);
  const agree = frames.every(({ width, height }) => width === size.width && height === size.height);
  return frames.length === 1 && agree ? size : undefined;
}

function* boxes(bytes: Uint8Array, start: number, end: number): Generator<Part> {
  let at = start;
  for (let count = 0; count < MAX_PARTS && at + 8 <= end; count += 1) {
    const length = uint(bytes, at, 4);
    const isLong = length === 1;
    const to = length === 0 ? end : at + (isLong ? uint(bytes, at + 8, 8) : length);
    const from = at + (isLong ? 16 : 8);
    if (!(to >= from && to <= end)) return;
    yield { name: letters(bytes, at + 4, 4), from, to };
    at = to;
  }
}

/** Follows a path of nested boxes by name. A `meta` box has four bytes before its children. */
function inside(bytes: Uint8Array, names: readonly string[]): Part | undefined {
  let place: Part | undefined = { name: '', from: 0, to: bytes.length };
  for (const name of names) {
    if (!place) return undefined;
    const from: number = place.name === 'meta' ? place.from + 4 : place.from;
    place = [...boxes(bytes, from, place.to)].find((box) => box.name === name);
  }
  return place;
}

/** The largest of the sizes, because a HEIC file also lists those of its tiles and thumbnail. */
function heicSize(bytes: Uint8Array): Size | undefined {
  const properties = inside(bytes, ['meta', 'iprp', 'ipco']);
  if (!properties) return undefined;
  const sizes = [...boxes(bytes, properties.from, properties.to)]
    .filter(({ name }) => name === 'ispe')
    .map(({ from }) => ({ width: uint(bytes, from + 4, 4), height: uint(bytes, from + 8, 4) }));
  return sizes.sort((one, other) => other.width * other.height - one.width * one.height)[0];
}

const SIZES: Readonly<Record<Exclude<ImageKind, 'jpeg'>, (bytes: Uint8Array) => Size | undefined>> =
  { png: pngSize, webp: webpSize, heic: heicSize };

/**
 * Reads the format, size and orientation of an image without decoding it. Never throws.
 * @returns undefined if the header is damaged, inconsistent, or has no size.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const kind = imageKind(bytes);
  if (!kind) return undefined;
  const header =
    kind === 'jpeg' ? readJpegHeader(bytes) : { orientation: 0, ...SIZES[kind](bytes) };
  const { width = 0, height = 0, orientation = 0 } = header ?? {};
  return width > 0 && height > 0 ? { kind, width, height, orientation } : undefined;
}
