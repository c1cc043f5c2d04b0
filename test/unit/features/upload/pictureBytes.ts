type Part = string | number | readonly number[] | Uint8Array;

/** Bytes of texts (Latin-1), single bytes and lists of bytes. */
export function bytes(...parts: readonly Part[]): Uint8Array {
  return new Uint8Array(
    parts.flatMap((part) => {
      if (typeof part === 'string') return [...part].map((letter) => letter.charCodeAt(0));
      return typeof part === 'number' ? [part] : [...part];
    }),
  );
}

/** A big-endian number. */
function big(value: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, at) => Math.floor(value / 256 ** (count - 1 - at)) % 256,
  );
}

/** The same, least significant byte first. */
function little(value: number, count: number): number[] {
  return big(value, count).reverse();
}

/** A JPEG segment with its length. */
export function segment(marker: number, ...content: readonly Part[]): Uint8Array {
  const body = bytes(...content);
  return bytes(0xff, marker, big(body.length + 2, 2), body);
}

export const START = [0xff, 0xd8];
export const JFIF = segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 72, 0, 72, 0, 0]);
export const SCAN = segment(0xda, [1, 1, 0, 0, 63, 0]);

/** Exif data with orientation and place. */
export function exif(orientation: number, order: 'MM' | 'II' = 'MM'): Uint8Array {
  const number = order === 'MM' ? big : little;
  return segment(
    0xe1,
    ['Exif\0\0', order, number(42, 2), number(8, 4), number(2, 2)].reduce<Uint8Array>(
      (whole, part) => bytes(whole, part),
      bytes(),
    ),
    [number(0x010f, 2), number(2, 2), number(4, 4), number(0, 4)].flat(),
    [number(0x0112, 2), number(3, 2), number(1, 4), number(orientation, 2), [0, 0]].flat(),
    'GPS 14.59',
  );
}
