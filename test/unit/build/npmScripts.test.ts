import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { terminalEnvironment } from '../../browser/copyProject.ts';
import { freePort } from '../../freePort.ts';
import { LIMITS } from '../../limits.ts';

const project = resolve(import.meta.dirname, '../../..');

it('npm run check runs every tool, and names each that failed', () => {
  const args = ['test/check.run.ts', 'exit 1', 'echo two has run', 'exit 2'];
  const ended = spawnSync('node_modules/.bin/tsx', args, { cwd: project, encoding: 'utf8' });
  expect(ended).toMatchObject({ stdout: 'two has run\n', status: 1 });
  expect(ended.stderr).toContain('Failed: npx exit 1, npx exit 2');
});

it('npm start ends without an error while a page is opened', { timeout: LIMITS.hook }, async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn('node_modules/.bin/vite', ['--port', `${port}`], {
    cwd: project,
    // With CI set, Vite colours a part of its address.
    env: terminalEnvironment({ NO_COLOR: '1' }),
    // It reads the end of its input as the end of its work.
    stdio: 'pipe',
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let output = '';
  const hear = (data: Buffer) => {
    output += data;
  };
  for (const stream of [server.stdout, server.stderr]) stream.on('data', hear);
  await vi.waitUntil(() => output.includes(address), { timeout: LIMITS.hook });
  const documents = ['/loanDetail', '/repayment'].map((path) => fetch(address + path));
  // The server has the requests once it answers a later one.
  await fetch(`${address}/esita/`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  server.kill();
  for (const reply of await Promise.all(documents)) expect(reply.status).toBe(200);
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  expect(output).not.toMatch(/error/i);
});
