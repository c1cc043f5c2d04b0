import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { leavesOf, type Sources } from './translationRecord.ts';

/** A file of code: the catalogues that it defines, by the name of their export, and what it imports. */
interface CodeFile {
  catalogues: Readonly<Record<string, string>>;
  /** The names that it imports from each file; `*` for all of them. */
  imports: readonly (readonly [file: string, name: string])[];
}

/** The name of a catalogue, `defineMessages('repayment', …)`, by that of its variable; none if all its texts are quoted. */
function catalogueIn({ id, init }: ESTree.VariableDeclarator, code: string): [string, string][] {
  if (init?.type !== 'CallExpression' || id.type !== 'Identifier') return [];
  const [name, texts] = init.arguments;
  const isCatalogue = init.callee.type === 'Identifier' && init.callee.name === 'defineMessages';
  if (!isCatalogue || name?.type !== 'Literal' || !texts) return [];
  return leavesOf(texts, '', code).length ? [[id.name, `${name.value}`]] : [];
}

function namesIn({ specifiers }: ESTree.ImportDeclaration): string[] {
  if (!specifiers.length) return ['*'];
  return specifiers.flatMap((one) => {
    if (one.type !== 'ImportSpecifier') return '*';
    if (one.importKind === 'type') return [];
    return one.imported.type === 'Identifier' ? one.imported.name : '*';
  });
}

function codeFile(file: string, code: string): CodeFile {
  const catalogues: [string, string][] = [];
  const imports: [string, string][] = [];
  const add = (address: unknown, names: readonly string[]) => {
    const target = posix.join(posix.dirname(file), `${address}`);
    imports.push(...names.map((name): [string, string] => [target, name]));
  };
  new Visitor({
    VariableDeclarator: (node) => void catalogues.push(...catalogueIn(node, code)),
    ImportDeclaration(node) {
      if (node.importKind !== 'type') add(node.source.value, namesIn(node));
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') add(source.value, ['*']);
    },
    ExportNamedDeclaration({ source }) {
      if (source) add(source.value, ['*']);
    },
  }).visit(parseSync(file, code).program);
  return { catalogues: Object.fromEntries(catalogues), imports };
}

/** Reads files of code, each once. */
export function codeFiles(sources: Sources): (file: string) => CodeFile | undefined {
  const known = new Map<string, CodeFile>();
  return (file) => {
    const code = sources[file];
    if (code === undefined) return undefined;
    const read = known.get(file) ?? codeFile(file, code);
    known.set(file, read);
    return read;
  };
}

/**
 * The names of the catalogues that a file and all that it imports can show. A file that only has catalogues counts by the
 * ones that are imported from it.
 */
export function cataloguesOf(entries: readonly string[], read: ReturnType<typeof codeFiles>) {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, name: string) => {
    const { catalogues = {}, imports = [] } = read(file) ?? {};
    const own = catalogues[name];
    if (own) found.add(own);
    else if (name === '*') for (const one of Object.values(catalogues)) found.add(one);
    if (seen.has(file)) return;
    seen.add(file);
    for (const [target, imported] of imports) visit(target, imported);
    // A catalogue beside code is shown by that code.
    if (!file.includes('.messages.')) for (const one of Object.values(catalogues)) found.add(one);
  };
  for (const entry of entries) visit(entry, '*');
  return found;
}
