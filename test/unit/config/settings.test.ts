import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, parseEnv } from 'node:util';
import { createLogger, loadEnv, resolveConfig } from 'vite';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../../shared/build/environment.ts';
import { sitePlugin } from '../../../shared/build/site.ts';
import { getConfig } from '../../../shared/config/config.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { ALL_SETTINGS } from '../../../shared/config/settings.ts';
import { palette } from '../../../shared/ui/colours.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
const write = (name: string, text: string, encoding: BufferEncoding = 'utf8') =>
  writeFileSync(join(folder, name), text, encoding);
beforeEach(() => write('.env', ''));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** The problems that stop a build in the folder. */
function problems(isBuild = true): string[] {
  try {
    readEnvironment(folder, 'production', isBuild);
    return [];
  } catch (error) {
    return `${error}`.split('\n  ').slice(1);
  }
}

/** The problems that stop a build. @param lines of its `.env` file. */
function problemsOf(...lines: string[]): string[] {
  write('.env', lines.join('\n'));
  return problems();
}

const ANOTHER_BRAND = [
  'VITE_BRAND_NAME="Suny"',
  'VITE_COMPANY_NAME="Suny Lending"',
  'VITE_COMPANY_ADDRESS="2 Suny Street, Manila"',
  'VITE_SERVICE_EMAIL="help@suny.example"',
  'VITE_SERVICE_PHONE="+63281234567"',
];

