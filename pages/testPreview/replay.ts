import {
  compareRecordings,
  type Line,
  messagesBefore,
  messagesOf,
  stepsOf,
  type Verdict,
} from './recording.model.ts';

/** What a replay does to the phone. */
export interface ReplayHands {
  /** What has happened since the phone was opened for this replay. */
  lines(): readonly Line[];
  /** Does one step. @returns false while what it touches is not there. */
  perform(step: Line): boolean;
  /** Waits, ms. */
  pause(ms: number): Promise<void>;
}

const LOOK_AGAIN_MS = 50;
/** How long a page may take to say what it said then, or to show what was touched, ms. */
const PATIENCE_MS = 8000;
/** Longest pause of the tester's that is repeated, ms. */
const LONGEST_PAUSE_MS = 1000;
/** What comes after the last step. */
const SETTLE_MS = 400;

async function until(holds: () => boolean, { pause }: ReplayHands): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    if (holds()) return true;
    await pause(LOOK_AGAIN_MS);
  }
  return holds();
}

/**
 * Does again what a tester did, each step after the page has said what it said before it then.
 * @param recorded the lines of then. @returns whether the page said the same, or what could not be done.
 */
export async function replay(recorded: readonly Line[], hands: ReplayHands): Promise<Verdict> {
  const said = () => messagesOf(hands.lines()).length;
  let last = 0;
  for (const step of stepsOf(recorded)) {
    await until(() => said() >= messagesBefore(recorded, step), hands);
    await hands.pause(Math.min(Math.max(step.at - last, 0), LONGEST_PAUSE_MS));
    last = step.at;
    if (!(await until(() => hands.perform(step), hands))) {
      return { same: false, missed: `${step.kind} ${step.name}` };
    }
  }
  await until(() => said() >= messagesOf(recorded).length, hands);
  await hands.pause(SETTLE_MS);
  return compareRecordings(recorded, hands.lines());
}
