import { basename, relative } from 'node:path';
import type { TestError } from 'vitest';
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestSpecification,
  TestSuite,
  Vitest,
} from 'vitest/node';
import { MACHINE } from '../limits.ts';
import { endChildren } from './endChildren.ts';
import { notTried } from './notTried.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Files that show how a test failed. */
    record?: string[];
  }
}

/** How many of the slowest tests are listed. */
const SLOWEST = 10;

type Entity = TestCase | TestSuite | TestModule;
type UserConsoleLog = Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0];

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const shortName = (module: TestModule) => basename(module.relativeModuleId).split('.')[0] ?? '';
const isBrowserFile = ({ project }: TestModule) => !['unit', 'pages'].includes(project.name);
const titleOf = (entity: Entity) =>
  entity.type === 'module'
    ? entity.relativeModuleId
    : `${entity.module.relativeModuleId} > ${entity.fullName}`;

/** The errors of a test, or of the hooks and the collection of a group or file. */
const errorsOf = (entity: Entity): readonly (SerializedError | TestError)[] =>
  entity.type === 'test' ? (entity.result().errors ?? []) : entity.errors();

/** The files of one project, as far as they have run. */
interface Progress {
  files: number;
  ended: number;
  tests: number;
  beganAt: number;
}

/**
 * Prints a run as it goes: a line when a browser file starts and when it ends, each failure when it happens, at the end the
 * slowest tests and what was not tried, and last the counts, alone on their line. Logs are printed of tests that fail.
 */
export class LineReporter implements Reporter {
  private vitest: Vitest | undefined;
  private readonly progress = new Map<string, Progress>();
  private readonly startedAt = new Map<string, number>();
  private readonly logs = new Map<string, string>();
  private readonly modules = new Set<TestModule>();
  private readonly failed = new Set<Entity>();
  private beganAt = 0;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
    const end = () => this.interrupt();
    // Before Vitest's own listener, which ends the process.
    process.prependOnceListener('SIGINT', end);
    process.prependOnceListener('SIGTERM', end);
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.beganAt = performance.now();
    const { index, factor } = MACHINE;
    this.say(
      `BenchmarkIndex ${index}: time limits are ${factor.toFixed(1)} times a quick machine's`,
    );
    for (const { project } of specifications) this.progressOf(project.name).files += 1;
  }

  onTestModuleQueued(module: TestModule): void {
    this.startedAt.set(module.id, performance.now());
    if (isBrowserFile(module)) this.say(`${this.count(module)} ${shortName(module)} starts`);
  }

  onTestModuleStart(module: TestModule): void {
    this.startedAt.set(module.id, performance.now());
  }

  onTestCaseResult(test: TestCase): void {
    const { state, note } = { note: undefined, ...test.result() };
    if (state === 'failed') this.fail(test);
    if (state === 'skipped' && note) this.say(`skipped: ${titleOf(test)}: ${note}`);
    this.logs.delete(test.id);
  }

  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length) this.fail(suite);
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length) this.fail(module);
    this.modules.add(module);
    const progress = this.progressOf(module.project.name);
    const tests = [...module.children.allTests()];
    progress.ended += 1;
    progress.tests += tests.length;
    if (isBrowserFile(module)) this.sayEnd(module, tests);
    else if (progress.ended === progress.files) this.sayProject(module.project.name, progress);
  }

  onUserConsoleLog({ taskId = '', content }: UserConsoleLog): void {
    this.logs.set(taskId, (this.logs.get(taskId) ?? '') + content);
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    if (unhandled.length) this.vitest?.logger.printUnhandledErrors(unhandled);
    // A file does not run if what is set up before all of them fails; Vitest prints why.
    const notRun = [...this.progress.values()].map(({ files, ended }) => files - ended);
    this.close(unhandled.length + notRun.reduce((sum, files) => sum + files, 0));
  }

  private say(line: string): void {
    process.stdout.write(`${line}\n`);
  }

  private progressOf(project: string): Progress {
    const known = this.progress.get(project);
    if (known) return known;
    const progress = { files: 0, ended: 0, tests: 0, beganAt: performance.now() };
    this.progress.set(project, progress);
    return progress;
  }

  private count({ project }: TestModule): string {
    const { ended, files } = this.progressOf(project.name);
    return `${ended}/${files}`.padStart(7);
  }

  private sayEnd(module: TestModule, tests: readonly TestCase[]): void {
    const skipped = tests.filter((test) => test.result().state === 'skipped').length;
    const failed = [...this.failed].filter(
      (entity) => (entity.type === 'module' ? entity : entity.module) === module,
    ).length;
    const more = [failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean);
    const said = [plural(tests.length, 'test'), ...more].join(', ');
    const took = performance.now() - (this.startedAt.get(module.id) ?? 0);
    this.say(`${this.count(module)} ${shortName(module)} ${said} ${seconds(took)}`);
  }

  private sayProject(name: string, { files, tests, beganAt }: Progress): void {
    const took = seconds(performance.now() - beganAt);
    this.say(`${name}: ${plural(files, 'file')}, ${plural(tests, 'test')}, ${took}`);
  }

  /** Prints why a test, a group or a file has failed, once. */
  private fail(entity: Entity): void {
    if (this.failed.has(entity)) return;
    this.failed.add(entity);
    this.say(`\nFAILED ${titleOf(entity)}`);
    for (const error of errorsOf(entity)) {
      this.vitest?.logger.printError(error, { project: entity.project });
    }
    for (const file of entity.meta().record ?? []) this.say(relative(process.cwd(), file));
    const log = this.logs.get(entity.id);
    if (log) this.say(log);
  }

  private sayFailed(): void {
    if (!this.failed.size) return;
    this.say('\nFailed:');
    for (const entity of this.failed) this.say(`  ${titleOf(entity)}`);
  }

  private saySlowest(tests: readonly TestCase[]): void {
    const ran = tests.filter((test) => test.result().state !== 'skipped');
    if (ran.length <= SLOWEST) return;
    const timed = ran.map((test) => ({ test, ms: test.diagnostic()?.duration ?? 0 }));
    const slow = timed.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    this.say('\nSlowest:');
    for (const { test, ms } of slow) this.say(`  ${seconds(ms)}  ${titleOf(test)}`);
  }

  /** @param besides failures that belong to no test. */
  private close(besides = 0): void {
    const tests = [...this.modules].flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    this.saySlowest(tests);
    this.sayFailed();
    const skipped = [...this.modules].filter((module) =>
      [...module.children.allTests('skipped')].some(({ result }) => result),
    );
    for (const sentence of notTried(skipped.map(({ project }) => project.name))) this.say(sentence);
    this.say(`\nThe run took ${seconds(performance.now() - this.beganAt)}.`);
    const failed = this.failed.size + besides;
    this.say(`\n${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`);
  }

  private interrupt(): void {
    this.say('\nInterrupted');
    this.close();
    endChildren();
  }
}