describe('a build stops, and names key, value and what is expected', () => {
  it.each([
    // Values that their setting does not take.
    ['VITE_COUNTRY_SEGMENT="../v2"', 'one segment of a path'],
    ['VITE_SERVICE_SEGMENT="a b"', 'one segment of a path'],
    ['VITE_ROUTE_KEYS="main"', 'a JSON object'],
    ['VITE_SITE_URL="https://suny.example/"', 'an https address without a path'],
    ['VITE_SERVICE_PHONE="+63 (2) 8123-4567"', 'a telephone number such as'],
    ['VITE_SERVICE_EMAIL="help@suny"', 'an e-mail address such as'],
    ['VITE_LOGO="favicon.svg"', 'an https address or a path of the site'],
    ['VITE_API_HOST="https//api.suny.example"', 'an https address without a path'],
    ['VITE_TRUSTED_HOSTS="https://pay.suny.example/x"', 'public host names'],
    ['VITE_CURRENCY="PHP"', 'one of ₱, ₹'],
    ['VITE_TEST_PREVIEW="true"', 'one of off, on'],
    ['VITE_BRAND_COLOUR="07F"', 'a colour such as'],
    ['VITE_TIME_ZONE="Asia/Manilla"', 'a time zone such as'],
    // Values that no setting takes.
    ['VITE_COMPANY_ADDRESS="2 Cash$Now Street"', 'no $'],
    ['VITE_COMPANY_ADDRESS=" 2 Suny Street"', 'no space at its ends'],
    ['VITE_COMPANY_ADDRESS="“2 Suny Street”"', 'no typographic quotes'],
    // Notes and samples.
    ['VITE_COMPANY_ADDRESS="TODO"', 'your own text in place of a note'],
    ['VITE_SEC_NUMBER="tbd: ask Maria"', 'your own text in place of a note'],
    ['VITE_GRIEVANCE_OFFICER="???"', 'your own text in place of a note'],
    ['VITE_BRAND_NAME="Peso Bridge"', 'your own in place of the example'],
    ['VITE_COMPANY_NAME="PESOBRIDGE lending"', 'your own in place of the example'],
    ['VITE_SITE_URL="https://your-lender.example"', 'your own in place of the example'],
    ['VITE_SHARE_PICTURE="/share.png"', 'your own in place of the example'],
    // Values that do not go with the market, the files of the site or the phones of borrowers.
    ['VITE_SERVICE_PHONE="+919876543210"', 'a number of VITE_MARKET="ph"'],
    ['VITE_CURRENCY="₹"', 'that of VITE_MARKET="ph", such as ₱'],
    ['VITE_TIME_ZONE="Asia/Kolkata"', 'that of VITE_MARKET="ph", such as Asia/Manila'],
    ['VITE_COUNTRY_NAME="India"', 'that of VITE_MARKET="ph", such as the Philippines'],
    ['VITE_COUNTRY_SEGMENT="in"', 'that of VITE_MARKET="ph", such as ph'],
    ['VITE_LEGAL_MARKET="in"', '"ph", that of VITE_MARKET, once the legal texts'],
    ['VITE_LOGO="/lend/favicon.svg"', 'the path of a file in public'],
    ['VITE_SHARE_PICTURE="/favicn.svg"', 'the path of a file in public'],
    ['VITE_API_HOST="http://127.0.0.1:8080"', 'a server that phones reach'],
    ['VITE_API_HOST="https://localhost"', 'a server that phones reach'],
    ['VITE_BUTTON_COLOUR="#7FB2FF"', 'a contrast of at least 4.5 of links on cards'],
    ['VITE_TEXT_COLOUR="#0070E0"', 'a contrast of at least 4.5 of texts on buttons'],
    // Keys that are none, and keys without a value.
    ['VITE_BRAND_COLOR="#007CFB"', 'a key of .env.example'],
    ['vite_brand_name="Suny"', 'a key of .env.example'],
    ['VITE_LOGO=""', 'an https address or a path of the site'],
  ])('for %s', (line, expected) => {
    const [, key, value] = /^(\w+)="(.*)"$/.exec(line) ?? [];
    const [problem, ...others] = problemsOf('# settings', line);
    expect(problem).toContain(`${key}: "${value}" cannot be used; expected ${expected}`);
    expect(others).toEqual([]);
  });

  it.each([
    ['VITE_APP_SCHEME: "suny"', ': "suny"'],
    ['VITE_APP_SCHEME "suny"', '"suny"'],
    ['VITE_BRAND_COLOUR=#007CFB', '#007CFB'],
    ['VITE_HOME_ROUTE=/#/home', '/#/home'],
    ['VITE_APP_HOST="lend', '"lend'],
    ['VITE_BRAND_NAME="Suny"Lending', '"Suny"Lending'],
  ])('for a line that is read as another value than it has: %s', (line, value) => {
    const [key] = /^\w+/.exec(line) ?? [];
    const expected = `an equals sign and quotes, as in ${key}="value"`;
    const problem = `${key}: ${JSON.stringify(value)} cannot be used; expected ${expected}`;
    expect(problemsOf(line, 'VITE_GROUPING="dot"')).toEqual([problem]);
  });

  it.each(['VITE_LOGO=', 'VITE_STORE_URL="" # later', 'VITE_APP_HOST= # later'])(
    'for a key without a value: %s',
    (line) => expect(problemsOf(line)).toEqual([expect.stringMatching(/: "" .*no such key$/)]),
  );

  it('with the problems of all keys at once', () => {
    const lines = ['VITE_APP_HOST: "a=b"', 'VITE_CURRENCY="PHP"', 'VITE_LOGO=', 'VITE_A="1"'];
    vi.stubEnv('VITE_GROUPING', 'coma');
    const keys = problemsOf(...lines).map((problem) => problem.split(':')[0]);
    const all = ['VITE_APP_HOST', 'VITE_CURRENCY', 'VITE_LOGO', 'VITE_A', 'VITE_GROUPING'];
    expect(keys.sort()).toEqual(all.sort());
    expect(() => readConfig({ VITE_CURRENCY: 'PHP', VITE_GROUPING: 'coma' })).toThrow(
      /VITE_CURRENCY: "PHP" .*\n.*VITE_GROUPING: "coma"/,
    );
  });

  it.each(ANOTHER_BRAND)('for what another brand keeps of the sample: without %s', (line) => {
    const others = ANOTHER_BRAND.filter((one) => one !== line);
    const kept = `^${line.split('=')[0]}: ".*" cannot be used; expected your own in place of`;
    expect(problemsOf(...others)).toEqual([expect.stringMatching(kept)]);
  });

  it('for what another market leaves', () => {
    const india = ['VITE_MARKET="in"', 'VITE_LEGAL_MARKET="in"'];
    expect(problemsOf(...india, 'VITE_CURRENCY="₱"', 'VITE_COUNTRY_NAME="Philippines"')).toEqual([
      'VITE_CURRENCY: "₱" cannot be used; expected that of VITE_MARKET="in", such as ₹',
      'VITE_COUNTRY_NAME: "Philippines" cannot be used; expected that of VITE_MARKET="in", such as India',
    ]);
  });

  it('with a message only, without a stack or brackets', () => {
    const why = 'VITE_MARKET: "uk" cannot be used; expected one of ph, in';
    const isPrinted = (error: unknown) =>
      inspect(error) === `The settings cannot be used:\n  ${why}\n`;
    expect(() => readConfig({ VITE_MARKET: 'uk' })).toThrow(expect.toSatisfy(isPrinted));
  });

  it('for a mode without a file', () => {
    write('.env.sunny', 'VITE_GROUPING="dot"');
    expect(readEnvironment(folder, 'sunny', true)).toMatchObject({ VITE_GROUPING: 'dot' });
    const why = '--mode: "suny" cannot be used; expected a file .env.suny';
    expect(() => readEnvironment(folder, 'suny', true)).toThrow(why);
    expect(readEnvironment(folder, 'development', true)).toEqual({});
  });

  it('for a file in UTF-16, and for one that Notepad has named .env.txt', () => {
    write('.env', '\uFEFFVITE_MARKET="ph"', 'utf16le');
    write('.env.txt', 'VITE_MARKET="ph"');
    expect(problems()).toEqual([
      '.env.txt: is not read; expected a name without .txt',
      '.env: cannot be read; expected text in UTF-8',
    ]);
    rmSync(join(folder, '.env.txt'));
  });
});

