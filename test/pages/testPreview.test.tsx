import { describe, expect, it } from 'vitest';
import { keptFields, previewLinks } from '../../pages/testPreview/testPreview.model.ts';

describe('the test preview model', () => {
  it('keeps fields over the defaults and forgets what it cannot read', () => {
    expect(keptFields('{"orderId":"9"}')).toMatchObject({ orderId: '9', productId: '7' });
    expect(keptFields('{"orderId":9}').orderId).toBe('due-extendable');
    expect(keptFields('x')).toEqual(keptFields(undefined));
  });

  it('links what this build has, with filled fields only', () => {
    const links = previewLinks({ ...keptFields(undefined), adId: '' }, ['repayment'], '/');
    const found = links.filter(({ href }) => href);
    expect(found.map(({ label }) => label)).toEqual(['Repay']);
    expect(found[0]?.href).not.toContain('adId');
    expect(links.length).toBeGreaterThan(15);
  });
});
