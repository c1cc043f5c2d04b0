import fc from 'fast-check';
import { afterAll, describe } from 'vitest';
import { BorrowerModel } from '../model/borrowerModel.ts';
import { sequencesOfSteps, takeSteps } from '../model/steps.ts';
import { WRITING_SCREENS, type WritingScreen } from '../model/writingScreens.ts';
import { borrower, newBorrower, withBrowser } from './borrower.ts';

/** `--mode matrix` runs 504 sequences, 72 per screen; the suite runs a few of each. */
const { SEQUENCES = '3', SEED, STEPS, CALLS, FAULTS, VARIANTS, SCREENS } = process.env;
/** A run limited to something else leaves the model out. */
const narrowed = Boolean(CALLS || FAULTS || VARIANTS || SCREENS);
const runs = Number(SEQUENCES);
const seed = SEED ? Number(SEED) : Date.now() % 1_000_000;

/** Sequences that every run tries where a payment or a confirmation is sent: it is under way while the borrower goes on. */
const KNOWN = [
  'killed while sending, check, tap',
  'tap without an answer, reload, sign in as another, reload, check, tap',
  'fault: gateway-timeout, tap, check, what is under way ends, tap',
  'fault: gateway-timeout, tap, reload, a day later, check, tap',
];
const PAYING = ['card payment', 'confirmation'];

/** Time for one sequence, ms; pages wait for each other on a busy machine. */
const SEQUENCE_MS = 120_000;

describe.skipIf(narrowed)('whatever happens, money moves once', () => {
  let sequences = 0;
  afterAll(() => {
    console.log(`model: sequences ${sequences}, screens ${WRITING_SCREENS.length}, seed ${seed}`);
  });

  async function run(screen: WritingScreen, steps: readonly string[]) {
    const browser = borrower().context.browser();
    if (!browser) throw new Error('No browser');
    sequences += 1;
    const phone = await newBorrower(browser);
    await phone.context.clock.install();
    try {
      await takeSteps(await BorrowerModel.start(phone, screen), steps);
    } finally {
      await phone.context.close();
    }
  }

  for (const screen of WRITING_SCREENS) {
    withBrowser(
      `${screen.name}: random sequences`,
      async () => {
        // A sequence as printed by a failed test: `STEPS='second tab,tap'`.
        if (STEPS) return run(screen, STEPS.split(','));
        await fc.assert(
          fc.asyncProperty(sequencesOfSteps, (steps) => run(screen, steps)),
          { seed, numRuns: runs, interruptAfterTimeLimit: runs * SEQUENCE_MS },
        );
      },
      (runs + 20) * SEQUENCE_MS,
    );
  }

  for (const screen of WRITING_SCREENS.filter(({ name }) => PAYING.includes(name))) {
    for (const steps of KNOWN) {
      withBrowser(`${screen.name}: ${steps}`, () => run(screen, steps.split(', ')), SEQUENCE_MS);
    }
  }
});
