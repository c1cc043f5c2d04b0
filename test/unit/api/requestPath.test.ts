import { describe, expect, it } from 'vitest';
import { addressOf, requestPathOf } from '../../../shared/api/request.ts';
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

  it('is replaced by its alias', () => {
    const VITE_PATH_ALIASES = JSON.stringify({
      '/api/v1/ph/loan/service/loan/repayment-way': '/a/b',
      '/v3/x': '/y',
    });
    expect(requestPathOf(PATH, readConfig({ VITE_PATH_ALIASES }))).toBe('/a/b');
    expect(requestPathOf('/v3/x', readConfig({ VITE_PATH_ALIASES }))).toBe('/y');
    expect(requestPathOf('/v3/z', readConfig({ VITE_PATH_ALIASES }))).toBe('/v3/z');
  });

  it('is below /esita on the configured host', () => {
    const config = readConfig({ VITE_API_HOST: 'https://api.lend.example' });
    expect(addressOf('/v3/x', config)).toBe('https://api.lend.example/esita/v3/x');
  });
});
