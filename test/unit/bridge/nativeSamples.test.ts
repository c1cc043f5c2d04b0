import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACTIONS, type Action, CONTROLS, EVENTS } from '../../../shared/bridge/protocol.ts';
import {
  branchesIn,
  callsIn,
  hasParsers,
  nodesOf,
  nodesOfType,
  parserOf,
  type SyntaxNode,
  stringsIn,
} from '../../native/syntax.ts';
import { words } from '../words.ts';

const ANDROID = 'shared/bridge/samples/android';
const IOS = 'shared/bridge/samples/ios';

const MESSAGES: Readonly<Record<string, Action>> = { ...ACTIONS, ...CONTROLS };

/** What page and app look for, and the fields of replies, capabilities and events. */
const NAMES = words(`
  lendShell window.__lendShellInfo window.__lendShellReceive LendShell/1
  v type reply id ok data error code message shell actions events lang event name payload
`);

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }));

/** The samples; `handler` is the file that handles the messages of a page, `exact` how some of the code begins. */
const SAMPLES = {
  Android: {
    language: 'kotlin',
    files: filesOf(ANDROID, '.kt'),
    handler: 'Shell.kt',
    exact: [
      'WebViewCompat.addWebMessageListener(view, ShellMessages.CHANNEL, origins) {',
      'if (isMainFrame && isText) shell.handle(',
      // Before 2020.
      'if (addresses.isOwn(view.url)) shell.handle(',
    ],
    failures: [
      'if (request.isForMainFrame) host.onLoadFailed(',
      'if (request.isForMainFrame && isBroken) host.onLoadFailed(',
      'if (addresses.isOwn(error.url)) host.onLoadFailed(',
      'override fun onLoadFailed(address: String) = failure.show(address)',
      'failure = LoadFailure(this) { page.view.loadUrl(it) }',
    ],
    refusals: ['require(OWN_ORIGIN.matches(origin))', 'require(OWN_SCHEME.matches(scheme))'],
  },
  iOS: {
    language: 'swift',
    files: filesOf(IOS, '.swift'),
    handler: 'LendPageController+Shell.swift',
    exact: [
      'guard message.frameInfo.isMainFrame, app.addresses.isOwn(',
      '@objc(webView:decidePolicyForNavigationAction:decisionHandler:) func webView( _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void )',
    ],
    failures: [
      'guard navigationResponse.isForMainFrame, status >= 500 else',
      'func webView( _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error )',
      'func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)',
      'failure.show(address ?? webView.url ?? page, over: webView)',
      'LoadFailure { [weak self] url in _ = self?.webView.load(',
    ],
    refusals: [
      'for origin in origins where Self.first(Self.ownOrigin, in: origin) == nil { preconditionFailure(',
      'for scheme in otherApps.union([appScheme]) where Self.first(Self.ownScheme, in: scheme) == nil { preconditionFailure(',
    ],
  },
} as const;

