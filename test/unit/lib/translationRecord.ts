import { createHash } from 'node:crypto';
import { type ESTree, parseSync, Visitor } from 'vite';

type Node = ESTree.Node;

/** Sources by their paths. */
export type Sources = Readonly<Record<string, string>>;

/** A text as it is written, with the file that it is in. */
interface Written {
  file: string;
  /** The path of the text, such as `repayment.steps.0`. */
  path: string;
  code: string;
}

/** A line of the record: which English text a translation was made from, and the translation, by their fingerprints. */
interface Entry {
  english: string;
  translated: string;
}

/** A translated text of today. */
export interface Translated extends Entry {
  /** Language and path, such as `fil repayment.title`. */
  key: string;
  file: string;
  englishFile: string;
  /** The English text as it is written. */
  code: string;
}

const nameOf = (node: Node) => ('name' in node ? `${node.name}` : '');

function keyOf(node: Node, code: string): string {
  if (node.type === 'Literal') return `${node.value}`;
  return nameOf(node) || code.slice(node.start, node.end);
}

/** The texts of a catalogue, but for those that are quoted and have no translation. */
export function leavesOf(node: Node, path: string, code: string): [path: string, code: string][] {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return leavesOf(node.expression, path, code);
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((one, at) => (one ? leavesOf(one, `${path}.${at}`, code) : []));
  }
  if (node.type === 'ObjectExpression') {
    return node.properties.flatMap((one, at) =>
      one.type === 'Property'
        ? leavesOf(one.value, `${path}.${keyOf(one.key, code)}`, code)
        : leavesOf(one.argument, `${path}.${at}`, code),
    );
  }
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'quoted') return [];
  return [[path, code.slice(node.start, node.end).replace(/\s+/g, ' ')]];
}

function programOf(file: string, code: string): ESTree.Program {
  return parseSync(file, code).program;
}

/** The texts that a file defines in English: `defineMessages('repayment', { … })`. */
function englishIn(file: string, code: string): Written[] {
  const found: Written[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [name, texts] }) => {
      if (nameOf(callee) !== 'defineMessages' || name?.type !== 'Literal' || !texts) return;
      const leaves = leavesOf(texts, `${name.value}`, code);
      found.push(...leaves.map(([path, code]) => ({ file, path, code })));
    },
  }).visit(programOf(file, code));
  return found;
}

/** The texts of a file with translations: catalogues by name, beside those of other files. */
function translatedIn(file: string, code: string): Written[] {
  const found: Written[] = [];
  const see = (node: Node | null) => {
    const texts = node?.type === 'TSSatisfiesExpression' ? node.expression : node;
    if (texts?.type !== 'ObjectExpression') return;
    for (const one of texts.properties) {
      if (one.type !== 'Property') continue;
      const leaves = leavesOf(one.value, keyOf(one.key, code), code);
      found.push(...leaves.map(([path, code]) => ({ file, path, code })));
    }
  };
  new Visitor({
    VariableDeclarator: ({ init }) => see(init),
    ExportDefaultDeclaration: ({ declaration }) => see(declaration as Node),
  }).visit(programOf(file, code));
  return found;
}

const fingerprint = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 8);

/** A file with translations: its name has the language. */
const TRANSLATIONS = /\.messages\.(\w+)\.ts$/;

const languageOf = (file: string) => TRANSLATIONS.exec(file)?.[1] ?? '';

const isWithin = (one: string, other: string) => one === other || one.startsWith(`${other}.`);

/** Every translated text, with the English one that it stands for. A group that is one text in English counts as one. */
export function translatedTexts(sources: Sources): Translated[] {
  const files = Object.entries(sources);
  const english = files.flatMap(([file, code]) =>
    code.includes('defineMessages') ? englishIn(file, code) : [],
  );
  const translated = files.flatMap(([file, code]) =>
    TRANSLATIONS.test(file) ? translatedIn(file, code) : [],
  );
  return translated.map(({ file, path, code }) => {
    const [catalogue = ''] = path.split('.');
    const own = english.filter((one) => isWithin(one.path, path) || isWithin(path, one.path));
    const [first] = own.length ? own : english.filter((one) => isWithin(one.path, catalogue));
    const said = own.map((one) => one.code).join('\n');
    return {
      key: `${languageOf(file)} ${path}`,
      file,
      englishFile: first?.file ?? '',
      code: said,
      english: fingerprint(said),
      translated: fingerprint(code),
    };
  });
}

const lineOf = (key: string, { english, translated }: Entry) => `${key} ${english} ${translated}`;

function entriesIn(record: string): Map<string, Entry> {
  return new Map(
    record.split('\n').flatMap((line) => {
      const [language, path, english, translated] = line.split(' ');
      return english && translated
        ? [[`${language} ${path}`, { english, translated }] as const]
        : [];
    }),
  );
}

/** The English text has changed since the record, and its translation has not. */
function isBehind({ english, translated }: Entry, recorded: Entry | undefined): boolean {
  return recorded?.translated === translated && recorded.english !== english;
}

/** The record with every text of today, but for translations that have stayed behind: their lines remain as they were. */
export function newRecord(record: string, texts: readonly Translated[]): string {
  const before = entriesIn(record);
  const lines = texts.map((one) => {
    const recorded = before.get(one.key);
    return lineOf(one.key, recorded && isBehind(one, recorded) ? recorded : one);
  });
  return `${lines.sort().join('\n')}\n`;
}

/** The translations that have stayed behind, and what to do about each. @param file of the record. */
export function behind(record: string, texts: readonly Translated[], file: string): string[] {
  const before = entriesIn(record);
  return texts
    .filter((one) => isBehind(one, before.get(one.key)))
    .map((one) => {
      const [language, path] = one.key.split(' ');
      return `${one.englishFile}: ${path} is now ${one.code}, and its translation (${language}) is the old one. Change it in ${one.file} and run \`npm run generate\`; if it still says the same, write its line in ${file} as: ${lineOf(one.key, one)}`;
    });
}
