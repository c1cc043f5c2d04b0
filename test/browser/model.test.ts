import fc from 'fast-check';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { BorrowerModel } from '../model/borrowerModel.ts';
import { commands, type Real, stepsNamed } from '../model/commands.ts';
import { WRITING_SCREENS, type WritingScreen } from '../model/writingScreens.ts';
import { withChromium } from './borrower.ts';
import { FLAGS } from './chromium.ts';

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

const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
} as const;

describe.skipIf(narrowed)('whatever happens, money moves once', () => {
  let browser: Browser | undefined;
  let sequences = 0;
  beforeAll(async () => {
    const executablePath = inject('headlessShell');
    if (executablePath) browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  afterAll(async () => {
    await browser?.close();
    console.log(`model: sequences ${sequences}, screens ${WRITING_SCREENS.length}, seed ${seed}`);
  });

  async function run(screen: WritingScreen, steps: Iterable<fc.AsyncCommand<object, Real, false>>) {
    if (!browser) throw new Error('No browser');
    sequences += 1;
    const context = await browser.newContext(PHONE);
    context.setDefaultTimeout(25_000);
    await context.clock.install();
    const sessionId = `model-${seed}-${screen.route}-${sequences}`;
    try {
      await fc.asyncModelRun(async () => {
        const borrower = await BorrowerModel.start(context, screen, sessionId);
        return { model: {}, real: { borrower } };
      }, steps);
    } finally {
      await context.close();
    }
  }

  for (const screen of WRITING_SCREENS) {
    withChromium(
      `${screen.name}: random sequences`,
      async () => {
        // A sequence as printed by a failed test: `STEPS='second tab,tap'`.
        if (STEPS) return run(screen, stepsNamed(STEPS.split(',')));
        await fc.assert(
          fc.asyncProperty(commands, (steps) => run(screen, steps)),
          { seed, numRuns: runs, interruptAfterTimeLimit: runs * SEQUENCE_MS },
        );
      },
      (runs + 20) * SEQUENCE_MS,
    );
  }

  for (const screen of WRITING_SCREENS.filter(({ name }) => PAYING.includes(name))) {
    for (const steps of KNOWN) {
      const tried = () => run(screen, stepsNamed(steps.split(', ')));
      withChromium(`${screen.name}: ${steps}`, tried, SEQUENCE_MS);
    }
  }
});
