import { describe, expect, it } from 'vitest';
import { imageKind, readImageHeader } from '../../../../shared/features/upload/imageHeader.ts';
import { readJpegHeader } from '../../../../shared/features/upload/jpeg.ts';
import {
  fitted,
  liesOnSide,
  uprightMatrix,
} from '../../../../shared/features/upload/prepareImage.ts';
import {
  box,
  bytes,
  END,
  exif,
  extended,
  frame,
  heic,
  JFIF,
  lossless,
  lossy,
  png,
  START,
  scan,
  segment,
  TABLES,
  webp,
} from './pictureBytes.ts';

const jpeg = (...parts: Uint8Array[]) => bytes(START, ...parts, scan(), END);
const sizeOf = (file: Uint8Array) => {
  const { kind, width, height } = readImageHeader(file) ?? {};
  return kind && [kind, width, height];
};

describe('the size in an image header', () => {
  it.each([
    ['a baseline JPEG', jpeg(JFIF, TABLES, frame(4000, 3000)), ['jpeg', 4000, 3000]],
    ['a progressive JPEG', jpeg(TABLES, frame(16, 9, 0xc2)), ['jpeg', 16, 9]],
    [
      'a JPEG whose thumbnail has its own frame',
      jpeg(segment(0xe1, 'Exif\0\0', frame(160, 120)), frame(4000, 3000)),
      ['jpeg', 4000, 3000],
    ],
    ['a JPEG with fill bytes', jpeg(bytes(0xff, 0xff, frame(8, 8))), ['jpeg', 8, 8]],
    ['a JPEG whose end is missing', bytes(START, frame(8, 8), scan()), ['jpeg', 8, 8]],
    ['a PNG', png(12_000, 12_000), ['png', 12_000, 12_000]],
    ['a lossy WebP', webp(lossy(1600, 900)), ['webp', 1600, 900]],
    ['a lossless WebP', webp(lossless(16_384, 3)), ['webp', 16_384, 3]],
    ['an extended WebP', webp(extended(70, 50), lossy(70, 50)), ['webp', 70, 50]],
    ['an animated WebP', webp(extended(70, 50, 2)), ['webp', 70, 50]],
    [
      'a HEIC, whose tiles are smaller',
      heic([512, 512], [4032, 3024], [320, 240]),
      ['heic', 4032, 3024],
    ],
  ])('%s', (_, file, size) => expect(sizeOf(file)).toEqual(size));

  it.each([
    ['a JPEG without a frame', jpeg(JFIF, TABLES)],
    ['a JPEG with two frames', jpeg(frame(8, 8), frame(9000, 9000))],
    ['a JPEG whose height comes later', jpeg(frame(8, 0))],
    ['a JPEG that is cut off in its header', jpeg(TABLES, frame(8, 8)).slice(0, 14)],
    ['a JPEG with a length of one', bytes(START, 0xff, 0xdb, 0, 1, frame(8, 8), scan())],
    ['a PNG that does not begin with its header', bytes(png(8, 8).slice(0, 12), 'IDAT', png(8, 8))],
    ['a PNG of no width', png(0, 8)],
    ['a PNG that is cut off', png(8, 8).slice(0, 20)],
    ['a WebP whose canvas hides a larger frame', webp(extended(10, 10), lossy(9000, 9000))],
    ['a WebP without a frame', webp(extended(10, 10))],
    ['a WebP with another signature', webp(bytes('VP8L', [5, 0, 0, 0], 'xxxxx'))],
    ['a HEIC without a size', heic()],
    ['a HEIC whose box is longer than the file', heic([8, 8]).slice(0, -4)],
    ['a HEIC without its properties', bytes(box('ftyp', 'heic'), box('meta', 'none'))],
    ['a GIF', bytes('GIF89a', [1, 0, 1, 0])],
  ])('%s is refused', (_, file) => expect(readImageHeader(file)).toBeUndefined());
});

describe('the orientation of a JPEG', () => {
  const orientationOf = (...parts: Uint8Array[]) =>
    readJpegHeader(jpeg(...parts, frame(8, 8)))?.orientation;

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i, in either byte order', (orientation) => {
    expect(orientationOf(exif(orientation, 'MM'))).toBe(orientation);
    expect(orientationOf(JFIF, exif(orientation, 'II'))).toBe(orientation);
  });

  it('is unknown without Exif, or with invalid Exif', () => {
    expect(orientationOf(JFIF)).toBe(0);
    expect(orientationOf(exif(9))).toBe(0);
    expect(orientationOf(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0'))).toBe(0);
    expect(orientationOf(segment(0xe1, 'Exif\0\0MM\0*', [0xff, 0xff, 0xff, 0xff]))).toBe(0);
  });
});

describe('the matrix that turns a photo upright', () => {
  const [width, height] = [4, 3];

  /** Where the stored picture's corner is in the upright one, as [x, y]. */
  const put = (orientation: number, x: number, y: number) => {
    const [a, b, c, d, e, f] = uprightMatrix(orientation, width, height);
    return [a * x + c * y + e, b * x + d * y + f];
  };

  // Where Exif says that the stored picture's first row and first column are: [top left, top right, bottom left].
  it.each([
    [1, [0, 0], [4, 0], [0, 3]],
    [2, [4, 0], [0, 0], [4, 3]],
    [3, [4, 3], [0, 3], [4, 0]],
    [4, [0, 3], [4, 3], [0, 0]],
    [5, [0, 0], [0, 4], [3, 0]],
    [6, [3, 0], [3, 4], [0, 0]],
    [7, [3, 4], [3, 0], [0, 4]],
    [8, [0, 4], [0, 0], [3, 4]],
  ])('orientation %i', (orientation, topLeft, topRight, bottomLeft) => {
    expect(put(orientation, 0, 0)).toEqual(topLeft);
    expect(put(orientation, width, 0)).toEqual(topRight);
    expect(put(orientation, 0, height)).toEqual(bottomLeft);
    expect(liesOnSide(orientation)).toBe(orientation > 4);
  });

  it('leaves a picture without orientation as it is', () => {
    for (const orientation of [0, 9, Number.NaN])
      expect(uprightMatrix(orientation, 4, 3)).toEqual([1, 0, 0, 1, 0, 0]);
  });
});

describe('the type of a file by its bytes', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['png', bytes([0x89], 'PNG', [13, 10])],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBP')],
    ['heic', bytes([0, 0, 0, 24], 'ftypheic')],
    ['heic', bytes([0, 0, 0, 24], 'ftypmif1')],
    [undefined, bytes([0, 0, 0, 24], 'ftypisom')],
    [undefined, bytes('<svg xmlns="http')],
    [undefined, bytes('<!doctype html>')],
    [undefined, bytes('GIF89a')],
    [undefined, bytes()],
  ])('%s', (kind, file) => expect(imageKind(file)).toBe(kind));
});

describe('the size that is sent', () => {
  it.each([
    [4000, 3000, 1600, 1200],
    [3000, 4000, 1200, 1600],
    [1600, 1600, 1600, 1600],
    [1601, 10, 1600, 10],
    [800, 600, 800, 600],
    [20_000, 1, 1600, 1],
  ])('of %i by %i fits 1600 px, keeps its shape, and never grows', (...given) => {
    const [width, height, sentWidth, sentHeight] = given;
    expect(fitted(width, height)).toEqual({ width: sentWidth, height: sentHeight });
  });
});
