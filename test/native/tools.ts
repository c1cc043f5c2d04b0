import { spawnSync } from 'node:child_process';
import {
  findProgram,
  isInstalled,
  JSON_JAR,
  KOTLIN,
  KOTLIN_COMPILER,
  SWIFT,
  SWIFT_GRAMMAR,
} from '../browser/installed.ts';

/** Whether Kotlin can be compiled and run. @throws Error in CI if not. */
export const hasKotlin = () => isInstalled(KOTLIN);

/** Compiles Kotlin, with warnings as errors. @returns the compiler's output; '' if there is none. */
export function compileKotlin(sources: readonly string[], output: string): string {
  const main = 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler';
  const options = ['-no-reflect', '-Werror', '-cp', JSON_JAR, '-d', output];
  const run = spawnSync(
    findProgram(KOTLIN),
    ['-cp', `${KOTLIN_COMPILER}/*`, main, ...options, ...sources],
    {
      encoding: 'utf8',
    },
  );
  return run.status === 0 ? '' : run.stderr || `java ended with ${run.status}`;
}

/** Runs the main function of a compiled file. @returns its output. */
export function runKotlin(output: string, main: string, input: string): string {
  const path = [output, `${KOTLIN_COMPILER}/kotlin-stdlib.jar`, JSON_JAR].join(':');
  const run = spawnSync(findProgram(KOTLIN), ['-cp', path, main], {
    input,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    env: { ...process.env, JAVA_TOOL_OPTIONS: '-Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8' },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout;
}

/** Whether Swift can be parsed. @throws Error in CI if not. */
export const hasSwiftParser = () => isInstalled(SWIFT);

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
  const { Parser, Language } = await import(findProgram(SWIFT));
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(SWIFT_GRAMMAR));
  return (source) => parser.parse(source).rootNode;
}
