import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACTIONS, type Action, CONTROLS, EVENTS } from '../../../shared/bridge/protocol.ts';
import {
  findProgram,
  isInstalled,
  KOTLIN_GRAMMAR,
  PARSERS,
  SWIFT_GRAMMAR,
} from '../../browser/installed.ts';

interface SyntaxNode {
  type: string;
  text: string;
  isError: boolean;
  isMissing: boolean;
  startPosition: { row: number };
  children: readonly SyntaxNode[];
}

const MESSAGES: Readonly<Record<string, Action>> = { ...ACTIONS, ...CONTROLS };

/** What page and app look for, and the fields of replies, capabilities and events. */
const NAMES = [
  ...['lendShell', 'window.__lendShellInfo', 'window.__lendShellReceive', 'LendShell/1'],
  ...['v', 'type', 'reply', 'id', 'ok', 'data', 'error', 'code', 'message'],
  ...['shell', 'actions', 'events', 'lang', 'event', 'name', 'payload'],
];

const SAMPLES = 'shared/bridge/samples';
const sourceOf = (file: string) => readFileSync(`${SAMPLES}/${file}`, 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(`${SAMPLES}/${folder}`)
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

/** A node and all that is in it, in the order of the source. */
const nodesOf = (node: SyntaxNode): SyntaxNode[] => [node, ...node.children.flatMap(nodesOf)];
const nodesOfType = (node: SyntaxNode, ...types: string[]) =>
  nodesOf(node).filter(({ type }) => types.includes(type));
const stringsIn = (node: SyntaxNode) =>
  nodesOfType(node, 'string_content', 'line_str_text').map(({ text }) => text);
/** The calls of functions with these names, as they are written. */
const callsIn = (node: SyntaxNode, ...names: string[]) =>
  nodesOfType(node, 'call_expression').filter(({ children: [callee] }) =>
    names.includes(callee?.text ?? ''),
  );

/** The samples by platform; the last of each is the file that handles the messages of a page. */
const PLATFORMS = [
  ['Android', KOTLIN_GRAMMAR, filesIn('android', '.kt'), 'android/Shell.kt'],
  ['iOS', SWIFT_GRAMMAR, filesIn('ios', '.swift'), 'ios/LendPageController+Shell.swift'],
] as const;

describe.skipIf(!isInstalled(PARSERS)).each(PLATFORMS)(
  'the %s sample',
  (_, grammar, files, handler) => {
    const trees = new Map<string, SyntaxNode>();
    const everywhere = <Found>(find: (tree: SyntaxNode) => Found[]) =>
      [...trees.values()].flatMap(find);

    beforeAll(async () => {
      const { Parser, Language } = await import(findProgram(PARSERS));
      await Parser.init();
      const parser = new Parser();
      parser.setLanguage(await Language.load(grammar));
      for (const file of files) {
        // The Swift grammar does not accept #selector as an argument; a call of that name parses the same.
        trees.set(file, parser.parse(sourceOf(file).replace(/#selector\(/g, 'selector(')).rootNode);
      }
    });

    it.each(files)('%s is well formed', (file) => {
      const nodes = nodesOf(trees.get(file) as SyntaxNode);
      const wrong = nodes.filter(({ isError, isMissing }) => isError || isMissing);
      expect(wrong.map(({ startPosition }) => `line ${startPosition.row + 1}`)).toEqual([]);
    });

    it('handles every message, and reads the fields of their payloads only', () => {
      const tree = trees.get(handler) as SyntaxNode;
      const cases = nodesOfType(tree, 'when_entry', 'switch_entry')
        .flatMap(({ children }) => children)
        .filter(({ type }) => ['string_literal', 'switch_pattern'].includes(type));
      expect(cases.flatMap(stringsIn).sort()).toEqual(Object.keys(MESSAGES).sort());
      const read = callsIn(tree, 'message.text', 'message.payload').flatMap(stringsIn);
      const fields = Object.values(MESSAGES).flatMap(({ payload }) => Object.keys(payload));
      expect(fields.map((field) => field.replace('?', ''))).toEqual(expect.arrayContaining(read));
      expect(read).toEqual(
        expect.arrayContaining(['url', 'productId', 'position', 'reason', 'number']),
      );
    });

    it('announces every action and event, sends every event, and uses the names that a page looks for', () => {
      const listed = (name: string) =>
        everywhere((tree) => nodesOfType(tree, 'property_declaration'))
          .filter(({ children }) => children.some(({ text }) => text.toLowerCase() === name))
          .flatMap(stringsIn);
      expect(listed('actions')).toEqual(Object.keys(ACTIONS));
      expect(listed('events')).toEqual(Object.keys(EVENTS));
      const sent = everywhere((tree) => callsIn(tree, 'event').map(stringsIn));
      expect(sent).toEqual([['back'], ['resume', 'reason']]);
      expect(everywhere(stringsIn)).toEqual(expect.arrayContaining(NAMES));
    });
  },
);

/** All files of a platform's sample, in one line. */
const codeOf = (folder: string) =>
  filesIn(folder, '').map(sourceOf).join('\n').replace(/\s+/g, ' ');

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
