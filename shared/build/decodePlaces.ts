import { SourceMap } from 'node:module';

/** A place in a script of a build: what stack traces and error reports consist of. */
const PLACE = /([\w.-]+\.js):(\d+):(\d+)/g;

/** Gives the text of a script's source map; undefined if there is none. */
export type ReadMap = (script: string) => string | undefined;

function decoded(text: string | undefined, line: number, column: number): string {
  if (text === undefined) return 'no source map';
  const map = new SourceMap(JSON.parse(text));
  // Source maps count from zero, browsers from one.
  const found: Partial<ReturnType<SourceMap['findEntry']>> = map.findEntry(line - 1, column - 1);
  const { originalSource, originalLine = 0, originalColumn = 0 } = { ...found };
  if (!originalSource) return 'written by the build, no source';
  const { sources, sourcesContent } = map.payload;
  const source = sourcesContent[sources.indexOf(originalSource)];
  const written = source?.split('\n')[originalLine]?.trim() ?? '';
  return `${originalSource}:${originalLine + 1}:${originalColumn + 1}  ${written}`.trimEnd();
}

/**
 * Finds the sources of all places in a text, such as `loanDetail-x.js:1:234`, a stack trace or an error report.
 * @returns a line for each place, in order; empty if the text has none.
 */
export function decodePlaces(text: string, readMap: ReadMap): string[] {
  return [...text.matchAll(PLACE)].map(([place, script = '', line, column]) => {
    return `${place}  ${decoded(readMap(script), Number(line), Number(column))}`;
  });
}
