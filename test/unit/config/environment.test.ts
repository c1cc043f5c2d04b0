// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../../shared/api/request.ts';
import { palette } from '../../../shared/config/colours.ts';
import {
  ENVIRONMENT_KEYS,
  environmentProblems,
  exampleOf,
} from '../../../shared/config/environmentProblems.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { ALL_SETTINGS } from '../../../shared/config/settings.ts';

/** The problems of one `.env` file, read as Vite reads it. */
function problemsOf(text: string): string[] {
  return environmentProblems(parseEnv(text) as Record<string, string>, [{ name: '.env', text }]);
}

describe('the VITE_ keys of a build', () => {
  it('may be absent, quoted, followed by a comment, or another program’s', () => {
    const good = [
      '# a comment',
      'VITE_BRAND_COLOUR="#007CFB"',
      "VITE_BUTTON_COLOUR='#006BDB' # darker",
      'VITE_APP_HOST=lend # a comment',
      'export VITE_MARKET=ph',
      'OTHER=#1',
    ];
    expect(problemsOf(good.join('\n'))).toEqual([]);
    expect(environmentProblems({}, [])).toEqual([]);
    expect(environmentProblems({ VITE_USER_NODE_ENV: 'production', OTHER: '' }, [])).toEqual([]);
  });

  it.each([
    ['VITE_BRAND_COLOR', '; did you mean VITE_BRAND_COLOUR?'],
    ['VITE_APIHOST', '; did you mean VITE_API_HOST?'],
    ['VITE_SOURCE_MPAS', '; did you mean VITE_SOURCE_MAPS?'],
    ['VITE_SOMETHING_ELSE_ALTOGETHER', '; .env.example lists every key'],
  ])('are reported if misspelt, with the nearest name and their place: %s', (key, meant) => {
    expect(problemsOf(`\n${key}="on"`)).toEqual([`${key}: unknown${meant} (.env, line 2)`]);
    expect(environmentProblems({ [key]: 'on' }, [])).toEqual([`${key}: unknown${meant}`]);
  });

  it('are reported if empty', () => {
    const words = 'empty; give it a value, or leave the key out for its default';
    const problems = problemsOf('VITE_LOGO=\nVITE_STORE_URL=""\nVITE_APP_HOST= # later');
    const lines = ['LOGO', 'STORE_URL', 'APP_HOST'].map(
      (key, index) => `VITE_${key}: ${words} (.env, line ${index + 1})`,
    );
    expect(problems.sort()).toEqual(lines.sort());
  });

  it('are reported if empty by every version of Node, which may take the next line for the value', () => {
    const [problem, ...more] = problemsOf('VITE_LOGO=  \nVITE_APP_HOST=lend');
    expect(problem).toMatch(/^VITE_LOGO: empty; .* \(\.env, line 1\)$/);
    expect(more).toEqual([]);
    expect(problemsOf('OTHER= \t\nVITE_APP_HOST=lend')).toEqual([
      'OTHER: only spaces after =, so the next line may be read as its value; remove them (.env, line 1)',
    ]);
  });

  it('may be empty in a file if the process or a later file gives them a value', () => {
    const file = (name: string, text: string) => ({ name, text });
    const env = { VITE_LOGO: '/logo.svg' };
    expect(environmentProblems(env, [file('.env', 'VITE_LOGO=')], env)).toEqual([]);
    const files = [file('.env', 'VITE_LOGO='), file('.env.local', 'VITE_LOGO=/logo.svg')];
    expect(environmentProblems(env, files)).toEqual([]);
    expect(environmentProblems({ VITE_LOGO: '' }, [], { VITE_LOGO: '' })).toHaveLength(1);
  });

  it('are reported if their quote is not closed, as it may end in another line', () => {
    expect(problemsOf('VITE_APP_HOST="lend\nVITE_LOGO="/logo.svg"')).toEqual([
      'VITE_APP_HOST: the quote is not closed on the same line (.env, line 1)',
    ]);
  });

  it.each([
    ['VITE_BRAND_COLOUR', '#007CFB'],
    ['VITE_PRODUCT_URL', 'https://m.lend.example/#/product'],
  ])('are reported if a # in them begins a comment: %s=%s', (key, value) => {
    const words = '# begins a comment, so the value ends before it; put it in quotes';
    expect(problemsOf(`${key}=${value}`)).toEqual([
      `${key}: ${words}: ${key}="${value}" (.env, line 1)`,
    ]);
  });
});

describe('.env.example', () => {
  const text = readFileSync('.env.example', 'utf8');

  it('shows every key once with a valid value', () => {
    const used = text.replace(/^# (?=VITE_)/gm, '');
    const env = parseEnv(used) as Record<string, string>;
    expect(Object.keys(env).sort()).toEqual([...ENVIRONMENT_KEYS].sort());
    expect(problemsOf(used)).toEqual([]);
    for (const setting of Object.values(ALL_SETTINGS))
      expect(env[setting.env]).toBe(exampleOf(setting));
    expect(() => readConfig(env)).not.toThrow();
  });

  it('changes nothing if it is copied unchanged', () => {
    expect(parseEnv(text)).toEqual({});
  });
});

describe('the environment configuration', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('has the route keys of the app, and no host [2.1-01, 2.1-02]', () => {
    const { routeKeys, appHost } = readConfig({});
    expect(Object.keys(routeKeys).sort().join(' ')).toBe('login main order productDetail setting');
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

  it('sends every call to the configured host, below /esita [3-119, 7.1-01, 9-01]', () => {
    const config = readConfig({ VITE_API_HOST: 'https://api.lend.example' });
    expect(addressOf('/v3/x', config)).toBe('https://api.lend.example/esita/v3/x');
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
