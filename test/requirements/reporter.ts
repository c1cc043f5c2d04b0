import { readFileSync } from 'node:fs';
import type { TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';
import { keepProofs, readProofs } from './record.ts';
import { REQUIREMENTS } from './requirements.ts';
import { idsIn } from './sources.ts';
import { type FileProofs, faults, type Proofs, verdicts } from './verdict.ts';

/** Collects what the tests prove. A run of the whole suite fails if a requirement has no proof. */
export default class RequirementsReporter implements Reporter {
  #vitest: Vitest | undefined;
  #whole = false;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    this.#whole = await this.#isWhole(specifications.length);
  }

  onTestRunEnd(modules: readonly TestModule[], _: unknown, reason: TestRunEndReason): void {
    if (reason === 'interrupted' || this.#isNarrowed()) return;
    const found = Object.fromEntries(
      modules.map((module) => [module.relativeModuleId, proofsOf(module)]),
    );
    const proofs = this.#whole ? found : { ...readProofs(), ...found };
    keepProofs(proofs);
    if (this.#whole) judge(proofs);
  }

  /** Whether every test file of every project is run. */
  async #isWhole(files: number): Promise<boolean> {
    const vitest = this.#vitest;
    if (!vitest || vitest.config.project.length > 0 || vitest.config.shard) return false;
    return (await vitest.globTestSpecifications()).length === files;
  }

  /** Whether single tests are selected by name. */
  #isNarrowed(): boolean {
    const { config } = this.#vitest ?? {};
    return Boolean(this.#vitest?.getGlobalTestNamePattern() ?? config?.tagsFilter?.length);
  }
}

function proofsOf(module: TestModule): FileProofs {
  const tests = [...module.children.allTests()];
  const skipped = tests.some((test) => test.result().state === 'skipped');
  return {
    proofs: tests.flatMap((test) => {
      const ids = test.meta().proves ?? [];
      const passed = test.result().state === 'passed';
      return ids.length > 0 ? [{ ids, test: test.fullName, passed }] : [];
    }),
    skipped: skipped ? [...new Set(idsIn(readFileSync(module.moduleId, 'utf8')))] : [],
  };
}

function judge(proofs: Proofs): void {
  const untried = verdicts(REQUIREMENTS, proofs).filter(({ state }) => state === 'untried');
  if (untried.length > 0) {
    console.warn(
      `\n${untried.length} requirements were not tested, because their tests were skipped`,
    );
    if (process.env.CI === 'true') process.exitCode = 1;
  }
  const found = faults(REQUIREMENTS, proofs);
  if (found.length === 0) return;
  process.exitCode = 1;
  console.error(`\nRequirements: ${found.length} faults\n  ${found.join('\n  ')}`);
}
