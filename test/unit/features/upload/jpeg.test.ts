import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureOnly as partsOf, readJpegHeader } from '../../../../shared/features/upload/jpeg.ts';
import { bytes, END, exif, frame, JFIF, START, scan, segment, TABLES } from './pictureBytes.ts';

const ADOBE = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1]);
const pictureOnly = (file: Uint8Array) => {
  const parts = partsOf(file);
  return parts && bytes(...parts);
};
const words = (file: Uint8Array | undefined) => String.fromCharCode(...(file ?? []));

describe('a JPEG without personal data', () => {
  const picture = [TABLES, segment(0xdd, [0, 4]), frame(8, 8), segment(0xc4, 'huffman'), scan()];
  const bare = bytes(START, JFIF, ADOBE, ...picture, END);

  it('keeps the picture and drops everything else', () => {
    const whole = bytes(
      START,
      JFIF,
      exif(6),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0 taken at home'),
      segment(0xe2, 'ICC_PROFILE\0 made on my phone'),
      segment(0xe2, 'MPF\0 where the second picture is'),
      segment(0xed, 'IPTC'),
      segment(0xef, 'a maker’s own'),
      segment(0xfe, 'a comment'),
      ADOBE,
      ...picture,
      END,
    );
    expect(pictureOnly(whole)).toEqual(bare);
  });

  it('ends at its end marker: no second picture, no motion clip', () => {
    const second = bytes(START, exif(1), ...picture, END);
    expect(pictureOnly(bytes(bare, second))).toEqual(bare);
    expect(pictureOnly(bytes(bare, [0, 0, 0, 24], 'ftypmp42 a clip'))).toEqual(bare);
  });

  it('keeps every scan of a progressive picture, and nothing between them', () => {
    const scans = Array.from({ length: 12 }, (_, at) => [
      segment(0xc4, `table ${at}`),
      scan(`scan ${at}`),
    ]).flat();
    const between = scans.flatMap((part) => [part, segment(0xfe, 'secret'), exif(3)]);
    const file = (parts: Uint8Array[]) => bytes(START, frame(8, 8, 0xc2), ...parts, END);
    expect(pictureOnly(file(between))).toEqual(file(scans));
  });

  it('leaves out a thumbnail in the JFIF header, and an Adobe segment with more in it', () => {
    const thumbnail = segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 72, 0, 72, 1, 1], 'rgb');
    const extension = segment(0xe0, 'JFXX\0', 'thumbnail');
    const more = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1], 'more');
    const file = bytes(START, thumbnail, extension, more, ...picture, END);
    expect(pictureOnly(file)).toEqual(bytes(START, ...picture, END));
  });

  it('drops fill bytes before a marker', () => {
    const file = bytes(START, [0xff, 0xff], frame(8, 8), scan(), 0xff, END);
    expect(pictureOnly(file)).toEqual(bytes(START, frame(8, 8), scan(), END));
  });

  it('gives up on a file that it cannot parse', () => {
    for (let length = 0; length < bare.length; length += 1)
      expect(pictureOnly(bare.slice(0, length))).toBeUndefined();
    expect(pictureOnly(bytes(START, [1, 2, 3, 4]))).toBeUndefined();
    expect(pictureOnly(bytes(START, frame(8, 8), END))).toBeUndefined();
    expect(pictureOnly(bytes(START, scan(), END))).toBeUndefined();
    expect(pictureOnly(bytes(START, frame(8, 8), frame(9, 9), scan(), END))).toBeUndefined();
    expect(pictureOnly(bytes(START, frame(8, 8), START, scan(), END))).toBeUndefined();
  });

  it('gives up on a file of nothing but tiny segments', () => {
    const tiny = new Uint8Array(4 * 20_000).map((_, at) => [0xff, 0xfe, 0, 2][at % 4] ?? 0);
    expect(pictureOnly(bytes(START, tiny, ...picture, END))).toBeUndefined();
  });
});

describe('whatever a file holds', () => {
  const any = fc.uint8Array({ maxLength: 60 });
  const marker = fc.integer({ min: 0xc0, max: 0xfe });
  const content = fc.oneof(
    any,
    fc.constantFrom('JFIF\0', 'Adobe', 'Exif\0\0', 'MPF\0').map((name) => bytes(name)),
  );
  const part = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(marker, content).map(([kind, body]) => segment(kind, body)) },
    { weight: 2, arbitrary: any.map((data) => scan(data)) },
    { weight: 2, arbitrary: fc.constantFrom(bytes(END), bytes(0xff), frame(8, 8), TABLES, JFIF) },
    { weight: 1, arbitrary: any },
  );
  const file = fc
    .tuple(fc.array(part, { maxLength: 12 }), fc.boolean())
    .map(([parts, isWhole]) =>
      isWhole ? bytes(START, frame(8, 8), ...parts, scan(), END, ...parts) : bytes(START, ...parts),
    );

  /** The markers of a stripped file, found independently of the stripper; [] if it does not end with the end marker. */
  const markersOf = (stripped: Uint8Array): number[] => {
    const found: number[] = [];
    let at = 2;
    while (at < stripped.length) {
      expect(stripped[at]).toBe(0xff);
      const kind = stripped[at + 1] ?? 0;
      found.push(kind);
      if (kind === 0xd9) {
        expect(at + 2).toBe(stripped.length);
        return found;
      }
      at += 2 + (stripped[at + 2] ?? 0) * 256 + (stripped[at + 3] ?? 0);
      if (kind !== 0xda) continue;
      const rest = words(stripped.slice(at));
      at += rest.search(/\u00ff[^\0\u00d0-\u00d7]/);
    }
    throw new Error('no end');
  };

  it('only the picture’s own segments get through, and nothing behind the end', () => {
    const allowed = [0xc4, 0xcc, 0xd9, 0xda, 0xdb, 0xdd, 0xe0, 0xee];
    let stripped = 0;
    fc.assert(
      fc.property(file, (whole) => {
        const left = pictureOnly(whole);
        if (!left) return;
        stripped += 1;
        for (const kind of markersOf(left)) {
          const isFrame = kind >= 0xc0 && kind <= 0xcf && kind !== 0xc8;
          expect(isFrame || allowed.includes(kind), kind.toString(16)).toBe(true);
        }
        expect(pictureOnly(left)).toEqual(left);
        expect(readJpegHeader(left)).toEqual({ ...readJpegHeader(whole), orientation: 0 });
      }),
      { numRuns: 3000 },
    );
    expect(stripped).toBeGreaterThan(300);
  });
});
