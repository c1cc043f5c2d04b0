import { describe, expect, it } from 'vitest';
import { jpegOrientation } from '../../../../shared/features/upload/jpeg.ts';
import * as photo from '../../../../shared/features/upload/prepareImage.ts';

/** The bytes of hexadecimal digits, and of texts, as Latin-1. */
const hex = (digits: string) => Buffer.from(digits.replace(/ /g, ''), 'hex');
const latin = (text: string) => Buffer.from(text, 'latin1');

/** A JPEG segment with its length. */
function segment(marker: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([hex(`ff ${marker}`), length, body]);
}

const START = hex('ff d8');
const JFIF = segment('e0', latin('JFIF\0'), hex('0101 00 0048 0048 0000'));
const SCAN = segment('da', hex('0101 003f 00'));

/** Exif data around the digit of an orientation; the most or the least significant byte of a number is first. */
const TIFF = {
  MM: ['002a 00000008 0002 010f0002 00000004 00000000 01120003 00000001 000', '0000'],
  II: ['2a00 08000000 0200 0f010200 04000000 00000000 12010300 01000000 0', '000000'],
};
function exif(orientation: number, order: keyof typeof TIFF = 'MM'): Buffer {
  const tiff = hex(TIFF[order].join(`${orientation}`));
  return segment('e1', latin(`Exif\0\0${order}`), tiff, latin('GPS 14.59'));
}

describe('2.4 Complaint flow', () => {
  describe('the orientation of a JPEG', () => {
    const orientationOf = (...parts: Buffer[]) =>
      jpegOrientation(Buffer.concat([START, ...parts, SCAN]));

    it.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i, in either byte order', (orientation) => {
      expect(orientationOf(exif(orientation, 'MM'))).toBe(orientation);
      expect(orientationOf(JFIF, exif(orientation, 'II'))).toBe(orientation);
      expect(orientationOf(JFIF, hex('ffff'), exif(orientation))).toBe(orientation);
    });

    it.each([
      ['without Exif', JFIF],
      ['with another one than 1 to 8', exif(9)],
      ['with Exif behind the picture', Buffer.concat([SCAN, exif(6)])],
      ['in a segment of another kind', exif(6).fill(0xe2, 1, 2)],
      ['in a segment of another name', exif(6).fill(0x58, 4, 5)],
      ['behind the last entry', exif(6).fill(1, 19, 20)],
      ['with a segment that has no length', Buffer.concat([hex('ff db 0001'), exif(6)])],
    ])('is unknown %s', (_, part) => expect(orientationOf(part)).toBe(0));

    it('is unknown as long as a part of it is missing', () => {
      const file = Buffer.concat([START, JFIF, exif(6)]);
      const found = Array.from(file, (_, length) => jpegOrientation(file.subarray(0, length)));
      const known = found.indexOf(6);
      expect(new Set(found.slice(0, known))).toEqual(new Set([0]));
      expect(new Set(found.slice(known))).toEqual(new Set([6]));
    });
  });

  /** Where a corner of a stored picture, 4 wide and 3 high, is in the upright one. */
  const put = (orientation: number, x: number, y: number) => {
    const [a, b, c, d, e, f] = photo.uprightMatrix(orientation, 4, 3);
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
    ...[0, 9, Number.NaN].map((unknown) => [unknown, [0, 0], [4, 0], [0, 3]] as const),
  ] as const)('the matrix that turns a photo with orientation %i', (orientation, ...corners) => {
    const found = [put(orientation, 0, 0), put(orientation, 4, 0), put(orientation, 0, 3)];
    expect(found).toEqual(corners);
    expect(photo.liesOnSide(orientation)).toBe(orientation > 4 && orientation < 9);
  });

  const unknown = (bytes: string) => [undefined, latin(bytes)] as const;
  it.each([
    ['jpeg', hex('ffd8ffe0')],
    ['png', latin('\x89PNG\r\n')],
    ['webp', latin('RIFF1234WEBP')],
    ...['heic', 'hevc', 'mif1'].map((brand) => ['heic', latin(`\0\0\0 ftyp${brand}`)] as const),
    ...['ffd800e0', 'ff00ffe0', '00d8ffe0'].map((other) => [undefined, hex(other)] as const),
    ...['RIFF1234WAVE', 'LIST1234WEBP', '\0\0\0 ftypisom', '\0\0\0 freeheic'].map(unknown),
    ...['<svg xmlns="http', '<!doctype html>', 'GIF89a', ''].map(unknown),
  ] as const)('the type of a file by its bytes: %s', (kind, file) =>
    expect(photo.imageKind(file)).toBe(kind),
  );

  describe('the size that is sent', () => {
    const sent = (width: number, height: number) =>
      Object.values(photo.fitted(width, height)).join(' ');

    it('fits 1600 px, keeps its shape, and never grows', () => {
      expect([sent(4000, 3000), sent(3000, 4000)]).toEqual(['1600 1200', '1200 1600']);
      expect([sent(1600, 1600), sent(800, 600)]).toEqual(['1600 1600', '800 600']);
      expect([sent(1601, 10), sent(20_000, 1)]).toEqual(['1600 10', '1600 1']);
      expect([sent(12_000, 1080), sent(1080, 2400)]).toEqual(['1600 144', '720 1600']);
    });

    it.each([
      ['a long screenshot', 1080, 12_000, '720 8000'],
      ['one a little longer than 2.5 times its width', 1000, 2501, '720 1801'],
      ['one that is just as long', 1000, 2500, '640 1600'],
      ['one that is narrower', 480, 9000, '480 9000'],
      ['one that no canvas holds at this width', 1080, 40_000, '442 16384'],
      ['a thread', 1, 30_000, '1 16384'],
    ])('of %s keeps what is written legible', (_, width, height, size) => {
      expect(sent(width, height)).toBe(size);
      const [across = 0, down = 0] = size.split(' ').map(Number);
      expect(across * down).toBeLessThanOrEqual(16_000_000);
    });
  });
});
