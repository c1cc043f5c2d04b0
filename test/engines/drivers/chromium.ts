import { QUIET } from '../../browser/chromium.ts';
import { startProgram } from '../../startProgram.ts';
import { addInterfaceObject, watch } from '../inPage/watch.ts';
import { type Driver, type EngineBrowser, type Key, PHONE } from './driver.ts';
import { type JsonSocket, openSocket } from './jsonSocket.ts';

const FLAGS = [
  ...QUIET,
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
];

const KEYS: Readonly<Record<Key, { key: string; code: string; keyCode: number; text?: string }>> = {
  Tab: { key: 'Tab', code: 'Tab', keyCode: 9 },
  Enter: { key: 'Enter', code: 'Enter', keyCode: 13, text: '\r' },
  Escape: { key: 'Escape', code: 'Escape', keyCode: 27 },
  ArrowDown: { key: 'ArrowDown', code: 'ArrowDown', keyCode: 40 },
  Space: { key: ' ', code: 'Space', keyCode: 32, text: ' ' },
  'Control+V': { key: 'v', code: 'KeyV', keyCode: 86 },
};

/** The devtools protocol's bit for the control key. */
const CONTROL = 2;

/** Text of an object that a console call or an exception brings. */
const saidBy = ({ value, description }: { value?: unknown; description?: string }) =>
  String(value ?? description ?? '');

/** What an event says of a problem; undefined if none. */
function problemOf(method: string, params: Record<string, unknown>): string | undefined {
  const { type, args, entry } = Object(params);
  if (method === 'Runtime.consoleAPICalled' && type === 'error')
    return `console: ${args.map(saidBy).join(' ')}`;
  if (method === 'Log.entryAdded' && entry.level === 'error')
    return `console: ${entry.text} ${entry.url ?? ''}`;
  return undefined;
}

async function newDriver(socket: JsonSocket): Promise<Driver> {
  const { browserContextId } = await socket.send('Target.createBrowserContext');
  const { targetId } = await socket.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await socket.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params?: object) => socket.send(method, params, `${sessionId}`);
  const problems: string[] = [];
  socket.on((method, params, from) => {
    const problem = from === sessionId ? problemOf(method, params) : undefined;
    if (problem) problems.push(problem);
  });
  for (const domain of ['Page', 'Runtime', 'Log', 'DOM']) await send(`${domain}.enable`);
  /** Runs a script before each page's own. @param name of the function with which it tells the phone. */
  const listen = async (
    name: string,
    script: (tell: (text: string) => void) => void,
    hear: (text: string) => void,
  ) => {
    socket.on((method, params, from) => {
      if (from === sessionId && method === 'Runtime.bindingCalled' && params.name === name)
        hear(String(params.payload));
    });
    await send('Runtime.addBinding', { name });
    const source = `(${script})((text) => globalThis.${name}(text))`;
    await send('Page.addScriptToEvaluateOnNewDocument', { source });
  };
  await listen('__reportProblem', watch, (text) => problems.push(text));
  await send('Emulation.setDeviceMetricsOverride', {
    ...PHONE,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setFocusEmulationEnabled', { enabled: true });
  const evaluate = (expression: string, params?: object) =>
    send('Runtime.evaluate', { expression, awaitPromise: true, ...params }).then(
      ({ result, exceptionDetails }) => {
        const { exception, text } = Object(exceptionDetails);
        if (exceptionDetails) throw new Error(exception ? saidBy(exception) : text);
        return Object(result) as { value?: unknown; objectId?: string };
      },
    );
  const evaluateText = async (expression: string) =>
    String((await evaluate(expression, { returnByValue: true })).value);
  return {
    problems,
    goTo: async (url) => void (await send('Page.navigate', { url })),
    evaluate: evaluateText,
    async tap(x, y) {
      // Both at once: a busy page answers the first so late that the finger would seem to rest there.
      await Promise.all([
        send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
        send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ]);
    },
    type: async (text) => void (await send('Input.insertText', { text })),
    async press(name) {
      const { text, keyCode, ...key } = KEYS[name];
      const event = {
        ...key,
        windowsVirtualKeyCode: keyCode,
        modifiers: name.startsWith('Control+') ? CONTROL : 0,
      };
      const type = text ? 'keyDown' : 'rawKeyDown';
      await send('Input.dispatchKeyEvent', { ...event, type, ...(text && { text }) });
      await send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
    },
    async chooseFiles(selector, files) {
      const { objectId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await send('DOM.setFileInputFiles', { files, objectId });
    },
    async putShell(hear) {
      await listen('__toShell', addInterfaceObject, hear);
      return evaluateText;
    },
    async screenshot() {
      const { data } = await send('Page.captureScreenshot', { format: 'png' });
      return Buffer.from(String(data), 'base64');
    },
    close: async () =>
      void (await socket.send('Target.disposeBrowserContext', { browserContextId })),
  };
}

/** Starts a Chromium of any age. */
export async function startChromium(file: string): Promise<EngineBrowser> {
  const program = await startProgram(file, {
    args: (home) => [...FLAGS, `--user-data-dir=${home}`],
    says: /listening on (ws:\S+)/,
  });
  const socket = await openSocket(`${program.said[1]}`);
  const { product } = await socket.send('Browser.getVersion');
  return {
    version: String(product),
    newDriver: () => newDriver(socket),
    async close() {
      socket.close();
      await program.end();
    },
  };
}
