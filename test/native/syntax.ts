import {
  findProgram,
  isInstalled,
  KOTLIN_GRAMMAR,
  PARSERS,
  SWIFT_GRAMMAR,
} from '../browser/installed.ts';

/** A node of a syntax tree. */
export interface SyntaxNode {
  type: string;
  text: string;
  isError: boolean;
  isMissing: boolean;
  startPosition: { row: number };
  children: readonly SyntaxNode[];
}

const GRAMMARS = { kotlin: KOTLIN_GRAMMAR, swift: SWIFT_GRAMMAR };

/** Whether the native samples can be parsed. @throws Error in CI if not. */
export const hasParsers = () => isInstalled(PARSERS);

/** Creates a parser, which returns the syntax tree of a source. */
export async function parserOf(
  language: keyof typeof GRAMMARS,
): Promise<(source: string) => SyntaxNode> {
  const { Parser, Language } = await import(findProgram(PARSERS));
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(GRAMMARS[language]));
  return (source) => parser.parse(source).rootNode;
}

/** A node and all that is in it, in the order of the source. */
export const nodesOf = (node: SyntaxNode): SyntaxNode[] => [
  node,
  ...node.children.flatMap(nodesOf),
];

/** The nodes in a node that have one of these types. */
export const nodesOfType = (node: SyntaxNode, ...types: string[]): SyntaxNode[] =>
  nodesOf(node).filter(({ type }) => types.includes(type));

/** The texts of the string literals in a node. */
export const stringsIn = (node: SyntaxNode): string[] =>
  nodesOfType(node, 'string_content', 'line_str_text').map(({ text }) => text);

/** The calls in a node of a function or of a member, by its name as it is written. */
export const callsIn = (node: SyntaxNode, ...names: string[]): SyntaxNode[] =>
  nodesOfType(node, 'call_expression').filter(({ children: [callee] }) =>
    names.includes(callee?.text ?? ''),
  );

/** The branches of each `when` or `switch` in a node: the texts that lead there, and the statements. */
export function branchesIn(node: SyntaxNode) {
  const patterns = ['string_literal', 'switch_pattern'];
  return nodesOfType(node, 'when_entry', 'switch_entry')
    .map((entry) => ({
      cases: entry.children.filter(({ type }) => patterns.includes(type)).flatMap(stringsIn),
      node: entry,
    }))
    .filter(({ cases }) => cases.length > 0);
}
