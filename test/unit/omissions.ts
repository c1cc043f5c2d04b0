import { posix } from 'node:path';
import { transform } from 'lightningcss';
import { parse } from 'node-html-parser';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Sources by their paths from the project's root. */
export type Sources = Readonly<Record<string, string>>;

type Node = ESTree.Node;

const folderOf = (file: string) => posix.dirname(file);

/** The attributes whose values are read or heard. */
const SAID = [
  ...['title', 'label', 'alt', 'placeholder', 'aria-label', 'aria-description', 'aria-valuetext'],
  ...[
    'aria-roledescription',
    'heading',
    'text',
    'detail',
    'hint',
    'message',
    'retryLabel',
    'closeIcon',
  ],
];

const isWord = (text: string) => /\p{L}{2}/u.test(text);

/** The words that an expression may show: its texts and those of its branches, however they are put together. */
function wordsOf(node: Node | null): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && isWord(node.value) ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.flatMap(({ value }) => (isWord(value.raw) ? [value.raw] : []));
    case 'ConditionalExpression':
      return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '+' || node.type === 'LogicalExpression'
        ? [...wordsOf(node.left), ...wordsOf(node.right)]
        : [];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'JSXExpressionContainer':
      return wordsOf(node.expression);
    case 'ArrayExpression':
      return node.elements.flatMap((one) => wordsOf(one));
    default:
      return [];
  }
}

const nameOf = (node: Node): string =>
  node.type === 'JSXIdentifier' || node.type === 'Identifier' ? node.name : '';

/** The texts that a file of a screen shows without a catalogue. */
function typedTexts(program: ESTree.Program): string[] {
  const found: string[] = [];
  const children = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (node.type === 'JSXText' && isWord(node.value)) found.push(node.value.trim());
      if (node.type === 'JSXExpressionContainer') found.push(...wordsOf(node));
    }
  };
  new Visitor({
    JSXElement: (node) => children(node.children),
    JSXFragment: (node) => children(node.children),
    JSXAttribute: ({ name, value }) => {
      if (SAID.includes(nameOf(name))) found.push(...wordsOf(value));
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (nameOf(callee) === 'showToast') found.push(...wordsOf(first ?? null));
    },
  }).visit(program);
  return found;
}

/** What reads like a sentence, or the beginning of one. */
const SENTENCE = /^\p{Lu}.*\p{L}\s\p{L}/su;
/** Calls whose words are a catalogue, or for developers. */
const ELSEWHERE = ['defineMessages', 'translation', 'quoted', 'Error', 'TypeError'];

/** The sentences of a file that stand in no catalogue, wherever they may go from there. */
function loneSentences(program: ESTree.Program): string[] {
  const texts: { node: Node; words: string }[] = [];
  const apart: Node[] = [];
  const see = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    if (ELSEWHERE.includes(nameOf(node.callee))) apart.push(node);
  };
  new Visitor({
    CallExpression: see,
    NewExpression: see,
    Literal: (node) => {
      if (typeof node.value === 'string') texts.push({ node, words: node.value });
    },
    TemplateElement: (node) => {
      texts.push({ node, words: node.value.raw });
    },
  }).visit(program);
  const isApart = ({ start, end }: Node) =>
    apart.some((one) => one.start <= start && end <= one.end);
  return texts
    .filter(({ node, words }) => SENTENCE.test(words) && !isApart(node))
    .map(({ words }) => words);
}

/** The elements that are buttons, in a view. */
const BUTTONS = ['button', 'Button', 'CopyButton'];

/** Buttons that the document shows and that lose a tap before React is there. */
function buttonsWithoutTap(program: ESTree.Program): string[] {
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement: ({ name, attributes }) => {
      if (!BUTTONS.includes(nameOf(name))) return;
      const given = attributes.map((one) =>
        one.type === 'JSXAttribute' ? nameOf(one.name) : '...',
      );
      // What spreads its properties gets the name from outside.
      const isKept = ['tap', 'data-tap', '...'].some((one) => given.includes(one));
      if (!isKept) found.push(nameOf(name));
    },
  }).visit(program);
  return found;
}

