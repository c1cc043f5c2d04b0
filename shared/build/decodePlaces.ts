import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in a script of a build: what stack traces and error reports consist of. */
const PLACE = /([\w.-]+\.js):(\d+):(\d+)/g;

/** Gives the text of a script's source map; undefined if there is none. */
export type ReadMap = (script: string) => string | undefined;

function sourceLine(map: TraceMap, source: string, line: number): string {
  return sourceContentFor(map, source)?.split('\n')[line - 1]?.trim() ?? '';
}

function decoded(text: string | undefined, line: number, column: number): string {
  if (text === undefined) return 'no source map';
  const map = new TraceMap(text);
  // Browsers count columns from one, source maps from zero.
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return 'written by the build, no source';
  const place = `${found.source}:${found.line}:${found.column + 1}`;
  return `${place}  ${sourceLine(map, found.source, found.line)}`.trimEnd();
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
