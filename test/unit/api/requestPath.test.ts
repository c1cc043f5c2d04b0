import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../shared/api/request.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';

const WAY = '/api/v1/{country}/{service}/service/loan/repayment-way';
const aliases = { '/api/v1/ph/loan/service/loan/repayment-way': '/a/b', '/v3/x': '/y' };
const VITE_PATH_ALIASES = JSON.stringify(aliases);
const india = { VITE_COUNTRY_SEGMENT: 'in', VITE_SERVICE_SEGMENT: 'quick-cash' };
const host = { VITE_API_HOST: 'https://api.lend.example' };

describe('7.1 Common behaviour', () => {
  it.each([
    ['is below /esita, with the default segments', WAY, {}, '/esita/api/v1/ph/loan/service/loan/'],
    ['has the configured segments', WAY, india, '/esita/api/v1/in/quick-cash/service/loan/'],
    ['is on the configured host', '/v3/x', host, 'https://api.lend.example/esita/v3/x'],
    ['is that of its alias, in place of the segments', WAY, { VITE_PATH_ALIASES }, '/esita/a/b'],
    ['is that of its alias', '/v3/x', { VITE_PATH_ALIASES }, '/esita/y'],
    ['is its own without an alias', '/v3/z', { VITE_PATH_ALIASES }, '/esita/v3/z'],
  ])('the address of a call %s', (_, path, env, address) =>
    expect(addressOf(path, readConfig(env))).toBe(address.replace(/\/$/, '/repayment-way')),
  );
});
