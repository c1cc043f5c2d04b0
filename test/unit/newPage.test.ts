import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { copyProject, removeCopy, terminalEnvironment } from '../browser/copyProject.ts';
import { writePage } from '../newPage/newPage.ts';
import { readOptions } from '../newPage/options.ts';
import { chapterFor, namesOf } from '../newPage/template.ts';
import { answersOf } from '../pageFindings.ts';
import { createSandbox } from '../sandbox/sandbox.ts';

/** A machine that runs the whole suite is slow. */
const LONG_MS = 240_000;
const CALL = ['--call', 'POST:/v3/installment/history'];

describe('what is typed', () => {
  it('is a name, a call and perhaps Filipino', () => {
    const page = { name: 'repaymentHistory', method: 'POST', path: '/v3/installment/history' };
    expect(readOptions(['repaymentHistory', ...CALL])).toEqual({ ...page, filipino: false });
    expect(readOptions(['--fil', ...CALL, 'repaymentHistory'])).toEqual({
      ...page,
      filipino: true,
    });
    const get = readOptions(['page2', '--call', 'GET:/v1/{country}/a-b']);
    expect(get).toMatchObject({ method: 'GET', path: '/v1/{country}/a-b' });
  });

  it.each([
    ['no name', CALL, 'The name of the page is missing'],
    ['two names', ['one', 'two', ...CALL], 'One page at a time: one, two'],
    ['a name with a capital', ['Repayment', ...CALL], 'Repayment: the name must be in camelCase'],
    ['a name with a hyphen', ['re-pay', ...CALL], 're-pay: the name must be in camelCase'],
    ['a name that leaves the folder', ['../a', ...CALL], '../a: the name must be in camelCase'],
    ['a long name', ['a'.repeat(29), ...CALL], 'at most 28 letters'],
    ['no call', ['history'], '--call is missing'],
    ['a method of writes', ['history', '--call', 'PUT:/a'], 'the method must be GET or POST'],
    ['a call without a method', ['history', '--call', '/a'], 'the method must be GET or POST'],
    ['a path without a slash', ['history', '--call', 'GET:a'], 'the path must look like'],
    ['a path with a quote', ['history', '--call', "GET:/a'b"], 'the path must look like'],
    ['a path with a query', ['history', '--call', 'GET:/a?b=1'], 'the path must look like'],
    ['an unknown option', ['history', ...CALL, '--hindi'], "Unknown option '--hindi'"],
  ])('%s is refused in words', (_, args, message) => {
    expect(() => readOptions(args)).toThrow(message);
    expect(() => readOptions(args)).toThrow('Usage: npm run new-page -- ');
  });

  it('names the page in every form', () => {
    expect(namesOf({ name: 'repaymentHistory2' })).toEqual({
      name: 'repaymentHistory2',
      view: 'RepaymentHistory2',
      css: 'repayment-history-2',
      title: 'Repayment history 2',
      words: 'repayment history 2',
    });
  });
});

it('a guide that no longer has what is replaced is an error', () => {
  const guide = '\n## Add a page\n```ts\n// a.ts\n```\n\n## Languages';
  expect(() => chapterFor(guide, readOptions(['history', ...CALL]))).toThrow('no longer has: ');
});

describe('npm run new-page, in a copy of the project', { timeout: LONG_MS }, () => {
  const copy = resolve('.bench/newPage');
  const existing = { root: copy, pages, answered: answersOf(createSandbox().app.routes) };
  const GET_PAGE = 'branchesNearTheBorrowersHome';
  const text = (file: string) => readFileSync(join(copy, file), 'utf8');

  /** Runs a command in the copy, which must succeed. @returns its output. */
  function run(command: string, ...rest: string[]): string {
    const env = terminalEnvironment();
    const { status, stdout, stderr } = spawnSync(command, rest, {
      cwd: copy,
      env,
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
    return stdout;
  }

  beforeAll(() => {
    copyProject(copy);
    writePage(readOptions([GET_PAGE, '--call', 'GET:/v3/{country}/branches']), existing);
    // It generates what both pages need.
    run('npm', 'run', '-s', 'new-page', '--', 'repaymentHistory', ...CALL, '--fil');
  }, LONG_MS);
  afterAll(() => removeCopy(copy));

  it('writes pages that are typed, formatted, whole and tested', () => {
    run('npx', 'tsc');
    run('npx', 'biome', 'check', '--error-on-warnings', 'pages/repaymentHistory', 'test/sandbox');
    const filters = [
      '--project',
      'boundaries',
      '--project',
      'pages',
      'completePages',
      'repaymentHistory',
      GET_PAGE,
    ];
    expect(run('npx', 'vitest', 'run', ...filters)).toContain(' passed, 0 failed, 0 skipped');
    for (const name of ['repaymentHistory', GET_PAGE]) {
      expect(existsSync(join(copy, `test/pages/${name}.test.tsx`))).toBe(true);
    }
  });

  it('writes the call, in Filipino only if asked, and nothing of the guide’s example', () => {
    expect(text('shared/api/repaymentHistory.ts')).toContain("path: '/v3/installment/history'");
    expect(text('test/screens/repaymentHistory.ts')).toContain('filipinoHeading');
    expect(text(`test/screens/${GET_PAGE}.ts`)).not.toContain('filipinoHeading');
    expect(existsSync(join(copy, `pages/${GET_PAGE}/${GET_PAGE}.messages.fil.ts`))).toBe(false);
    const { paths } = JSON.parse(text('test/contract/openapi.json'));
    expect(paths['/v3/{country}/branches']).toHaveProperty('get');
    expect(paths['/v3/installment/history']).toHaveProperty('post');
    expect(run('find', 'pages', 'shared', 'test', '-iname', '*lastPayment*')).toBe('');
  });

  it.each([
    ['a page', 'loanDetail', 'POST:/v3/a', '/loanDetail is there already: pages/loanDetail'],
    ['an alias', 'index', 'POST:/v3/a', '/index is there already: pages/officialSite'],
    ['a file', 'contact', 'POST:/v3/a', 'shared/api/contact.ts is there already'],
    ['a name in the code', 'bar', 'POST:/v3/a', 'bar: Bar means something else'],
    ['a class', 'card', 'POST:/v3/a', 'card: card means something else'],
    ['a call', 'fee', 'POST:/orbital/fail', 'POST /orbital/fail is declared already'],
  ])('refuses %s that is there', (_, name, call, message) => {
    expect(() => writePage(readOptions([name, '--call', call]), existing)).toThrow(message);
  });
});
