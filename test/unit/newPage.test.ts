import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, removeCopy, terminalEnvironment } from '../browser/copyProject.ts';

/** A machine that runs the whole suite is slow. */
const LONG_MS = 240_000;
const PATH = '/v3/{country}/history';

describe('npm run new-page, in a copy of the project', { timeout: LONG_MS }, () => {
  const copy = resolve('.bench/newPage');

  /** Runs a command in the copy. @returns its output, with OK before it if it succeeded. */
  function run(command: string): string {
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: copy,
      env: terminalEnvironment(),
      encoding: 'utf8',
      shell: true,
    });
    return `${status === 0 ? 'OK' : 'failed'}\n${stdout}${stderr}`;
  }
  const text = (file: string) => readFileSync(join(copy, file), 'utf8');

  beforeAll(() => {
    copyProject(copy);
    expect(run(`npm run -s new-page -- repaymentHistory POST ${PATH}`)).toMatch(/^OK/);
  }, LONG_MS);
  afterAll(() => removeCopy(copy), LONG_MS);

  it('writes a page that is typed, tidy, whole and tested', () => {
    const lint = 'npx biome check --error-on-warnings pages/repaymentHistory shared/api test';
    expect(run(`npx tsc && ${lint}`)).toMatch(/^OK/);
    const tests = 'repaymentHistory completePages generated contract';
    expect(run(`npx vitest run --project unit --project pages ${tests}`)).toMatch(
      /^OK[\s\S]* 0 failed/,
    );
  });

  it('writes it for the call, with nothing of the template left', () => {
    expect(text('shared/api/repaymentHistory.ts')).toContain(`'${PATH}',`);
    expect(text('shared/config/routes.ts')).toContain("| 'repaymentHistory'");
    expect(text('test/contract/openapi.json')).toContain(PATH);
    expect(run("grep -ril 'past.\\?payments' pages shared test --exclude-dir=newPage")).toMatch(
      /^failed\n$/,
    );
  });

  it.each([
    ['a page that is there', 'repaymentHistory POST /v3/a', 'is there already'],
    ['a name that is no name', '../a POST /v3/a', 'the name must be like'],
    ['a method that nobody uses', 'history PUT /v3/a', 'the method must be GET or POST'],
    ['a path with a query', "history GET '/a?b=1'", 'the path must be like'],
  ])('refuses %s', (_, words, message) => {
    const said = run(`npm run -s new-page -- ${words}`);
    expect(said).toMatch(/^failed/);
    expect(said).toContain(message);
  });
});
