import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgram } from '../../startProgram.ts';
import { addInterfaceObject, watch } from '../inPage/watch.ts';
import { type Driver, type EngineBrowser, PHONE } from './driver.ts';
import { type JsonSocket, openSocket } from './jsonSocket.ts';
import { webdriverActions } from './webdriverActions.ts';

/** Touch and scroll bars as on a phone, and no traffic of its own. */
const PREFERENCES = {
  // A busy page takes long between the two ends of a tap, which is still no long press.
  'apz.max_tap_time': 60_000,
  'ui.click_hold_context_menus.delay': 60_000,
  'ui.useOverlayScrollbars': 1,
  'dom.w3c_touch_events.enabled': 1,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.region.network.url': '',
  'browser.shell.checkDefaultBrowser': false,
  'captivedetect.canonicalURL': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': '',
};

/** Why nothing is evaluated in a document that another one replaces. */
const GONE = 'this document is being left';

async function newDriver(socket: JsonSocket): Promise<Driver> {
  const { userContext } = await socket.send('browser.createUserContext');
  const opened = await socket.send('browsingContext.create', { type: 'tab', userContext });
  const context = String(opened.context);
  const target = { context };
  const problems: string[] = [];
  socket.on((method, params) => {
    const { source, level, text } = Object(params);
    if (source?.context === context && method === 'log.entryAdded' && level === 'error')
      problems.push(`console: ${text}`);
  });
  /** Runs a script before each page's own. @param channel on which it tells the phone. */
  const listen = (
    channel: string,
    script: (tell: (text: string) => void) => void,
    hear: (text: string) => void,
  ) => {
    socket.on((method, params) => {
      const { source, channel: from, data } = Object(params);
      if (source?.context === context && method === 'script.message' && from === channel)
        hear(String(data.value));
    });
    return socket.send('script.addPreloadScript', {
      functionDeclaration: `${script}`,
      arguments: [{ type: 'channel', value: { channel } }],
      userContexts: [userContext],
    });
  };
  await listen('problems', watch, (text) => problems.push(text));
  await socket.send('browsingContext.setViewport', {
    context,
    viewport: PHONE,
    devicePixelRatio: 2,
  });
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await socket.send('script.evaluate', {
      // While a document replaces another, Firefox may evaluate in the old one, whose `window` is already the new one.
      expression: `document === window.document ? (${expression}) : Promise.reject(Error('${GONE}'))`,
      target,
      awaitPromise: true,
      userActivation: false,
    });
    if (exceptionDetails) throw new Error(String(Object(exceptionDetails).text));
    return Object(result) as { value?: unknown; sharedId?: string };
  };
  const perform = (source: object) =>
    socket.send('input.performActions', { context, actions: [source] });
  const evaluateText = async (expression: string) => String((await evaluate(expression)).value);
  return {
    problems,
    goTo: async (url) =>
      void (await socket.send('browsingContext.navigate', { context, url, wait: 'none' })),
    evaluate: evaluateText,
    ...webdriverActions(perform, 'touch'),
    async chooseFiles(selector, files) {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await socket.send('input.setFiles', { context, element: { sharedId }, files });
    },
    async putShell(hear) {
      await listen('shell', addInterfaceObject, hear);
      return evaluateText;
    },
    async screenshot() {
      const { data } = await socket.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => void (await socket.send('browser.removeUserContext', { userContext })),
  };
}

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(file: string): Promise<EngineBrowser> {
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  const program = await startProgram(file, {
    async args(home) {
      await writeFile(join(home, 'user.js'), lines.join('\n'));
      const remote = ['--headless', '--remote-debugging-port=0', '--no-remote'];
      return [...remote, '--profile', home, 'about:blank'];
    },
    says: /listening on (ws:\S+)/,
  });
  const socket = await openSocket(`${program.said[1]}/session`);
  const { capabilities } = await socket.send('session.new', { capabilities: {} });
  await socket.send('session.subscribe', { events: ['log.entryAdded', 'script.message'] });
  return {
    version: `Firefox ${Object(capabilities).browserVersion}`,
    newDriver: () => newDriver(socket),
    async close() {
      socket.close();
      await program.end();
    },
  };
}
