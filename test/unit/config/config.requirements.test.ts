// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { palette } from '../../../shared/config/colours.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';

describe('the environment configuration', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('has the route keys of the app, and no host [2.1-01, 2.1-02]', () => {
    const { routeKeys, appHost } = readConfig({});
    expect(Object.keys(routeKeys).sort()).toEqual(
      ['login', 'main', 'order', 'productDetail', 'setting'].sort(),
    );
    expect(appHost).toBe('');
  });

  it('names brand colour, text colour and service phone; the brand is blue with white text [3-115, 3-116, 3-117, 9-26, 9-27]', () => {
    const plain = readConfig({});
    expect(plain.brandColour.toUpperCase()).toBe('#007CFB');
    expect(plain.textColour.toUpperCase()).toBe('#FFFFFF');
    expect(plain.servicePhone).toMatch(/^\+?\d{6,}$/);
    const own = readConfig({
      VITE_BRAND_COLOUR: '#0B7A4B',
      VITE_BUTTON_COLOUR: '#0B7A4B',
      VITE_TEXT_COLOUR: '#FFFFF0',
      VITE_SERVICE_PHONE: '+63281112222',
    });
    expect(own.servicePhone).toBe('+63281112222');
    expect(palette(own)).toMatchObject({ '--brand': '#0B7A4B', '--brand-text': '#FFFFF0' });
  });

  it('sends every call to the configured host, below /esita [3-119, 7.1-01, 9-01]', async () => {
    vi.stubEnv('VITE_API_HOST', 'https://api.lend.example');
    vi.resetModules();
    const { addressOf } = await import('../../../shared/api/client.ts');
    expect(addressOf('/v3/x', { a: '1' })).toBe('https://api.lend.example/esita/v3/x?a=1');
  });

  it('opens addresses of the configured scheme in the app [3-118]', async () => {
    vi.stubEnv('VITE_APP_SCHEME', 'pesoapp');
    vi.resetModules();
    const { sanitizeServerUrl } = await import('../../../shared/runtime/navigate.ts');
    expect(sanitizeServerUrl('pesoapp://order')).toMatchObject({
      kind: 'app',
      href: 'pesoapp://order',
    });
    expect(sanitizeServerUrl('lendapp://order').kind).toBe('refused');
  });
});
