import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitted, imageKind, MAX_SIDE } from '../../../../shared/features/upload/imageBytes.ts';
import { bytes } from './pictureBytes.ts';

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

  it('never throws', () => {
    fc.assert(fc.property(fc.uint8Array(), (file) => void imageKind(file)));
  });
});

describe('the size that is sent', () => {
  it('fits 1600 px, keeps its shape, and never grows', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const small = fitted(width, height);
        expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(MAX_SIDE);
        expect(small.width).toBeLessThanOrEqual(width);
        const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
        expect(Math.abs(small.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(small.height - height * scale)).toBeLessThanOrEqual(1);
      }),
    );
    expect(fitted(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  });
});
