import fc from 'fast-check';
import { type BorrowerModel, FAULTS } from './borrowerModel.ts';

export type Real = { borrower: BorrowerModel };
type Step = (borrower: BorrowerModel) => Promise<unknown>;

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
    await this.step(borrower);
    await borrower.holds();
  }
  toString(): string {
    return this.name;
  }
}

const command = (name: string, step: Step) => fc.constant(new Command(name, step));

/** Everything that a borrower, a phone, a network and a lender may do. */
export const commands = fc.commands<object, Real, false>(
  [
    command('tap', (borrower) => borrower.tap(false)),
    command('tap', (borrower) => borrower.tap(false)),
    command('double tap', (borrower) => borrower.tap(true)),
    command('check', (borrower) => borrower.check()),
    command('insist', (borrower) => borrower.insist()),
    command('reload', (borrower) => borrower.reload()),
    command('back', (borrower) => borrower.back()),
    command('forward', (borrower) => borrower.forward()),
    command('second tab', (borrower) => borrower.secondTab()),
    command('killed page', (borrower) => borrower.kill()),
    command('open anew', (borrower) => borrower.open()),
    command('sign in as another', (borrower) => borrower.signInAsOther()),
    command('paid elsewhere', (borrower) => borrower.payElsewhere()),
    command('a day later', (borrower) => borrower.dayOn()),
    ...FAULTS.map((fault) => command(`fault: ${fault}`, (borrower) => borrower.fault(fault))),
  ],
  { maxCommands: 8, size: 'max' },
);
