import { describe, expect, it } from 'vitest';
import { readImageHeader } from '../../../../shared/features/upload/imageHeader.ts';
import {
  engineTurnsPhotos,
  liesOnSide,
  SIDEWAYS_JPEG,
  uprightMatrix,
} from '../../../../shared/features/upload/orientation.ts';

const decodes = (naturalWidth: number, naturalHeight: number) => async () => ({
  naturalWidth,
  naturalHeight,
});

describe('whether the browser rotates photos by itself', () => {
  it('is tested with a rotated picture of 2x1', () => {
    const [, data = ''] = SIDEWAYS_JPEG.split(',');
    expect(readImageHeader(new Uint8Array(Buffer.from(data, 'base64')))).toEqual({
      kind: 'jpeg',
      width: 2,
      height: 1,
      orientation: 6,
    });
  });

  it('it does if the picture is decoded upright', async () => {
    expect(await engineTurnsPhotos(decodes(1, 2))).toBe(true);
  });

  it('it does not if the picture is decoded as stored', async () => {
    expect(await engineTurnsPhotos(decodes(2, 1))).toBe(false);
  });

  it('is assumed if the picture cannot be decoded, because rotating twice would be worse', async () => {
    expect(await engineTurnsPhotos(() => Promise.reject(new Error('no')))).toBe(true);
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
