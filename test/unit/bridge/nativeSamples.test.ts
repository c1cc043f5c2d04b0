import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTIONS, CONTROLS, EVENTS } from '../../../shared/bridge/protocol.ts';
import { hasSwiftParser, type SyntaxNode, swiftParser } from '../../native/tools.ts';

const ANDROID = 'shared/bridge/samples/android';
const IOS = 'shared/bridge/samples/ios';

/** What page and app look for. */
const NAMES = ['lendShell', 'window.__lendShellInfo', 'window.__lendShellReceive', 'LendShell/1'];

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }));
const swift = filesOf(IOS, '.swift');
const codeOf = (files: readonly { code: string }[]) => files.map(({ code }) => code).join('\n');

describe.each([
  ['Android', codeOf(filesOf(ANDROID, '.kt'))],
  ['iOS', codeOf(swift)],
])('the %s sample', (_, code) => {
  it('handles every message and announces every action and event', () => {
    for (const name of [...Object.keys(ACTIONS), ...Object.keys(CONTROLS)])
      expect(code).toMatch(new RegExp(`(case .*"${name}".*:|"${name}".*->)`));
    const list = (names: string) =>
      [
        ...(
          new RegExp(`${names} = (?:listOf\\(|\\[)([^)\\]]*)`, 'i').exec(code)?.[1] ?? ''
        ).matchAll(/"(\w+)"/g),
      ].map(([, name]) => name);
    expect(list('actions')).toEqual(Object.keys(ACTIONS));
    expect(list('events')).toEqual(Object.keys(EVENTS));
  });

  it('gives the login screen the address of the page, and opens it again with the new session', () => {
    expect(code).toMatch(/showLogin\([^)]*reason[^)]*address/);
    expect(code).toMatch(/fun(c)? reopen\(/);
    expect(code).toMatch(/fun(c)? withSession\(/);
    expect(code).toMatch(/"lang"/);
  });

  it('uses the names that a page looks for', () => {
    for (const name of NAMES) expect(code).toContain(`"${name}"`);
  });
});

it.each([
  [
    'Android',
    ANDROID,
    '.kt',
    /addWebMessageListener\(.*origins\)[^}]*if \(isMainFrame && isText\) shell\.handle/,
  ],
  ['Android, before 2020', ANDROID, '.kt', /if \(addresses\.isOwn\(view\.url\)\) shell\.handle/],
  ['iOS', IOS, '.swift', /guard message\.frameInfo\.isMainFrame,\s*app\.addresses\.isOwn\(/],
])('%s: hears the main frame of own pages only', (_, folder, ending, check) => {
  expect(codeOf(filesOf(folder, ending))).toMatch(check);
});

it('the iOS app states why it needs the camera', () => {
  const list = readFileSync(join(IOS, 'Info.plist'), 'utf8');
  expect(list).toMatch(/<key>NSCameraUsageDescription<\/key>\s*<string>.{20,}<\/string>/);
  expect(list).not.toContain('<key>NSAppTransportSecurity');
});

it('the Android manifest keeps the activity private, and the page alive through a rotation', () => {
  const manifest = readFileSync(join(ANDROID, 'AndroidManifest.xml'), 'utf8');
  expect(manifest.match(/android:exported="(\w+)"/g)).toEqual(
    Array(2).fill('android:exported="false"'),
  );
  expect(manifest).toMatch(/android:configChanges="orientation\|screenSize\|/);
  expect(manifest).toContain('android:usesCleartextTraffic="false"');
  expect(manifest).not.toContain('android:debuggable');
});

describe.skipIf(!hasSwiftParser())('the Swift of the iOS sample', () => {
  // The grammar does not accept #selector as an argument; a call of that name parses the same.
  const parsed = async (code: string) =>
    (await swiftParser())(code.replace(/#selector\(/g, 'selector('));
  const nodes = (node: SyntaxNode): SyntaxNode[] => [node, ...node.children.flatMap(nodes)];

  it.each(swift.map(({ name, code }) => [name, code]))('%s is well formed', async (_, code) => {
    const wrong = nodes(await parsed(code)).filter(
      ({ isError, isMissing }) => isError || isMissing,
    );
    expect(wrong.map(({ startPosition }) => `line ${startPosition.row + 1}`)).toEqual([]);
  });

  it('implements the navigation method exactly as the protocol names it', async () => {
    const { code } = swift.find(({ name }) => name === 'LendPageController+Web.swift') ?? {
      code: '',
    };
    const methods = nodes(await parsed(code))
      .filter(({ type }) => type === 'function_declaration')
      .map(({ text }) => text.replace(/\s+/g, ' '));
    expect(methods).toContainEqual(
      expect.stringContaining(
        '@objc(webView:decidePolicyForNavigationAction:decisionHandler:) func webView( _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void )',
      ),
    );
  });
});