describe.skipIf(!hasParsers()).each(Object.entries(SAMPLES))('the %s sample', (_, sample) => {
  const { language, files, handler, exact, failures, refusals } = sample;
  const trees = new Map<string, SyntaxNode>();
  // The Swift grammar does not accept #selector as an argument; a call of that name parses the same.
  const readable = (code: string) => code.replace(/#selector\(/g, 'selector(');

  beforeAll(async () => {
    const read = await parserOf(language);
    for (const { name, code } of files) trees.set(name, read(readable(code)));
  });

  const everywhere = <Found>(find: (tree: SyntaxNode) => Found[]) =>
    [...trees.values()].flatMap(find);
  /** The texts in the list of this name. */
  const listed = (name: string) =>
    everywhere((tree) =>
      nodesOfType(tree, 'property_declaration')
        .filter(({ children }) => children.some(({ text }) => text.toLowerCase() === name))
        .flatMap(stringsIn),
    );

  it.each(files.map(({ name }) => name))('%s is well formed', (name) => {
    const tree = trees.get(name) as SyntaxNode;
    const wrong = nodesOf(tree).filter(({ isError, isMissing }) => isError || isMissing);
    expect(wrong.map(({ startPosition }) => `line ${startPosition.row + 1}`)).toEqual([]);
  });

  it('handles every message, and reads only the fields of its payload', () => {
    const branches = [...trees].flatMap(([name, tree]) =>
      name === handler ? branchesIn(tree) : [],
    );
    const handled = branches.flatMap(({ cases }) => cases);
    expect(handled.sort()).toEqual(Object.keys(MESSAGES).sort());
    const read = branches.flatMap(({ cases, node }) => {
      const fields = callsIn(node, 'message.text', 'message.payload').flatMap(stringsIn);
      const known = cases.flatMap((name) => Object.keys(MESSAGES[name]?.payload ?? {}));
      for (const field of fields) expect(known.map((one) => one.replace('?', ''))).toContain(field);
      return fields;
    });
    expect(read).toEqual(
      expect.arrayContaining(['url', 'productId', 'position', 'reason', 'number']),
    );
  });

  it('announces every action and event, and sends every event', () => {
    expect(listed('actions')).toEqual(Object.keys(ACTIONS));
    expect(listed('events')).toEqual(Object.keys(EVENTS));
    const sent = everywhere((tree) => callsIn(tree, 'event').map(stringsIn));
    expect(sent).toEqual([['back'], ['resume', 'reason']]);
  });

  it('uses the names that a page looks for', () => {
    const texts = everywhere(stringsIn);
    expect(texts).toEqual(expect.arrayContaining(NAMES));
  });

  it('gives the login screen the address of the page, and opens it again with the new session', () => {
    const named = (name: string) =>
      everywhere((tree) =>
        nodesOfType(tree, 'function_declaration', 'protocol_function_declaration'),
      ).filter(({ children }) => children.some(({ text }) => text === name));
    expect(['reopen', 'withSession'].map((name) => named(name).length)).toEqual([1, 1]);
    expect(named('showLogin').some(({ text }) => text.includes('address'))).toBe(true);
  });

  /** A name without the capitals and underscores by which languages differ. */
  const folded = (name: string) => name.replace(/_/g, '').toLowerCase();
  const expectCode = (start: string) => {
    const texts = everywhere(nodesOf).map(({ text }) => text.split(/\s+/).join(' '));
    expect(texts.some((text) => text.startsWith(start))).toBe(true);
  };

  it.each(exact)('hears and opens own pages only, in the main frame: %s', expectCode);

  it.each(failures)('covers a page that could not be loaded, with Retry: %s', expectCode);

  it('has words of its own on that cover, and a button, but no address', () => {
    const { code = '' } = files.find(({ name }) => name.startsWith('LoadFailure')) ?? {};
    const shown = Array.from(
      code.matchAll(/\btext = (.*)|title: ("\w+")/g),
      (one) => one[1] ?? one[2],
    );
    expect(shown).toEqual([
      expect.stringMatching(/^"This page could not be loaded\..*"$/),
      '"Retry"',
    ]);
  });

  it.each(refusals)('stops at its start for an origin or scheme: %s', expectCode);

  it.each([
    [
      'ownorigin',
      'https://m.lend.example http://10.0.2.2:5173 https://m.lend.example:8443',
      `https://m.lend.example/ https://M.lend.example HTTPS://m.lend.example m.lend.example
      https://m.lend.example:443 http://m.lend.example:80 https://m.lend.example/lend https://`,
    ],
    ['ownscheme', 'lendapp tel', 'LendApp lendapp: lendapp://'],
  ])('takes of %s only what an address can match: %s', (name, taken, refused) => {
    const [pattern] = everywhere((tree) =>
      nodesOfType(tree, 'property_declaration')
        .filter(({ children }) => children.some(({ text }) => folded(text) === name))
        .map((node) => stringsIn(node).join('')),
    );
    const whole = new RegExp(`^(?:${pattern})$`);
    expect(words(`${taken} ${refused}`).filter((text) => whole.test(text))).toEqual(words(taken));
  });
});

/** All elements of an XML file of a sample. */
const elementsOf = (folder: string, file: string) =>
  parse(readFileSync(join(folder, file), 'utf8')).querySelectorAll('*');

it('the iOS app states why it needs the camera, and needs no connection without TLS', () => {
  const keys = elementsOf(IOS, 'Info.plist').filter(({ rawTagName }) => rawTagName === 'key');
  const under = (name: string) => keys.find(({ text }) => text === name)?.nextElementSibling;
  expect(under('NSCameraUsageDescription')?.text).toMatch(/.{20}/);
  expect(under('NSAppTransportSecurity')).toBeUndefined();
});

it('the Android manifest keeps the activity private, and the page alive through a rotation', () => {
  const elements = elementsOf(ANDROID, 'AndroidManifest.xml');
  const valuesOf = (name: string) =>
    elements.flatMap(({ attributes }) => attributes[`android:${name}`] ?? []);
  expect(valuesOf('exported')).toEqual(['false', 'false']);
  expect(valuesOf('configChanges')).toEqual([expect.stringMatching(/^orientation.screenSize/)]);
  expect(valuesOf('usesCleartextTraffic')).toEqual(['false']);
  expect(valuesOf('debuggable')).toEqual([]);
});
