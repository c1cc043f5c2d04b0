import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../freePort.ts';
import { LIMITS } from '../limits.ts';
import { startProgram } from '../startProgram.ts';
import { type EngineElement, type EnginePage, waitFor } from './phone.ts';

/** The program with the web view. */
const HOST = `${import.meta.dirname}/webkitHost.py`;

/** The name under which WebDriver refers to an element. */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens a window. @param driver address of WebKitWebDriver. @param problemsFile where the window writes problems. */
async function openWindow(driver: string, problemsFile: string): Promise<EnginePage> {
  const send = async (method: 'POST' | 'DELETE', path: string, body: object = {}) => {
    const reply = await fetch(driver + path, { method, body: JSON.stringify(body) });
    const { value } = await reply.json();
    if (!reply.ok) throw new Error(value.message);
    return value;
  };
  const wanted = {
    browserName: 'WebKitGTK',
    // Earlier, WebKitWebDriver loses the answers of scripts while a page is loading.
    pageLoadStrategy: 'normal',
    timeouts: { pageLoad: LIMITS.action, script: LIMITS.action },
    'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args: [HOST, problemsFile] },
  };
  const { sessionId } = await send('POST', '/session', { capabilities: { alwaysMatch: wanted } });
  const post = (command: string, body: object) =>
    send('POST', `/session/${sessionId}/${command}`, body);
  const evaluate = async (expression: string) => {
    const script = `const done = arguments[arguments.length - 1];
      ${expression}.then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const made = await post('execute/async', { script, args: [] });
    if (made.error) throw new Error(made.error);
    return made.value;
  };
  const elementOf = (origin: Record<string, string>): EngineElement => {
    const type = (text: string) => post(`element/${origin[REFERENCE]}/value`, { text });
    return {
      // By its place: WebDriver's own click refuses a radio button that its label covers.
      async tap() {
        const move = { type: 'pointerMove', duration: 100, origin, x: 0, y: 0 };
        const press = ['pointerDown', 'pointerUp'].map((name) => ({ type: name, button: 0 }));
        const mouse = { type: 'pointer', id: 'mouse', actions: [move, ...press] };
        await post('actions', { actions: [mouse] });
      },
      type,
      uploadFile: (...files) => type(files.join('\n')),
    };
  };
  return {
    goTo: (url) => post('url', { url }),
    evaluate,
    async find(expression) {
      const element = await evaluate(expression);
      return element && elementOf(element);
    },
    problems: () => readFileSync(problemsFile, 'utf8').split('\n').filter(Boolean),
    close: () => send('DELETE', `/session/${sessionId}`),
  };
}

/** Opens a page in WebKit, on a screen without a monitor. */
export async function openWebkit(file: string): Promise<EnginePage> {
  const screen = await startProgram('Xvfb', {
    args: () => ['-displayfd', '2', '-screen', '0', '800x800x24', '-nolisten', 'tcp'],
    says: /^(\d+)\n/m,
  });
  const port = await freePort();
  const program = await startProgram(file, {
    args: () => [`--port=${port}`, '--host=127.0.0.1'],
    env: {
      DISPLAY: `:${screen.said[1]}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const driver = `http://127.0.0.1:${port}`;
  await waitFor('WebKitWebDriver', () => fetch(`${driver}/status`));
  const page = await openWindow(driver, join(program.home, 'problems'));
  return {
    ...page,
    async close() {
      await page.close();
      await program.end();
      await screen.end();
    },
  };
}
