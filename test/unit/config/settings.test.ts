import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, parseEnv } from 'node:util';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../../shared/build/environment.ts';
import { palette } from '../../../shared/config/colours.ts';
import { getConfig } from '../../../shared/config/config.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { ALL_SETTINGS } from '../../../shared/config/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
const write = (name: string, ...lines: string[]) =>
  writeFileSync(join(folder, name), lines.join('\n'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** The problems that stop a build. @param lines of its `.env` file. */
function problemsOf(...lines: string[]): string[] {
  write('.env', ...lines);
  try {
    readEnvironment(folder, 'production');
    return [];
  } catch (error) {
    return `${error}`.split('\n  ').slice(1);
  }
}

const ANOTHER_BRAND = [
  'VITE_BRAND_NAME="Suny"',
  'VITE_COMPANY_NAME="Suny Lending"',
  'VITE_COMPANY_ADDRESS="2 Suny Street, Manila"',
  'VITE_SERVICE_EMAIL="help@suny.example"',
  'VITE_SERVICE_PHONE="+63281234567"',
];

const EMPTY = 'empty; give it a value, or leave the key out for its default';

describe('a mistake stops the build, with its place and what to write', () => {
  it.each<[line: string, meant?: string]>([
    ['VITE_COMPANY_ADDRESS="TODO"'],
    ['VITE_SEC_NUMBER="tbd: ask Maria"'],
    ['VITE_GRIEVANCE_OFFICER="???"'],
    ['VITE_BRAND_NAME="Peso Bridge"'],
    ['VITE_COMPANY_NAME="PESOBRIDGE lending"'],
    ['VITE_SITE_URL="https://your-lender.example"'],
    ['VITE_SERVICE_PHONE="+919876543210"'],
    ['VITE_LOGO="/logo.svg"'],
    ['VITE_COUNTRY_SEGMENT="../v2"'],
    ['VITE_SERVICE_SEGMENT="a b"'],
    ['VITE_ROUTE_KEYS="main"'],
    ['VITE_SITE_URL="https://suny.example/"', 'https://suny.example'],
    ['VITE_SERVICE_PHONE="0063281234567"', '+63281234567'],
    ['VITE_SERVICE_PHONE="+63 (2) 8123-4567"', '+63281234567'],
    ['VITE_LOGO="/favicn.svg"', '/favicon.svg'],
    ['VITE_LOGO="favicon.svg"', '/favicon.svg'],
    ['VITE_LOGO="http://suny.example/a/logo.svg"', 'https://suny.example/a/logo.svg'],
    ['VITE_API_HOST="api.suny.example/"', 'https://api.suny.example'],
    ['VITE_TRUSTED_HOSTS="https://pay.suny.example/x"', 'pay.suny.example'],
    ['VITE_CURRENCY="PHP"', '₱'],
    ['VITE_GROUPING="coma"', 'comma'],
    ['VITE_TEST_PREVIEW="true"', 'on'],
    ['VITE_BRAND_COLOUR="07F"', '#0077FF'],
    ['VITE_TIME_ZONE="Asia/Manilla"', 'Asia/Manila'],
  ])('%s', (line, meant) => {
    const [, key, value] = /^(\w+)="(.*)"$/.exec(line) ?? [];
    const [problem = '', ...others] = problemsOf('# settings', line);
    const [why, advice] = problem.split('; did you mean ');
    expect(why).toContain(`${key}: "${value}" cannot be used; expected `);
    expect(problem).toMatch(/ \(\.env, line 2\)$/);
    expect([advice?.split('? ')[0], ...others]).toEqual([meant]);
  });

  it.each([
    ['VITE_BRAND_COLOR="#007CFB"', 'unknown; did you mean VITE_BRAND_COLOUR?'],
    ['VITE_SOMETHING_ELSE_ALTOGETHER=1', 'unknown; .env.example lists every key'],
    ['BRAND_NAME="Suny"', 'unknown; did you mean VITE_BRAND_NAME?'],
    ['vite_brand_name=Suny', 'unknown; did you mean VITE_BRAND_NAME?'],
    ['BRAND_COLOR="#007CFB"', 'unknown; did you mean VITE_BRAND_COLOUR?'],
    ['VIT_API_HOST="https://api.suny.example"', 'unknown; did you mean VITE_API_HOST?'],
    ['VITE_APP_SCHEME: "suny"', 'read as ""; write VITE_APP_SCHEME="suny"'],
    ['VITE_APP_SCHEME "suny"', 'read as ""; write VITE_APP_SCHEME="suny"'],
    ['VITE_BRAND_COLOUR=#007CFB', 'read as ""; write VITE_BRAND_COLOUR="#007CFB"'],
    ['VITE_HOME_ROUTE=/#/home', 'read as "/"; write VITE_HOME_ROUTE="/#/home"'],
    ['VITE_LOGO=', EMPTY],
    ['VITE_STORE_URL="" # later', EMPTY],
    ['VITE_APP_HOST= # later', EMPTY],
  ])('%s', (line, why) => {
    const [key] = /^\w+/.exec(line) ?? [];
    expect(problemsOf('# settings', line)).toEqual([`${key}: ${why} (.env, line 2)`]);
  });

  it('names all of a file at once, each in its place', () => {
    const lines = ['VITE_APP_HOST: "a=b"', 'VITE_CURRENCY: "₱"', 'VITE_GROUPING="coma"'];
    const problems = problemsOf(...lines, 'BRAND_NAME=Suny', 'VITE_LOGO=');
    const places = problems.map((problem) => /line \d/.exec(problem)?.[0]);
    expect(places.sort()).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'line 5']);
    expect(() => readConfig({ VITE_CURRENCY: 'PHP', VITE_GROUPING: 'coma' })).toThrow(
      /VITE_CURRENCY: "PHP" .*\n.*VITE_GROUPING: "coma"/,
    );
  });

  it('names the second line of a key that is set twice, and a quote that is not closed', () => {
    expect(problemsOf('VITE_GROUPING="dot"', 'VITE_MARKET="ph"', 'VITE_GROUPING="comma"')).toEqual([
      'VITE_GROUPING: set in lines 1 and 3 of .env; remove one of the two (.env, line 3)',
    ]);
    // Versions of Node differ in how they read it.
    const [unclosed] = problemsOf('VITE_APP_HOST="lend');
    expect(unclosed).toMatch(/; write VITE_APP_HOST="lend" \(\.env, line 1\)$/);
  });

  it('names the environment if the process sets the value', () => {
    vi.stubEnv('VITE_CURRENCY', 'PHP');
    vi.stubEnv('VITE_APP_HOST', '');
    expect(problemsOf('VITE_CURRENCY="₱"')).toEqual([
      `VITE_APP_HOST: ${EMPTY} (the environment)`,
      'VITE_CURRENCY: "PHP" cannot be used; expected ₱ or ₹; did you mean ₱? (the environment)',
    ]);
  });

  it.each(ANOTHER_BRAND)('names what another brand keeps of the sample: without %s', (line) => {
    const others = ANOTHER_BRAND.filter((one) => one !== line);
    const kept = `^${line.split('=')[0]}: still the sample's ".*"; write your own$`;
    expect(problemsOf(...others)).toEqual([expect.stringMatching(kept)]);
  });

  it.each([
    ['VITE_MARKET="in"', 'the legal texts are for "ph", and VITE_MARKET is "in"', 'in'],
    ['VITE_LEGAL_MARKET="in"', 'the legal texts are for "in", and VITE_MARKET is "ph"', 'ph'],
  ])('names legal texts of another country: %s', (line, why, market) => {
    const advice = `VITE_LEGAL_MARKET: ${why}; replace those .*, then write VITE_LEGAL_MARKET="${market}"`;
    expect(problemsOf(line)).toEqual([expect.stringMatching(advice)]);
  });

  it.each([
    ['VITE_BUTTON_COLOUR', '#7FB2FF', 'links on cards'],
    ['VITE_TEXT_COLOUR', '#0070E0', 'texts on buttons'],
  ])('names a colour that cannot be read, with one that can: %s', (key, colour, parts) => {
    const [problem = ''] = problemsOf(`${key}="${colour}"`);
    expect(problem).toContain(`"${colour}" cannot be used; ${parts} have a contrast of`);
    const [, meant = ''] = /did you mean (#\w+)/.exec(problem) ?? [];
    expect(problemsOf(`${key}="${meant}"`)).toEqual([]);
  });

  it('is printed by Vite as its message only, without a stack or brackets', () => {
    const why = 'VITE_MARKET: "uk" cannot be used; expected one of ph, in';
    const isPrinted = (error: unknown) =>
      inspect(error) === `The settings cannot be used:\n  ${why}\n`;
    expect(() => readConfig({ VITE_MARKET: 'uk' })).toThrow(expect.toSatisfy(isPrinted));
  });

  it('may be the name of a mode', () => {
    write('.env', '');
    write('.env.sunny', 'VITE_GROUPING="dot"');
    expect(readEnvironment(folder, 'sunny')).toMatchObject({ VITE_GROUPING: 'dot' });
    const why = '--mode suny: there is no file .env.suny; did you mean --mode sunny?';
    expect(() => readEnvironment(folder, 'suny')).toThrow(why);
    expect(readEnvironment(folder, 'development')).toEqual({});
  });
});

it.each([
  ['another brand', ...ANOTHER_BRAND],
  ['a toll-free number', ...ANOTHER_BRAND.slice(0, 4), 'VITE_SERVICE_PHONE="180010123456"'],
  ['the name of the sample', 'VITE_BRAND_NAME="PesoBridge"'],
  ['another market', 'VITE_MARKET="in"', 'VITE_LEGAL_MARKET="in"'],
  ['a logo of the site', 'VITE_LOGO="/lend/favicon.svg"'],
  ['quotes and comments', "VITE_BUTTON_COLOUR='#006BDB' # darker", 'VITE_APP_HOST=suny # ours'],
  ['an exported variable', 'export VITE_MARKET=ph'],
  ['other programs', 'NODE_OPTIONS=--x', 'SENTRY_RELEASE=1', 'BRAND=1', 'LOG=1', 'OTHER=#1'],
  ['variables of Vite', 'VITE_USER_NODE_ENV=production'],
])('a build takes %s', (_, ...lines) => expect(problemsOf(...lines)).toEqual([]));

it('.env.example shows every key, and its examples stop a build as they stand', () => {
  const text = readFileSync('.env.example', 'utf8');
  const used = text.replace(/^# (?=VITE_)/gm, '');
  expect(parseEnv(text)).toEqual({});
  expect(Object.keys(parseEnv(used)).sort()).toEqual(ALL_SETTINGS.map(({ env }) => env).sort());
  const stopped = problemsOf(...used.split('\n')).map((problem) => problem.split(':')[0]);
  const examples = ALL_SETTINGS.filter(({ invented }) => invented).map(({ env }) => env);
  expect(stopped.sort()).toEqual([...examples, 'VITE_LOGO'].sort());
});

it('the app has five route keys, and no host', () => {
  const { routeKeys, appHost } = readConfig({ VITE_ROUTE_KEYS: '{"main":"home"}' });
  const others = { setting: 'setting', login: 'login', order: 'order' };
  expect(routeKeys).toEqual({ ...others, main: 'home', productDetail: 'productDetail' });
  expect(appHost).toBe('');
});

it('the brand is blue with white text', () => {
  const { brandColour, textColour, servicePhone } = readConfig({});
  expect([brandColour, textColour]).toEqual(['#007CFB', '#FFFFFF']);
  expect(servicePhone).toMatch(/^\+?\d{6,}$/);
  const green = { VITE_BRAND_COLOUR: '#0B7A4B', VITE_BUTTON_COLOUR: '#0B7A4B' };
  const own = palette(readConfig({ ...green, VITE_TEXT_COLOUR: '#FFFFF0' }));
  expect(own).toMatchObject({ '--brand': '#0B7A4B', '--brand-text': '#FFFFF0' });
});

it('the configuration of a page cannot be changed', () =>
  expect(() => Object.assign(getConfig(), { brandName: 'Another' })).toThrow(TypeError));
