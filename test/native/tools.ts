import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const COMPILER = resolve('node_modules/kotlin-compiler/lib');
const GRAMMAR = resolve('node_modules/@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm');
const PARSER = resolve('node_modules/web-tree-sitter/web-tree-sitter.js');
/** Android's org.json, as packaged by Debian. */
const JSON_JAR = '/usr/share/java/com.android.json.jar';

const HELP = '.ci/run names the packages that it needs';

function isReady(what: string, isThere: boolean): boolean {
  if (isThere) return true;
  const says = `${what} cannot be checked here: ${HELP}`;
  if (process.env.CI === 'true') throw new Error(says);
  console.warn(`\n*** SKIPPED: ${says} ***\n`);
  return false;
}

/** Whether Kotlin can be compiled and run; warns if not. @throws Error in CI. */
export function hasKotlin(): boolean {
  const hasJava = spawnSync('java', ['-version']).status === 0;
  return isReady('The Android sample', hasJava && existsSync(COMPILER) && existsSync(JSON_JAR));
}

/** Compiles Kotlin, with warnings as errors. @returns the compiler's output; '' if there is none. */
export function compileKotlin(sources: readonly string[], output: string): string {
  const main = 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler';
  const options = ['-no-reflect', '-Werror', '-cp', JSON_JAR, '-d', output];
  const run = spawnSync('java', ['-cp', `${COMPILER}/*`, main, ...options, ...sources], {
    encoding: 'utf8',
  });
  return run.status === 0 ? '' : run.stderr || `java ended with ${run.status}`;
}

/** Runs the main function of a compiled file. @returns its output. */
export function runKotlin(output: string, main: string, input: string): string {
  const path = [output, `${COMPILER}/kotlin-stdlib.jar`, JSON_JAR].join(':');
  const run = spawnSync('java', ['-cp', path, main], {
    input,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    env: { ...process.env, JAVA_TOOL_OPTIONS: '-Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8' },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout;
}

/** Whether Swift can be parsed; warns if not. @throws Error in CI. */
export function hasSwiftParser(): boolean {
  return isReady('The iOS sample', existsSync(GRAMMAR) && existsSync(PARSER));
}

/** A node of a syntax tree. */
export interface SyntaxNode {
  type: string;
  text: string;
  isError: boolean;
  isMissing: boolean;
  startPosition: { row: number };
  children: readonly SyntaxNode[];
}

/** Creates a Swift parser, which returns the syntax tree of a source. */
export async function swiftParser(): Promise<(source: string) => SyntaxNode> {
  const { Parser, Language } = await import(PARSER);
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(GRAMMAR));
  return (source) => parser.parse(source).rootNode;
}
