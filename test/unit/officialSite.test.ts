import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyFields,
  FORM_FIELDS,
  nextBanner,
} from '../../pages/officialSite/officialSite.model.ts';

describe('the official site', () => {
  it('requires all four fields; spaces count as empty', () => {
    const full = { name: 'A', telephone: '1', email: 'a@b', remark: 'x' };
    expect(emptyFields(full)).toEqual([]);
    expect(emptyFields({ ...full, telephone: ' ', remark: '' })).toEqual(['telephone', 'remark']);
    expect(emptyFields({ name: '', telephone: '', email: '', remark: '' })).toEqual([
      ...FORM_FIELDS,
    ]);
  });

  it('cycles through the banners', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(8), (count, from) => {
        let index = from % count;
        for (let step = 0; step < count; step += 1) index = nextBanner(index, count);
        expect(index).toBe(from % count);
      }),
    );
  });
});
