import fc from 'fast-check';
import { type BorrowerModel, FAULTS } from './borrowerModel.ts';

export type Real = { borrower: BorrowerModel };
type Step = (borrower: BorrowerModel) => Promise<unknown>;

/** How long a step may take on a busy machine, ms; a page that hangs would stop the whole run without a word. */
const STEP_MS = 100_000;

/** One step of a sequence; every rule must hold after it. */
class Command implements fc.AsyncCommand<object, Real, false> {
  constructor(
    private readonly name: string,
    private readonly step: Step,
  ) {}
  check(): boolean {
    return true;
  }
  async run(_: object, { borrower }: Real): Promise<void> {
    await this.inTime(this.step(borrower).then(() => borrower.holds()));
  }
  private async inTime(work: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`"${this.name}" does not end`)), STEP_MS);
    });
    await Promise.race([work, late]).finally(() => clearTimeout(timer));
  }
  toString(): string {
    return this.name;
  }
}

const STEPS: readonly (readonly [name: string, step: Step])[] = [
  ['tap', (borrower) => borrower.tap(false)],
  ['tap', (borrower) => borrower.tap(false)],
  ['tap without an answer', (borrower) => borrower.tapUnanswered()],
  ['double tap', (borrower) => borrower.tap(true)],
  ['check', (borrower) => borrower.check()],
  ['insist', (borrower) => borrower.insist()],
  ['reload', (borrower) => borrower.reload()],
  ['back', (borrower) => borrower.back()],
  ['forward', (borrower) => borrower.forward()],
  ['second tab', (borrower) => borrower.secondTab()],
  ['both tabs at once', (borrower) => borrower.bothTabs()],
  ['repeat without proof', (borrower) => borrower.repeatUnproven()],
  ['killed while sending', (borrower) => borrower.killWhileSending()],
  ['killed page', (borrower) => borrower.kill()],
  ['open anew', (borrower) => borrower.openAnew()],
  ['sign in as another', (borrower) => borrower.signInAsOther()],
  ['paid elsewhere', (borrower) => borrower.payElsewhere()],
  ['what is under way ends', (borrower) => borrower.settle()],
  ['a day later', (borrower) => borrower.dayOn()],
  ...FAULTS.map(
    (fault) => [`fault: ${fault}`, (borrower: BorrowerModel) => borrower.fault(fault)] as const,
  ),
];

/** Everything that a borrower, a phone, a network and a lender may do; what is twice in the list comes more often. */
export const commands = fc.commands<object, Real, false>(
  STEPS.map(([name, step]) => fc.constant(new Command(name, step))),
  { maxCommands: 8, size: 'max' },
);

/** The steps of one sequence. @throws where a name is unknown. */
export function stepsNamed(names: readonly string[]): fc.AsyncCommand<object, Real, false>[] {
  return names.map((name) => {
    const step = STEPS.find(([known]) => known === name)?.[1];
    if (!step) throw new Error(`No step is called "${name}"`);
    return new Command(name, step);
  });
}
