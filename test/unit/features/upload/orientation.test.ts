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

describe('whether the engine turns photos by itself', () => {
  it('is tried with a picture of 2x1 that lies on its side', () => {
    const [, data = ''] = SIDEWAYS_JPEG.split(',');
    expect(readImageHeader(new Uint8Array(Buffer.from(data, 'base64')))).toEqual({
      kind: 'jpeg',
      width: 2,
      height: 1,
      orientation: 6,
    });
  });

  it('it does where the picture came out standing', async () => {
    expect(await engineTurnsPhotos(decodes(1, 2))).toBe(true);
  });

  it('it does not where the picture came out as stored', async () => {
    expect(await engineTurnsPhotos(decodes(2, 1))).toBe(false);
  });

  it('counts as done where the picture cannot be decoded: turned twice would be worse', async () => {
    expect(await engineTurnsPhotos(() => Promise.reject(new Error('no')))).toBe(true);
  });
});

describe('the matrix that turns a photo upright', () => {
  const [width, height] = [4, 3];

  /** Where the stored picture's corner ends up in the upright one, as [x, y]. */
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

  it('leaves what is not said as it is', () => {
    for (const orientation of [0, 9, Number.NaN])
      expect(uprightMatrix(orientation, 4, 3)).toEqual([1, 0, 0, 1, 0, 0]);
  });
});
