import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { words } from './words.ts';

/** The folders of `shared`. Each imports only from itself and from those before it. */
const LAYERS = words('lib bridge config ui api runtime features document build');

/** Who may import which package: a file, or a folder if the name ends with `/`. The build may import any other. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  ky: ['shared/api/client.ts'],
  qs: ['shared/api/client.ts'],
  'jotai/vanilla': ['shared/runtime/', 'shared/document/renderScreen.tsx'],
  react: ['pages/', 'shared/'],
  'react-dom': ['shared/ui/', 'shared/runtime/'],
  'react-dom/client': ['shared/runtime/'],
  'react-dom/server': ['shared/document/'],
  uqr: ['shared/ui/QrCode.tsx'],
  valibot: ['pages/', 'shared/'],
  'web-vitals': ['shared/runtime/pageMetrics.ts'],
  'workbox-core/copyResponse.js': ['shared/document/worker/'],
  'workbox-expiration': ['shared/document/worker/'],
  'workbox-routing': ['shared/document/worker/'],
  'workbox-strategies': ['shared/document/worker/'],
};
const BUILD = ['shared/document/', 'shared/build/'];

/** Files that only show: views, models and definitions of pages, and everything about an order but its way out. */
const SHOWS = [
  /^pages\/[^/]+\/([^/]+(View\.tsx|\.model\.ts)|page\.ts)$/,
  /^shared\/features\/.*(View\.tsx|\.model\.ts)$/,
  /^shared\/features\/order\/(?!NextStep\.tsx$)/,
];
/** Files that act: they store, send, navigate, or call the app. */
const ACTS = [
  /^shared\/(bridge|runtime\/mutation)\//,
  /^shared\/runtime\/(navigate|callNative|store|queryAtoms)\.ts$/,
  /^shared\/(api\/(send|client)|lib\/storage|ui\/toast)\.ts$/,
  /\.mutation\.ts$/,
];

/** Names that only some files may use. `a.b` is that member of anything that ends with `a`; with `=`, writing it. */
const OWNERS: readonly [names: string, files: RegExp][] = [
  ['lendShell __lendShellInfo __lendShellReceive messageHandlers', /^shared\/bridge\//],
  // Whether an app shows the page is one question: `isInApp`.
  [
    'clientType',
    /^shared\/(api\/session\/commonParameters|runtime\/nativeShell)\.ts$|^pages\/testPreview\//,
  ],
  // A page says by it what only the build renders.
  ['meta.env', /^shared\/config\/|^pages\/\w+\/page\.ts$/],
  [
    'localStorage sessionStorage location.search',
    /^shared\/(api\/session\/|lib\/storage\.ts$|document\/boot\/)/,
  ],
  [
    'location.assign location.replace location.href= window.open',
    /^shared\/(runtime\/(navigate|nativeShell)\.ts$|bridge\/|document\/boot\/chooseLanguage\.ts$)/,
  ],
  // Browsers may refuse, which must not stop a page.
  ['history.replaceState history.pushState', /^shared\/lib\/historyEntry\.ts$/],
  [
    'dangerouslySetInnerHTML innerHTML insertAdjacentHTML document.write eval',
    /^shared\/document\/document\.ts$/,
  ],
];

const RULES = {
  layer: `folders of shared import only from those before them: ${LAYERS.join(', ')}`,
  page: 'a page imports only from its own folder and from shared, but not from shared/build',
  shows: 'a view and its model only show: what acts belongs in the screen',
  package: 'only the files that PACKAGES names import a package, or the build if it names none',
  literal: 'the address of an import is a plain text',
  owner:
    'only the files that OWNERS names touch shell, settings, storage, addresses, history and markup',
};

const belongs = (file: string, places: readonly string[]) =>
  places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));

/** The rule against importing a package. A part of a listed package, such as `jotai/react`, needs its own row. */
function packageRule(file: string, name: string): keyof typeof RULES | undefined {
  const [own] = name.split('/');
  const isListed = Object.keys(PACKAGES).some((key) => key.split('/')[0] === own);
  return belongs(file, PACKAGES[name] ?? (isListed ? [] : BUILD)) ? undefined : 'package';
}

