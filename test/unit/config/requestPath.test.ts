import { describe, expect, it } from 'vitest';
import { requestPathOf } from '../../../shared/api/request.ts';
import { getConfig } from '../../../shared/config/config.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';

const PATH = '/api/v1/{country}/{service}/service/loan/repayment-way';

describe('the path of a request', () => {
  it('has the default segments, or the configured ones', () => {
    expect(requestPathOf(PATH, readConfig({}))).toBe('/api/v1/ph/loan/service/loan/repayment-way');
    const india = { VITE_COUNTRY_SEGMENT: 'in', VITE_SERVICE_SEGMENT: 'quick-cash' };
    expect(requestPathOf(PATH, readConfig(india))).toBe(
      '/api/v1/in/quick-cash/service/loan/repayment-way',
    );
  });

  it('is replaced by its alias [7.1-17]', () => {
    const VITE_PATH_ALIASES = JSON.stringify({
      '/api/v1/ph/loan/service/loan/repayment-way': '/a/b',
      '/v3/x': '/y',
    });
    expect(requestPathOf(PATH, readConfig({ VITE_PATH_ALIASES }))).toBe('/a/b');
    expect(requestPathOf('/v3/x', readConfig({ VITE_PATH_ALIASES }))).toBe('/y');
    expect(requestPathOf('/v3/z', readConfig({ VITE_PATH_ALIASES }))).toBe('/v3/z');
  });

  it.each(['../v2', 'a/b', 'a b', '$&', '?x', 'ü'])('stops the build for the segment %j', (bad) => {
    expect(() => readConfig({ VITE_COUNTRY_SEGMENT: bad })).toThrow('VITE_COUNTRY_SEGMENT');
    expect(() => readConfig({ VITE_SERVICE_SEGMENT: bad })).toThrow('VITE_SERVICE_SEGMENT');
  });
});

it('the configuration of a page cannot be changed', () => {
  const config = getConfig() as { brandName: string };
  const { brandName } = config;
  expect(() => {
    config.brandName = 'Another';
  }).toThrow(TypeError);
  expect(getConfig().brandName).toBe(brandName);
});
