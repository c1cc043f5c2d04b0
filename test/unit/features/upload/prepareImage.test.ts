import { describe, expect, it } from 'vitest';
import { jpegOrientation } from '../../../../shared/features/upload/jpeg.ts';
import {
  fitted,
  imageKind,
  liesOnSide,
  uprightMatrix,
} from '../../../../shared/features/upload/prepareImage.ts';
import { bytes, exif, JFIF, SCAN, START, segment } from './pictureBytes.ts';

describe('the orientation of a JPEG', () => {
  const orientationOf = (...parts: Uint8Array[]) => jpegOrientation(bytes(START, ...parts, SCAN));

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i, in either byte order', (orientation) => {
    expect(orientationOf(exif(orientation, 'MM'))).toBe(orientation);
    expect(orientationOf(JFIF, exif(orientation, 'II'))).toBe(orientation);
    expect(orientationOf(JFIF, bytes(0xff, 0xff), exif(orientation))).toBe(orientation);
  });

  it('is unknown without Exif, or with invalid Exif', () => {
    expect(orientationOf(JFIF)).toBe(0);
    expect(orientationOf(exif(9))).toBe(0);
    expect(orientationOf(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0'))).toBe(0);
    expect(orientationOf(segment(0xe1, 'Exif\0\0MM\0*', [0xff, 0xff, 0xff, 0xff]))).toBe(0);
    expect(orientationOf(SCAN, exif(6))).toBe(0);
    expect(orientationOf(bytes(0xff, 0xdb, 0, 1), exif(6))).toBe(0);
  });

  it('is unknown as long as a part of it is missing', () => {
    const file = bytes(START, JFIF, exif(6));
    const found = Array.from(file, (_, length) => jpegOrientation(file.slice(0, length)));
    const known = found.indexOf(6);
    expect(found.slice(0, known).every((orientation) => orientation === 0)).toBe(true);
    expect(found.slice(known).every((orientation) => orientation === 6)).toBe(true);
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
