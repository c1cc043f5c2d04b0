import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../freePort.ts';
import { hearConsole, tellConsole, watch } from '../inPage/watch.ts';
import type { Driver, EngineBrowser } from './driver.ts';
import { startProgram } from './program.ts';
import { webdriverActions } from './webdriverActions.ts';
import { listenToHost } from './webkitHost.ts';

/** The name under which WebDriver hands out an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Longest wait for an answer, ms. */
const TIMEOUT_MS = 30_000;

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

/** Waits until the driver answers. @throws Error if it does not. */
async function untilListening(send: Send): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await send('GET', '/status').then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver does not start');
}

async function newDriver(send: Send, folder: string): Promise<Driver> {
  const own = await mkdtemp(join(folder, 'phone-'));
  const socket = join(own, 'host');
  const problems: string[] = [];
  let hear = (_: string) => {};
  const host = await listenToHost(socket, {
    problem: (text) => problems.push(text),
    message: (text) => hear(text),
  });
  const report = '(text) => webkit.messageHandlers.problems.postMessage(text)';
  const scripts = [`(${watch})(${report});(${hearConsole})(${report})`, `(${tellConsole})()`];
  const options = { binary: '/usr/bin/python3', args: [HOST, socket, ...scripts] };
  // Who opens a page waits for what it shows; its load event may be held back.
  const wanted = { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'none' };
  const capabilities = { alwaysMatch: wanted };
  const { sessionId } = Object(await send('POST', '/session', { capabilities }));
  const path = `/session/${sessionId}`;
  await send('POST', `${path}/timeouts`, { pageLoad: 60_000, script: 30_000 });
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
      await host.ask('sync');
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
      const file = join(own, 'picture.png');
      await host.ask('picture', file);
      return readFile(file);
    },
    async putShell(heard) {
      hear = heard;
      await host.ask('shell');
      return (script) => host.ask('evaluate', script);
    },
    async close() {
      await send('DELETE', path);
      await host.close();
    },
  };
}

/** Starts a screen without a monitor, and WebKitWebDriver on it, which has one phone at a time. */
async function startPhone(file: string): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const screen = startProgram('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '800x800x24',
    '-nolisten',
    'tcp',
  ]);
  const [, display] = await screen.says(/^(\d+)\n/m);
  const port = await freePort();
  const driver = startProgram(file, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    HOME: folder,
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const send = connect(`http://127.0.0.1:${port}`);
  await untilListening(send);
  const phone = await newDriver(send, folder);
  return {
    ...phone,
    async close() {
      await phone.close();
      await driver.end();
      await screen.end();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
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
