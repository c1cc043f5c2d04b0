import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, palette, unreadablePair } from '../../../shared/config/colours.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { isPermitted, readRuntimeConfig } from '../../../shared/config/runtimeConfig.ts';
import {
  runtimeConfigProblems,
  runtimeConfigSpec,
} from '../../../shared/config/runtimeConfigBuild.ts';
import { words } from '../words.ts';

const buildOf = (env: Record<string, string> = {}) => runtimeConfigSpec(readConfig(env));
const build = buildOf();
const read = (raw: unknown, host = 'a.example', site = build) => readRuntimeConfig(raw, host, site);

describe('the runtime configuration', () => {
  it('contains settings for all hosts, and for single ones', () => {
    const file = {
      brandName: 'All',
      servicePhone: '+63281112222',
      hosts: { 'b.example': { brandName: 'Beta', market: 'in' } },
    };
    expect(read(file).settings).toEqual({ brandName: 'All', servicePhone: '+63281112222' });
    const rupees = { market: 'in', currency: '₹', grouping: 'indian' };
    const india = { ...rupees, timeZone: 'Asia/Kolkata', countrySegment: 'in', phoneRule: 'in' };
    expect(read(file, 'b.example')).toEqual({
      settings: { brandName: 'Beta', servicePhone: '+63281112222', ...india },
      problems: [],
    });
  });

  it('can override single values of a market', () => {
    const { settings } = read({ market: 'in', phoneRule: 'ph', currency: '₱' });
    expect(settings).toMatchObject({ phoneRule: 'ph', currency: '₱', grouping: 'indian' });
  });

  it.each([
    ['brandName', '<b>'],
    ['servicePhone', '*21#'],
    ['market', 'mx'],
    ['market', 'toString'],
    ['timeZone', 'Asia/Nowhere'],
    ['grouping', 'space'],
    ['brandColour', 'blue'],
    ['apiHost', 'https://api.evil.example'],
    ['apiHost', 'javascript:1'],
    ['storeUrl', 'javascript:alert(1)'],
    ['logo', 'data:image/svg+xml,x'],
    ['trustedHosts', 'img.example'],
    ['pathAliases', { '/a': 'https://evil.example' }],
    ['routeKeys', { main: 'a b' }],
    ['storeRatingStars', 4],
    ['reportUrl', 'https://log.example'],
    ['metricsUrl', 'https://log.example'],
    ['metricsShare', '101'],
    ['metricsShare', 50],
    ['siteUrl', 'https://a.example'],
    ['toString', 'x'],
    ['nothing', 'x'],
  ])('reports %s if it is %j, and continues without it', (key, value) => {
    const { settings, problems } = read({ [key]: value, companyName: 'Good' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${key}: `));
    expect(settings.companyName).toBe('Good');
    expect(Object.keys(settings)).not.toContain(key);
  });

  it('refuses three unreadable colours together, and says which pair', () => {
    const yellow = { brandColour: '#ffc400', buttonColour: '#ffc400', textColour: '#ffffff' };
    const { settings, problems } = read({ ...yellow, brandName: 'Sun' });
    expect(settings).toEqual({ brandName: 'Sun' });
    expect(problems).toEqual([
      'buttonColour: cannot be used; links on cards have a contrast of 1.60, expected at least 4.5',
    ]);
  });

  it('may choose only an API host that the build permits', () => {
    const permitting = buildOf({ VITE_API_HOSTS: 'https://*.lend.example, http://127.0.0.1:9' });
    for (const apiHost of ['https://b.lend.example', 'http://127.0.0.1:9', '']) {
      expect(read({ apiHost }, '', permitting).problems).toEqual([]);
    }
    for (const apiHost of words(
      'https://lend.example https://b.lend.example.e https://.lend.example',
    )) {
      expect(read({ apiHost }, '', permitting).settings.apiHost, apiHost).toBeUndefined();
    }
    expect(isPermitted('https://x.y', [])).toBe(false);
  });

  it('can switch the service worker off, and never on in a build without it', () => {
    const off = { serviceWorker: 'off' };
    expect(read(off)).toEqual({ settings: off, problems: [] });
    const without = buildOf({ VITE_SERVICE_WORKER: 'off' });
    expect(read(off, '', without).problems).toEqual([]);
    const widened = read({ serviceWorker: 'on' }, '', without);
    expect(widened.settings).toEqual({});
    expect(widened.problems[0]).toMatch(/^serviceWorker: would allow more/);
  });

  it('can empty a setting of the build, but not a default of the market', () => {
    const env = { VITE_STORE_URL: 'https://store.example/app', VITE_API_HOST: 'https://a.b' };
    const said = { storeUrl: '', apiHost: '', currency: '', market: 'in' };
    const settings = { storeUrl: '', apiHost: '', currency: '₹' };
    expect(read(said, '', buildOf(env))).toMatchObject({ problems: [], settings });
  });

  it('adds to maps', () => {
    const { settings } = read({ routeKeys: { main: 'home' } });
    expect(settings.routeKeys).toMatchObject({ main: 'home', login: 'login' });
  });

  it('never throws, whatever the file contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (raw, host) => {
        const { settings, problems } = read(raw, host);
        expect(Object.keys(build.rules)).toEqual(expect.arrayContaining(Object.keys(settings)));
        if (typeof raw !== 'object' || raw === null) expect(problems).toHaveLength(1);
      }),
    );
  });

  it('is checked for every host before it is published', () => {
    const text = JSON.stringify({
      brandName: '',
      hosts: { 'b.example': { serviceEmail: 'nobody' } },
    });
    expect(runtimeConfigProblems(text, build)).toEqual([
      'brandName: "" cannot be used; expected 1 to 120 characters',
      'b.example: serviceEmail: "nobody" cannot be used; expected an e-mail address',
    ]);
    expect(runtimeConfigProblems('{', build)[0]).toMatch(/^not JSON/);
    expect(runtimeConfigProblems('{}', build)).toEqual([]);
  });
});

describe('the colours of a brand', () => {
  it('are measured as in WCAG', () => {
    expect(contrast('#007cfb', '#ffffff')).toBeCloseTo(3.98, 2);
    expect(contrast('#000000', '#ffffff')).toBe(21);
  });

  it('stop the build, naming the setting, if they are unreadable', () => {
    expect(() => readConfig({ VITE_BUTTON_COLOUR: '#7FB2FF' })).toThrow('VITE_BUTTON_COLOUR');
    expect(() => readConfig({ VITE_BRAND_COLOUR: '#FFEE88' })).toThrow('VITE_BRAND_COLOUR');
    expect(() => readConfig({ VITE_BRAND_COLOUR: 'red' })).toThrow('VITE_BRAND_COLOUR');
    expect(
      readConfig({ VITE_BRAND_COLOUR: '#B03A06', VITE_BUTTON_COLOUR: '#9A3305' }),
    ).toBeTruthy();
  });

  it('give readable shades for every accepted brand', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, (brandColour, buttonColour) => {
        const brand = { brandColour, buttonColour, textColour: '#ffffff' };
        fc.pre(!unreadablePair(brand));
        const shades = palette(brand);
        expect(contrast(shades['--brand-text'], shades['--brand-night'])).toBeGreaterThan(4.5);
        expect(contrast(shades['--brand-strong'], '#f4f6fa')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('the market', () => {
  it('is the Philippines, or India with all its defaults', () => {
    const pesos = { market: 'ph', currency: '₱', grouping: 'comma', timeZone: 'Asia/Manila' };
    const plain = { ...pesos, countrySegment: 'ph', phoneRule: 'spec-cn' };
    expect(readConfig({})).toMatchObject(plain);
    const india = { currency: '₹', countrySegment: 'in', phoneRule: 'ph' };
    expect(readConfig({ VITE_MARKET: 'in', VITE_PHONE_RULE: 'ph' })).toMatchObject(india);
    expect(() => readConfig({ VITE_TIME_ZONE: 'Asia/Nowhere' })).toThrow('VITE_TIME_ZONE');
  });
});
