import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../freePort.ts';
import { LIMITS, limit } from '../../limits.ts';
import { startProgram } from '../../startProgram.ts';
import { hearConsole, tellConsole, watch } from '../inPage/watch.ts';
import type { Driver, EngineBrowser } from './driver.ts';
import { acceptSocket } from './jsonSocket.ts';
import { webdriverActions } from './webdriverActions.ts';

/** The name under which WebDriver hands out an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Longest wait for an answer, ms. */
const TIMEOUT_MS = limit(30_000);

/** The program with the web view. */
const HOST = `${import.meta.dirname}/webkitHost.py`;

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** Sends a command of WebDriver. @throws Error with what the driver says. */
function connect(address: string): Send {
  return async (method, path, body) => {
    const reply = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw new Error(`${path}: ${error.message}`);
    });
    const { value } = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${value?.message || value?.error}`);
    return value;
  };
}

/** A phone. @param home where the window keeps what it stores. */
async function newDriver(send: Send, home: string): Promise<Driver> {
  const socket = join(home, 'host');
  const connected = acceptSocket(socket);
  const problems: string[] = [];
  const report = '(text) => webkit.messageHandlers.problems.postMessage(text)';
  const scripts = [`(${watch})(${report});(${hearConsole})(${report})`, `(${tellConsole})()`];
  const options = { binary: '/usr/bin/python3', args: [HOST, socket, ...scripts] };
  // Who opens a page waits for what it shows; its load event may be held back.
  const wanted = { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'none' };
  const capabilities = { alwaysMatch: wanted };
  const { sessionId } = Object(await send('POST', '/session', { capabilities }));
  const path = `/session/${sessionId}`;
  const host = await connected;
  host.on((method, { text }) => {
    if (method === 'problem') problems.push(String(text));
  });
  await send('POST', `${path}/timeouts`, { pageLoad: TIMEOUT_MS, script: TIMEOUT_MS });
  const perform = (source: object) => send('POST', `${path}/actions`, { actions: [source] });
  return {
    problems,
    goTo: async (url) => void (await send('POST', `${path}/url`, { url })),
    async evaluate(expression) {
      const wait = `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then(
          (value) => done({ value: String(value) }),
          (error) => done({ error: String(error) }),
        );`;
      const made = Object(await send('POST', `${path}/execute/async`, { script: wait, args: [] }));
      // What the page reported before is then here, too.
      await host.send('sync');
      if ('error' in made) throw new Error(made.error);
      return made.value;
    },
    ...webdriverActions(perform, 'mouse'),
    async chooseFiles(selector, files) {
      const using = { using: 'css selector', value: selector };
      const { [ELEMENT]: id } = Object(await send('POST', `${path}/element`, using));
      await send('POST', `${path}/element/${id}/value`, { text: files.join('\n') });
    },
    async screenshot() {
      const file = join(home, 'picture.png');
      await host.send('picture', { file });
      return readFile(file);
    },
    async putShell(hear) {
      host.on((method, { text }) => {
        if (method === 'message') hear(String(text));
      });
      await host.send('shell');
      return async (script) => String((await host.send('evaluate', { script })).value);
    },
    async close() {
      await send('DELETE', path);
      host.close();
    },
  };
}

/** Starts a screen without a monitor, and WebKitWebDriver on it, which has one phone at a time. */
async function startPhone(file: string): Promise<Driver> {
  const screen = await startProgram('Xvfb', {
    args: () => ['-displayfd', '2', '-screen', '0', '800x800x24', '-nolisten', 'tcp'],
    says: /^(\d+)\n/m,
  });
  const port = await freePort();
  const driver = await startProgram(file, {
    args: () => [`--port=${port}`, '--host=127.0.0.1'],
    env: {
      DISPLAY: `:${screen.said[1]}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const send = connect(`http://127.0.0.1:${port}`);
  await vi.waitFor(() => send('GET', '/status'), { timeout: LIMITS.start, interval: 100 });
  const phone = await newDriver(send, driver.home);
  return {
    ...phone,
    async close() {
      await phone.close();
      await driver.end();
      await screen.end();
    },
  };
}

/** WebKit has no program for all phones: each is one of its own. */
export async function startWebkit(file: string): Promise<EngineBrowser> {
  return {
    version: 'WebKitGTK',
    newDriver: () => startPhone(file),
    close: async () => undefined,
  };
}