/** Where a file of code imports from. */
function importsOf(program: ESTree.Program): string[] {
  const found: string[] = [];
  const see = ({ source }: { source: { value?: unknown } | null }) => {
    if (typeof source?.value === 'string') found.push(source.value);
  };
  new Visitor({
    ImportDeclaration: see,
    ExportNamedDeclaration: see,
    ExportAllDeclaration: see,
    ImportExpression: see as (node: ESTree.ImportExpression) => void,
  }).visit(program);
  return found;
}

/** The style sheets that a style sheet or a document names. */
function sheetsNamedIn(file: string, code: string): string[] {
  if (file.endsWith('.html')) {
    const links = parse(code).querySelectorAll('link[rel=stylesheet]');
    return links.map((link) => link.getAttribute('href') ?? '');
  }
  const { dependencies } = transform({
    filename: file,
    code: new TextEncoder().encode(code),
    analyzeDependencies: true,
  });
  return (dependencies ?? []).flatMap((one) => (one.type === 'import' ? one.url : []));
}

/** What the document shows before React is there. The testers' page has nothing to tap until then. */
const VIEW = /^(pages\/(?!testPreview\/)|shared\/features\/).*View\.tsx$/;
/** Texts of law and of the public site, which are in English only. */
const ENGLISH_ONLY =
  /^(pages\/(aboutUs|loanAgreement|officialSite|privacyPolicy)|shared\/features\/legal)\//;
const isScreen = (file: string) => file.endsWith('.tsx') && !ENGLISH_ONLY.test(file);
/** What a screen shows, or decides to show. The build's own documents have no catalogue, and testers one language. */
const isShown = (file: string) =>
  /^(pages\/(?!testPreview\/)|shared\/(ui|features|runtime)\/).*(\.tsx|\.model\.ts)$/.test(file) &&
  !ENGLISH_ONLY.test(file);

const isCode = (file: string) => /\.tsx?$/.test(file);

/** The style sheets that nothing imports. */
function unusedSheets(sources: Sources, programs: readonly Parsed[]): string[] {
  const names = [
    ...programs.map(({ file, program }) => ({ file, addresses: importsOf(program) })),
    ...Object.entries(sources)
      .filter(([file]) => !isCode(file))
      .map(([file, code]) => ({ file, addresses: sheetsNamedIn(file, code) })),
  ];
  const used = names.flatMap(({ file, addresses }) =>
    // A document names files from the root of the project.
    addresses.map((address) =>
      posix.resolve('/', folderOf(file), address.split('?')[0] ?? '').slice(1),
    ),
  );
  const sheets = Object.keys(sources).filter((file) => file.endsWith('.css'));
  return sheets.filter((sheet) => !used.includes(sheet));
}

/** The words of a file that belong in a catalogue, each once. */
const textsOutside = (file: string, program: ESTree.Program) => [
  ...new Set([
    ...(isScreen(file) ? typedTexts(program) : []),
    ...(isShown(file) ? loneSentences(program) : []),
  ]),
];

interface Parsed {
  file: string;
  program: ESTree.Program;
}

/** What somebody forgot, file by file, and what to do. @param sources code, documents and style sheets. */
export function omissionsIn(sources: Sources): string[] {
  const programs = Object.entries(sources)
    .filter(([file]) => isCode(file))
    .map(([file, code]): Parsed => ({ file, program: parseSync(file, code).program }));
  const perFile = programs.flatMap(({ file, program }) => [
    ...textsOutside(file, program).map(
      (words) =>
        `${file}: "${words}" is typed into the screen, so it has no translation. Write it into a *.messages.ts and, in Filipino, into its *.messages.fil.ts, and show it from there`,
    ),
    ...(VIEW.test(file) ? buttonsWithoutTap(program) : []).map(
      (name) =>
        `${file}: a tap on a <${name}> without \`tap\` is lost before React is there. Give it one (\`data-tap\` on an element): a name that no other button of the page has`,
    ),
  ]);
  const sheets = unusedSheets(sources, programs).map(
    (sheet) => `${sheet}: nothing imports it. Import it where its rules are needed, or delete it`,
  );
  return [...perFile, ...sheets];
}