/** The rule that an import breaks. @param address as written in the file; undefined if it is not a plain text. */
function brokenRule(file: string, address: string | undefined): keyof typeof RULES | undefined {
  // The texts of a language, whose address the build writes into the document.
  if (address === undefined)
    return file === 'shared/document/boot/chooseLanguage.ts' ? undefined : 'literal';
  if (!/^[./]/.test(address)) return packageRule(file, address);
  const target = posix.join(address.startsWith('/') ? '' : posix.dirname(file), address);
  const [root, folder = ''] = file.split('/');
  const [targetRoot, targetFolder = ''] = target.split('/');
  const isOwn = targetRoot === root && targetFolder === folder;
  const isBefore = targetRoot === 'shared' && LAYERS.includes(targetFolder);
  if (root === 'pages' && !isOwn && (!isBefore || targetFolder === 'build')) return 'page';
  const isAllowed = isBefore && LAYERS.indexOf(targetFolder) <= LAYERS.indexOf(folder);
  if (root === 'shared' && !isAllowed) return 'layer';
  const isMixed = SHOWS.some((one) => one.test(file)) && ACTS.some((one) => one.test(target));
  return isMixed ? 'shows' : undefined;
}

/** The last part of a name: `c` of `a.b.c`. */
function lastName(node: ESTree.Node): string {
  if (node.type === 'MemberExpression') return lastName(node.property);
  if (node.type === 'MetaProperty') return node.property.name;
  return 'name' in node ? `${node.name}` : '';
}

const memberName = (node: ESTree.Node) =>
  node.type === 'MemberExpression' ? `${lastName(node.object)}.${lastName(node.property)}` : '';

/** The broken rule of every import, import type, dynamic import, re-export and owned name of a file. */
function problemsOf(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  const problems = errors.map(({ message }) => `${file}: ${message}`);
  const see = ({ source }: { source: { type: string; value?: unknown } | null }) => {
    const address = typeof source?.value === 'string' ? source.value : undefined;
    const rule = source && brokenRule(file, address);
    if (rule) problems.push(`${file} imports ${address ?? 'something'}: ${RULES[rule]}`);
  };
  const use = (name: string) => {
    const [, files] = OWNERS.find(([names]) => words(names).includes(name)) ?? [];
    if (files && !files.test(file)) problems.push(`${file} uses ${name}: ${RULES.owner}`);
  };
  new Visitor({
    ImportDeclaration: see,
    ExportNamedDeclaration: see,
    ExportAllDeclaration: see,
    ImportExpression: see,
    TSImportType: see,
    Identifier: ({ name }) => use(name),
    JSXIdentifier: ({ name }) => use(name),
    Literal: ({ value }) => use(`${value}`),
    MemberExpression: (node) => use(memberName(node)),
    AssignmentExpression: ({ left }) => use(`${memberName(left)}=`),
  }).visit(program);
  return problems;
}

const files = import.meta.glob<string>('/{pages,shared}/**/*.{ts,cts,mts,tsx,js}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('the code keeps to the rules', () => {
  const sources = Object.entries(files);
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(([path, code]) => problemsOf(path.slice(1), code))).toEqual([]);
});

it.each([
  ['shared/lib/a.ts', "export * from '../bridge/b.ts'", 'layer'],
  ['shared/build/a.ts', "import type { B } from '../../test/b.ts'", 'layer'],
  ['pages/a/b/c.ts', "import('../../b/b.ts')", 'page'],
  ['pages/a/a.ts', "type B = import('../../shared/build/b.ts').B", 'page'],
  ['pages/a/AView.tsx', "export { b } from '../../shared/lib/storage.ts'", 'shows'],
  ['shared/api/send.ts', "import ky from 'ky'", 'package'],
  ['shared/runtime/a.ts', "import 'node:fs'", 'package'],
  ['pages/a/a.ts', 'import(name)', 'literal'],
  ['pages/a/a.ts', 'window.lendShell?.postMessage(text)', 'owner'],
  ['shared/lib/a.ts', 'import.meta.env', 'owner'],
  ['pages/a/a.ts', "queryText('clientType')", 'owner'],
  ['shared/ui/a.ts', 'window.location.search', 'owner'],
  ['shared/ui/a.ts', "location.href = '/'", 'owner'],
  ['shared/ui/a.tsx', '<p dangerouslySetInnerHTML={made} />', 'owner'],
] as const)('%s: %s is refused', (file, code, rule) => {
  expect(problemsOf(file, code)).toEqual([expect.stringContaining(RULES[rule])]);
});
