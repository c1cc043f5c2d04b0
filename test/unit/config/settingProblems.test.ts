import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../shared/build/environment.ts';
import { environmentProblems } from '../../../shared/config/environmentProblems.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';

/** The problems of one `.env` file, read as Vite reads it. */
function problemsOf(text: string): string[] {
  return environmentProblems(parseEnv(text) as Record<string, string>, [{ name: '.env', text }]);
}

it('is printed by Vite as its message only, without a stack or brackets', () => {
  const message =
    'The settings cannot be used:\n  VITE_MARKET: "uk" cannot be used; expected one of ph, in\n';
  let printed = '';
  try {
    readConfig({ VITE_MARKET: 'uk' });
  } catch (error) {
    printed = inspect(error);
  }
  expect(printed).toBe(message);
});

describe('a value that cannot be used is named with what is expected, and with what may be meant', () => {
  const HOSTS = 'public host names such as img.lend.example';
  const SERVER = 'an https address without a path such as https://api.lend.example';
  const NUMBER = 'a telephone number such as +63280000100';
  it.each([
    ['CURRENCY', 'PHP', '₱ or ₹', '₱'],
    ['CURRENCY', 'inr', '₱ or ₹', '₹'],
    ['GROUPING', 'coma', 'one of none, dot, comma, indian', 'comma'],
    ['AMOUNTS', 'minors', 'one of major, minor', 'minor'],
    ['API_HOST', 'api.lend.example/', SERVER, 'https://api.lend.example'],
    ['TRUSTED_HOSTS', 'https://pay.partner.example/x', HOSTS, 'pay.partner.example'],
    ['BRAND_COLOUR', '007CFB', 'a colour such as #007CFB', '#007CFB'],
    ['SERVICE_PHONE', '+63 (2) 8000-0100', NUMBER, '+63280000100'],
    ['TIME_ZONE', 'Asia/Manilla', 'a time zone such as Asia/Manila', 'Asia/Manila'],
    ['TEST_PREVIEW', 'true', 'one of off, on', 'on'],
  ])('VITE_%s="%s"', (key, value, expected, meant) => {
    const before = key === 'TRUSTED_HOSTS' ? 'img.lend.example, ' : '';
    expect(problemsOf(`# settings\nVITE_${key}="${before}${value}"`)).toEqual([
      `VITE_${key}: "${value}" cannot be used; expected ${expected}; did you mean ${meant}? (.env, line 2)`,
    ]);
  });

  it('may be nothing that is like it', () => {
    const keys = 'setting, main, login, order, productDetail';
    expect(problemsOf(`VITE_ROUTE_KEYS='{"main"}'`)).toEqual([
      `VITE_ROUTE_KEYS: "{\\"main\\"}" cannot be used; expected a JSON object with any of ${keys} (.env, line 1)`,
    ]);
  });

  it('blames the colour that is too pale, with what was measured', () => {
    expect(problemsOf('VITE_BUTTON_COLOUR="#7FB2FF"')).toEqual([
      expect.stringMatching(
        /^VITE_BUTTON_COLOUR: "#7FB2FF" cannot be used; links on cards have a contrast of 2\.\d\d, expected at least 4\.5; did you mean #[0-9a-f]{6}\? \(\.env, line 1\)$/,
      ),
    ]);
    const [, meant = ''] =
      /did you mean (#\w+)/.exec(`${problemsOf('VITE_BUTTON_COLOUR="#7FB2FF"')}`) ?? [];
    expect(problemsOf(`VITE_BUTTON_COLOUR="${meant}"`)).toEqual([]);
    expect(`${problemsOf('VITE_TEXT_COLOUR="#0070E0"')}`).toMatch(
      /^VITE_TEXT_COLOUR: "#0070E0" .* did you mean #[0-9a-f]{6}\?/,
    );
  });

  it('names all at once, each in its place', () => {
    const lines = ['VITE_CURRENCY="PHP"', 'BRAND_NAME=Suny', 'VITE_LOGO=', 'VITE_GROUPING="coma"'];
    const problems = problemsOf(lines.join('\n'));
    expect(problems).toHaveLength(4);
    for (const line of [1, 2, 3, 4]) {
      expect(problems.filter((one) => one.endsWith(`(.env, line ${line})`))).toHaveLength(1);
    }
  });

  it('names the environment where the process sets the value, and all of them without a file', () => {
    const env = { VITE_CURRENCY: 'PHP' };
    const file = { name: '.env', text: 'VITE_CURRENCY="₱"' };
    expect(environmentProblems(env, [file], env)).toEqual([
      'VITE_CURRENCY: "PHP" cannot be used; expected ₱ or ₹; did you mean ₱? (the environment)',
    ]);
    expect(() => readConfig({ VITE_CURRENCY: 'PHP', VITE_GROUPING: 'coma' })).toThrow(
      /VITE_CURRENCY: "PHP" .*\n.*VITE_GROUPING: "coma"/,
    );
  });
});

describe('legal texts of another country', () => {
  it.each([
    ['VITE_MARKET="in"', 'the legal texts are for "ph", and VITE_MARKET is "in"'],
    ['VITE_LEGAL_MARKET="in"', 'the legal texts are for "in", and VITE_MARKET is "ph"'],
  ])('stop the build: %s', (line, why) => {
    const [problem, ...more] = problemsOf(line);
    expect(problem).toMatch(`VITE_LEGAL_MARKET: ${why}; replace those of shared/features/legal`);
    expect(more).toEqual([]);
  });

  it('do not once the operator has replaced them', () => {
    expect(problemsOf('VITE_MARKET="in"\nVITE_LEGAL_MARKET="in"')).toEqual([]);
  });
});

describe('a key without its prefix', () => {
  it.each(['BRAND_NAME="Suny"', 'export brand_name=Suny', 'vite_brand_name=Suny'])(
    '%s is named',
    (line) => {
      const [key = ''] = /\w+(?==)/.exec(line) ?? [];
      expect(problemsOf(line)).toEqual([
        `${key}: unknown; did you mean VITE_BRAND_NAME? (.env, line 1)`,
      ]);
    },
  );

  it('leaves keys of other programs alone', () => {
    expect(problemsOf('NODE_OPTIONS=--x\nSENTRY_RELEASE=1\nBRAND=1')).toEqual([]);
  });
});

describe('another brand', () => {
  const COMPLETE = {
    VITE_BRAND_NAME: 'Suny',
    VITE_COMPANY_NAME: 'Suny Lending Inc.',
    VITE_COMPANY_ADDRESS: '2 Suny Street, Manila',
    VITE_SERVICE_PHONE: '+63281234567',
    VITE_SERVICE_EMAIL: 'help@suny.example',
  };

  it('names what it would keep of the sample brand', () => {
    expect(environmentProblems({ VITE_BRAND_NAME: 'Suny' }, [])).toEqual(
      [
        ['VITE_SERVICE_PHONE', '+63280000100'],
        ['VITE_SERVICE_EMAIL', 'help@lend.example'],
        ['VITE_COMPANY_NAME', 'PesoBridge Lending'],
        ['VITE_COMPANY_ADDRESS', '1 Sample Street, Makati City, Metro Manila, Philippines'],
      ].map(
        ([key, sample]) =>
          `${key}: still the sample's "${sample}"; expected your own beside VITE_BRAND_NAME`,
      ),
    );
    expect(environmentProblems({ VITE_COMPANY_NAME: 'Suny Lending Inc.' }, []).join()).toMatch(
      /^VITE_BRAND_NAME: still the sample's "PesoBridge"; expected your own beside VITE_COMPANY_NAME/,
    );
  });

  it('may have nothing of the sample, and the sample may stay as it is', () => {
    expect(environmentProblems(COMPLETE, [])).toEqual([]);
    expect(environmentProblems({ VITE_BRAND_NAME: 'PesoBridge' }, [])).toEqual([]);
    for (const key of Object.keys(COMPLETE)) {
      const { [key as keyof typeof COMPLETE]: _, ...rest } = COMPLETE;
      expect(environmentProblems(rest, []).map((line) => line.split(':')[0])).toEqual([key]);
    }
  });
});

describe('the files of a mode', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.env.sunny'), 'VITE_GROUPING="dot"\n');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('must exist', () => {
    expect(readEnvironment(folder, 'sunny')).toMatchObject({ VITE_GROUPING: 'dot' });
    expect(() => readEnvironment(folder, 'suny')).toThrow(
      '--mode suny: there is no file .env.suny; did you mean --mode sunny?',
    );
  });

  it('may be missing in a plain build and in development', () => {
    expect(() => readEnvironment(folder, 'production')).not.toThrow();
    expect(() => readEnvironment(folder, 'development')).not.toThrow();
  });
});
