import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { type BorrowerModel, FAULTS } from './borrowerModel.ts';

/** How long a step may take on a busy machine, ms; a page that hangs would stop the whole run without a word. */
const STEP_MS = 100_000;

/** Everything that a borrower, a phone, a network and a lender may do. */
const STEPS: Readonly<Record<string, (borrower: BorrowerModel) => Promise<unknown>>> = {
  tap: (borrower) => borrower.tap(false),
  'tap without an answer': (borrower) => borrower.tapUnanswered(),
  'double tap': (borrower) => borrower.tap(true),
  check: (borrower) => borrower.check(),
  insist: (borrower) => borrower.insist(),
  reload: (borrower) => borrower.reload(),
  back: (borrower) => borrower.back(),
  forward: (borrower) => borrower.forward(),
  'second tab': (borrower) => borrower.secondTab(),
  'both tabs at once': (borrower) => borrower.bothTabs(),
  'repeat without proof': (borrower) => borrower.repeatUnproven(),
  'killed while sending': (borrower) => borrower.killWhileSending(),
  'killed page': (borrower) => borrower.kill(),
  'open anew': (borrower) => borrower.openAnew(),
  'sign in as another': (borrower) => borrower.signInAsOther(),
  'paid elsewhere': (borrower) => borrower.payElsewhere(),
  'what is under way ends': (borrower) => borrower.settle(),
  'a day later': (borrower) => borrower.dayOn(),
  ...Object.fromEntries(
    FAULTS.map((fault) => [`fault: ${fault}`, (borrower: BorrowerModel) => borrower.fault(fault)]),
  ),
};

/** The names of the steps of random sequences; a tap comes more often. */
export const sequencesOfSteps = fc.array(fc.constantFrom('tap', ...Object.keys(STEPS)), {
  maxLength: 8,
  size: 'max',
});

/** Goes through a sequence; every rule must hold after each step. @throws Error where one does not, or a name is unknown. */
export async function takeSteps(borrower: BorrowerModel, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const step = STEPS[name];
    if (!step) throw new Error(`No step is called "${name}"`);
    const late = sleep(STEP_MS, undefined, { ref: false }).then(() => {
      throw new Error(`"${name}" does not end`);
    });
    await Promise.race([step(borrower).then(() => borrower.holds()), late]);
  }
}
