import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { operatorWarnings } from '../../../shared/build/operatorWarnings.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { ALL_SETTINGS } from '../../../shared/config/settings.ts';
import { isPhone, nationalDigits, PHONE_RULES } from '../../../shared/lib/phone.ts';
import { words } from '../words.ts';

const OF_THE_COUNTRIES = {
  China: '138 1234 5678',
  'the Philippines': '+63 917 123 4567',
  India: '+91 98765 43210',
};

/** The countries whose mobile numbers registration takes. */
function takenNumbers(settings: Record<string, string>): string[] {
  const rule = PHONE_RULES[readConfig(settings).phoneRule];
  return Object.entries(OF_THE_COUNTRIES).flatMap(([country, number]) =>
    isPhone(nationalDigits(number, rule), rule) ? country : [],
  );
}

describe('registration takes mobile numbers', () => {
  it.each<[of: string, settings: Record<string, string>]>([
    ['the Philippines', { VITE_MARKET: 'ph' }],
    ['India', { VITE_MARKET: 'in' }],
    ['China', {}],
    ['the Philippines', { VITE_PHONE_RULE: 'ph' }],
    ['India', { VITE_MARKET: 'ph', VITE_PHONE_RULE: 'in' }],
    ['China', { VITE_MARKET: 'ph', VITE_PHONE_RULE: 'spec-cn' }],
  ])('of %s with %j', (country, settings) => expect(takenNumbers(settings)).toEqual([country]));
});

describe('.env.example', () => {
  const text = readFileSync('.env.example', 'utf8');
  /** The comment above a key, and the line with the key. */
  const entries = text.split('\n\n').flatMap((entry) => {
    const [comment, line] = entry.trim().split('\n').slice(-2);
    return comment && line?.startsWith('# VITE_') ? [[line.slice(2), comment] as const] : [];
  });

  it.each(entries)('%s is the default, or says that it is an example', (line, comment) => {
    const plain = JSON.stringify(readConfig({}));
    const isDefault = () => JSON.stringify(readConfig({ ...parseEnv(line) })) === plain;
    if (/; an example, not the default\)$/.test(comment)) expect(isDefault()).toBe(false);
    else if (/; an example, write your own\)$/.test(comment)) expect(isDefault).toThrow(/your own/);
    else expect(isDefault()).toBe(true);
  });
});

describe('a build warns', () => {
  const BRAND = { VITE_BRAND_NAME: 'Suny', VITE_COMPANY_NAME: 'Suny Lending' };
  const warningsWith = (settings: Record<string, string>) =>
    operatorWarnings(readConfig({ ...BRAND, ...settings })).join('\n');

  it.each<[what: RegExp, settings: Record<string, string>, without: Record<string, string>]>([
    [
      /VITE_BUTTON_COLOUR.*#006BDB/,
      { VITE_BRAND_COLOUR: '#0B7A4B' },
      { VITE_BRAND_COLOUR: '#0B7A4B', VITE_BUTTON_COLOUR: '#0B7A4B' },
    ],
    [
      /VITE_BRAND_COLOUR.*#007CFB/,
      { VITE_BUTTON_COLOUR: '#0B7A4B' },
      { VITE_BRAND_COLOUR: '#0B7A4B', VITE_BUTTON_COLOUR: '#0B7A4B' },
    ],
  ])('%s with %j, and not with %j', (what, settings, without) => {
    expect(warningsWith(settings)).toMatch(what);
    expect(warningsWith(without)).not.toMatch(what);
  });
});

describe('a path of the site is below its base path', () => {
  const OF_THE_SITE = words(`
    VITE_LOGO VITE_SHARE_PICTURE VITE_HOME_ROUTE VITE_LOGIN_ROUTE VITE_REPORT_URL VITE_METRICS_URL
  `);
  const settingOf = (key: string, text: string, BASE_URL: string) => {
    const { name } = ALL_SETTINGS.find(({ env }) => env === key) ?? {};
    return name && readConfig({ [key]: text, BASE_URL })[name];
  };

  it.each(OF_THE_SITE)('%s', (key) => {
    expect(settingOf(key, '/a/b.svg', '/lend/')).toBe('/lend/a/b.svg');
    expect(settingOf(key, '/a/b.svg', '/')).toBe('/a/b.svg');
    const again = () => settingOf(key, '/lend/a/b.svg', '/lend/');
    expect(again).toThrow(
      `${key}: "/lend/a/b.svg" cannot be used; expected a path without the base`,
    );
  });

  it('and so are the home page, unless another is set, and the address of the site', () => {
    const { homeRoute, siteUrl } = readConfig({
      VITE_SITE_URL: 'https://suny.example',
      BASE_URL: '/lend/',
    });
    expect([homeRoute, siteUrl]).toEqual(['/lend/', 'https://suny.example/lend']);
  });

  it('but no address of another host, and no path of the lender’s server', () => {
    const logo = 'https://cdn.suny.example/logo.svg';
    const aliases = { '/v3/a': '/b' };
    const settings = { VITE_LOGO: logo, VITE_PATH_ALIASES: JSON.stringify(aliases) };
    const config = readConfig({ ...settings, BASE_URL: '/lend/' });
    expect(config).toMatchObject({ logo, pathAliases: aliases });
  });

  it.each(['./', 'https://cdn.suny.example/lend/', '/a b/', '/../'])('which is not %s', (base) =>
    expect(() => readConfig({ BASE_URL: base })).toThrow(`--base: "${base}" cannot be used`),
  );
});
