import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forwardedFrom,
  LANDING_NAMES,
  landingParametersFrom,
} from '../../../../shared/api/session/landing.ts';

describe('landing parameters', () => {
  it('are all forwarded, byte for byte and in order [2.8-01, 2.8-02, 2.8-03, 2.8-04, 2.8-05, 2.8-06, 2.8-07, 2.8-08]', () => {
    const own =
      'UC=%E4%BD%A0+b&invite_code=a%2Bb&id=7&user_from=&app_from=%zz&utm_tag=a=b&links_id=1&down_id';
    expect(forwardedFrom(`?${own}`)).toBe(own);
    expect(forwardedFrom(`?sessionId=s&${own}&productId=7&x-a=1`)).toBe(own);
  });

  it('never include an identity or similar names', () => {
    expect(forwardedFrom('?orderId=1&ID=2&user_from2=3&deviceId=4&%69d=5&=6&')).toBe('');
    expect(forwardedFrom('')).toBe('');
  });

  it('are decoded; the first of two counts, a missing one stays missing', () => {
    expect(landingParametersFrom('?utm_tag=a%2Bb+c&id=1&id=2&user_from=')).toEqual({
      utm_tag: 'a+b c',
      id: '1',
      user_from: '',
    });
  });

  it('survive being forwarded any number of times', () => {
    const pair = fc.tuple(
      fc.constantFrom(...LANDING_NAMES, 'sessionId', 'other'),
      fc.string().map((value) => value.replace(/[&#]/g, '')),
    );
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const query = pairs.map(([name, value]) => `${name}=${value}`).join('&');
        const kept = pairs.filter(([name]) => (LANDING_NAMES as readonly string[]).includes(name));
        const once = forwardedFrom(`?${query}`);
        return (
          once === kept.map(([name, value]) => `${name}=${value}`).join('&') &&
          forwardedFrom(once) === once
        );
      }),
    );
  });
});
