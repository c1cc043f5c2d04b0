import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run check runs every tool, and names each that failed', () => {
  const args = ['test/check.run.ts', 'exit 1', 'echo two has run', 'exit 2'];
  const ended = spawnSync('node_modules/.bin/tsx', args, { encoding: 'utf8' });
  expect(ended).toMatchObject({ stdout: 'two has run\n', status: 1 });
  expect(ended.stderr).toContain('Failed: npx exit 1, npx exit 2');
});
