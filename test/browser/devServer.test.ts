import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { freePort } from '../freePort.ts';
import { site, useBorrower, withBrowser } from './borrower.ts';
import { fingerprint } from './buildSite.ts';
import { copyProject, removeCopy, terminalEnvironment } from './copyProject.ts';

/** A copy of the project whose files can be edited. */
const copy = resolve('.bench/edited');
const LONG_MS = 240_000;
/** How long the server may take for its first page, or to start again, on a busy machine. */
const POLL = { timeout: 120_000 };

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

describe('npm start, while somebody works', () => {
  let server: ChildProcess | undefined;
  let address = '';
  let port = 0;
  const borrower = useBorrower({ address: () => address });

  beforeAll(async () => {
    if (!site) return;
    copyProject(copy);
    port = await freePort();
    address = `http://127.0.0.1:${port}`;
    server = spawn('npm', ['start', '--', '--port', `${port}`], {
      cwd: copy,
      env: terminalEnvironment(),
      detached: true,
      stdio: 'ignore',
    });
    const isUp = () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
    await vi.waitUntil(isUp, POLL);
  }, LONG_MS);
  afterAll(() => {
    if (server?.pid) process.kill(-server.pid);
    removeCopy(copy);
  });

  withBrowser('a taken port is an error that says what to type', { timeout: LONG_MS }, () => {
    const second = spawnSync('npm', ['start', '--', '--port', `${port}`], {
      cwd: copy,
      env: terminalEnvironment(),
      encoding: 'utf8',
    });
    expect(second.status).not.toBe(0);
    expect(`${second.stdout}${second.stderr}`).toContain(
      `Port ${port} is taken, perhaps by another npm start. Stop that one, or choose another port: npm start -- --port ${port + 1}`,
    );
  });

  withBrowser('a preview without a build says what to type', { timeout: LONG_MS }, () => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'preview'], {
      cwd: copy,
      env: terminalEnvironment(),
      encoding: 'utf8',
      // Without the error it would serve for ever.
      timeout: LONG_MS / 2,
    });
    expect(status).toBeGreaterThan(0);
    expect(`${stdout}${stderr}`).toContain(
      'There is no build in dist. Build the site first: npm run build',
    );
  });

  withBrowser('tests in the same folder do not disturb it', { timeout: LONG_MS }, async () => {
    const { page, open, problems } = borrower();
    page.setDefaultTimeout(POLL.timeout);
    await open('loanDetail', 'due-extendable');
    const button = page.getByRole('button', { name: 'REPAY', exact: true });
    await button.waitFor();
    await page.evaluate(() => Object.assign(window, { isFirstVisit: true }));
    const packages = () => fingerprint(join(copy, 'node_modules/.vite'));
    const before = await packages();
    const run = spawnSync('npx', ['vitest', 'run', '--project', 'unit', 'test/unit/lib/money'], {
      cwd: copy,
      env: terminalEnvironment(),
      encoding: 'utf8',
    });
    expect(run.stdout).toContain('0 failed');
    expect(await packages()).toBe(before);
    expect(await page.evaluate(() => 'isFirstVisit' in window)).toBe(true);
    await page.reload();
    await button.waitFor();
    expect(problems).toEqual([]);
  });

  withBrowser('an edit is seen, and page and orders stay', { timeout: LONG_MS }, async () => {
    const { page, open, sessionId } = borrower();
    page.setDefaultTimeout(POLL.timeout);
    const orders = async () => {
      const state = `${address}/esita/sandbox/state?sessionId=${sessionId}`;
      const headers = { 'X-Requested-With': 'XMLHttpRequest' };
      const reply = await fetch(state, { headers }).catch(() => undefined);
      const { data } = reply?.ok ? await reply.json() : { data: { calls: [] } };
      return data.calls.length > 0;
    };
    await open('loanDetail', 'due-extendable');
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
    expect(await orders()).toBe(true);

    edit('pages/loanDetail/page.ts', "title: 'Order Details'", "title: 'Your order'");
    await expect.poll(() => page.title(), POLL).toBe('Your order');
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
    expect(await orders()).toBe(true);

    edit('test/sandbox/sandbox.ts', 'This is a sandbox, not a lender.', 'An edited sandbox.');
    const greeting = () =>
      fetch(`${address}/esita`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } }).then(
        (reply) => reply.text(),
        () => '',
      );
    await expect.poll(greeting, POLL).toContain('An edited sandbox.');
    expect(await orders()).toBe(true);

    edit('pages/loanDetail/loanDetail.messages.ts', "repay: 'REPAY'", "repay: 'PAY NOW'");
    await page.getByRole('button', { name: 'PAY NOW' }).waitFor();
    expect(new URL(page.url()).searchParams.get('orderId')).toBe('due-extendable');
  });
});
