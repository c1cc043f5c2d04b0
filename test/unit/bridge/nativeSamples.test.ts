import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTIONS, type Action, CONTROLS, EVENTS } from '../../../shared/bridge/protocol.ts';
import {
  findProgram,
  isInstalled,
  KOTLIN_GRAMMAR,
  PARSERS,
  SWIFT_GRAMMAR,
} from '../../browser/installed.ts';
import { words } from '../words.ts';

const MESSAGES: Readonly<Record<string, Action>> = { ...ACTIONS, ...CONTROLS };

/** What page and app look for, and the fields of replies, capabilities and events. */
const NAMES = words(`
  lendShell window.__lendShellInfo window.__lendShellReceive LendShell/1 v type reply id ok data error
  code message shell actions events lang event name payload
`);

const SAMPLES = 'shared/bridge/samples';
const sourceOf = (file: string) => readFileSync(`${SAMPLES}/${file}`, 'utf8');
const filesIn = (folder: string, ending = '') =>
  readdirSync(`${SAMPLES}/${folder}`)
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);
/** All files of a platform's sample, in one line, without comments. */
const codeOf = (folder: string) =>
  filesIn(folder)
    .map(sourceOf)
    .join('\n')
    .replace(/(?<!:)\/\/.*|\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');
const stringsIn = (code = '') => [...code.matchAll(/"([^"]*)"/g)].map(([, text]) => text);

describe.each([
  ['android', '.kt', KOTLIN_GRAMMAR, 'Shell.kt'],
  ['ios', '.swift', SWIFT_GRAMMAR, 'LendPageController+Shell.swift'],
])('the sample for %s', (folder, ending, grammar, handler) => {
  it.skipIf(!isInstalled(PARSERS))('is well formed', async () => {
    const { Parser, Language } = await import(findProgram(PARSERS));
    await Parser.init();
    const parser = new Parser();
    parser.setLanguage(await Language.load(grammar));
    // The Swift grammar does not accept #selector as an argument; a call of that name parses the same.
    const treeOf = (file: string) =>
      parser.parse(sourceOf(file).replace(/#selector\(/g, 'selector('));
    expect(filesIn(folder, ending).filter((file) => treeOf(file).rootNode.hasError)).toEqual([]);
  });

  it('handles every message, and reads the fields of their payloads only', () => {
    const code = sourceOf(`${folder}/${handler}`);
    const cases = code.match(/^ +(case )?("\w+", )*"\w+"( ->|:)/gm) ?? [];
    expect(cases.flatMap(stringsIn).sort()).toEqual(Object.keys(MESSAGES).sort());
    const read = (code.match(/message\.(text\(|payload\[)"\w+"/g) ?? []).flatMap(stringsIn);
    const fields = Object.values(MESSAGES).flatMap(({ payload }) => Object.keys(payload));
    expect(fields.map((field) => field.replace('?', ''))).toEqual(expect.arrayContaining(read));
    expect(read).toEqual(expect.arrayContaining(words('url productId position reason number')));
  });

  it('announces every action and event, sends every event, and uses the names that a page looks for', () => {
    const code = codeOf(folder);
    const listed = (name: string) =>
      stringsIn(new RegExp(`(let|val) ${name} = [^\\])]*`, 'i').exec(code)?.[0]);
    expect(listed('actions')).toEqual(Object.keys(ACTIONS));
    expect(listed('events')).toEqual(Object.keys(EVENTS));
    expect((code.match(/ event\("\w+"/g) ?? []).flatMap(stringsIn)).toEqual(Object.keys(EVENTS));
    expect(NAMES.filter((name) => !code.includes(`"${name}"`))).toEqual([]);
  });
});

it.each<[what: string, folder: 'android' | 'ios', ...parts: RegExp[]]>([
  [
    'hears the main frame of own pages only, also on Android before 2020',
    'android',
    /addWebMessageListener\(.{0,200}origins\)[^}]*if \(isMainFrame && isText\) shell\.handle/,
    /if \(addresses\.isOwn\(view\.url\)\) shell\.handle/,
  ],
  [
    'hears the main frame of own pages only',
    'ios',
    /frameInfo\.isMainFrame, app\.addresses\.isOwn\(/,
  ],
  [
    'signs in with the address of the page, and opens it again with the new session',
    'android',
    /fun showLogin\([^=]*address/,
    /fun reopen\(/,
    /fun withSession\(/,
  ],
  [
    'signs in with the address of the page, and opens it again with the new session',
    'ios',
    /func showLogin\([^)]*address/,
    /func reopen\(/,
    /func withSession\(/,
  ],
  [
    'keeps the page alive through a rotation, and refuses plain http',
    'android',
    /configChanges="orientation\|screenSize\|/,
    /usesCleartextTraffic="false"/,
  ],
  [
    'states why it needs the camera, and names the navigation method exactly as the protocol',
    'ios',
    /<key>NSCameraUsageDescription<\/key> <string>.{20,100}<\/string>/,
    /@objc\(webView:decidePolicyForNavigationAction:decisionHandler:\) func webView\(/,
    /webView\( _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionH/,
    /decisionHandler: @escaping @MainActor @Sendable \(WKNavigationActionPolicy\) -> Void \)/,
  ],
])('%s (%s)', (_, folder, ...parts) => {
  for (const part of parts) expect(codeOf(folder)).toMatch(part);
});

it('no sample exports its activity, can be debugged or permits plain http', () =>
  expect(codeOf('android') + codeOf('ios')).not.toMatch(
    /android:exported="(?!false)|android:debuggable|<key>NSAppTransportSecurity/,
  ));