it.each([
  ['another brand', ...ANOTHER_BRAND],
  ['a toll-free number', ...ANOTHER_BRAND.slice(0, 4), 'VITE_SERVICE_PHONE="180010123456"'],
  ['the name of the sample', 'VITE_BRAND_NAME="PesoBridge"'],
  ['another market', 'VITE_MARKET="in"', 'VITE_LEGAL_MARKET="in"', 'VITE_CURRENCY="₹"'],
  ['a logo of the site', 'VITE_LOGO="/favicon.svg?2"'],
  ['an apostrophe', ...ANOTHER_BRAND.slice(1), 'VITE_BRAND_NAME="Lola’s"'],
  ['quotes and comments', "VITE_BUTTON_COLOUR='#006BDB' # darker", 'VITE_APP_HOST=suny # ours'],
  ['an exported variable', 'export VITE_MARKET=ph'],
  ['other programs', 'NODE_OPTIONS=--x', 'SENTRY_RELEASE', 'BRAND=1', 'LOG: 1', 'OTHER=#1'],
  ['variables of Vite', 'VITE_USER_NODE_ENV=production'],
])('a build takes %s', (_, ...lines) => expect(problemsOf(...lines)).toEqual([]));

it('the dev server takes a lender’s server on this machine', () => {
  write('.env', 'VITE_API_HOST="http://localhost:8080"');
  expect(problems(false)).toEqual([]);
});

it('a byte order mark is no part of the first key', () => {
  write('.env', '\uFEFFVITE_GROUPING="dot"');
  vi.stubEnv('VITE_GROUPING', undefined);
  expect(readEnvironment(folder, 'production', true)).toEqual({ VITE_GROUPING: 'dot' });
  expect(loadEnv('production', folder, 'VITE_')).toEqual({ VITE_GROUPING: 'dot' });
});

it.each([
  ['', [expect.stringContaining('No setting was found')]],
  ['VITE_MARKET="ph"', []],
])('a build with the file %j says whether it found none', async (text, warnings) => {
  write('.env', text);
  const warned: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (line: string) => warned.push(line) };
  const plugins = [sitePlugin([])];
  await resolveConfig({ configFile: false, envDir: folder, customLogger, plugins }, 'build');
  expect(warned).toEqual(warnings);
});

it('.env.example shows every key, and its examples stop a build as they stand', () => {
  const text = readFileSync('.env.example', 'utf8');
  const used = text.replace(/^# (?=VITE_)/gm, '');
  expect(parseEnv(text)).toEqual({});
  expect(Object.keys(parseEnv(used)).sort()).toEqual(ALL_SETTINGS.map(({ env }) => env).sort());
  const stopped = problemsOf(...used.split('\n')).map((problem) => problem.split(':')[0]);
  const examples = ALL_SETTINGS.filter(({ invented }) => invented).map(({ env }) => env);
  expect(stopped.sort()).toEqual([...examples, 'VITE_LOGO'].sort());
});

it.each([
  [{ VITE_OWN_HOSTS: 'm.lend.example' }, []],
  [{ VITE_TRUSTED_HOSTS: 'pay.lend.example' }, ['pay.lend.example']],
  [
    {
      VITE_TRUSTED_HOSTS: 'pay.lend.example',
      VITE_OWN_HOSTS: 'm.lend.example, https://n.lend.example:8443',
    },
    ['pay.lend.example', 'm.lend.example', 'n.lend.example:8443'],
  ],
  [{ VITE_TRUSTED_HOSTS: 'm.lend.example', VITE_OWN_HOSTS: 'm.lend.example' }, ['m.lend.example']],
])('an own host is trusted, where only some hosts are: %j', (env, hosts) =>
  expect(readConfig(env).trustedHosts).toEqual(hosts),
);

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
