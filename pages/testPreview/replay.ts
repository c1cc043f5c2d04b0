import {
  compareRecordings,
  type Line,
  messagesBefore,
  messagesOf,
  stepsOf,
  type Verdict,
} from './recording.model.ts';

/** What a replay needs from the phone. */
export interface ReplayDependencies {
  /** The log since the phone was opened for this replay. */
  lines(): readonly Line[];
  /** Performs one step. @returns false while its element is not there. */
  perform(step: Line): boolean;
  /** Waits, ms. */
  pause(ms: number): Promise<void>;
}

const POLL_MS = 50;
/** How long to wait for the page's next message, or for an element to appear, ms. */
const TIMEOUT_MS = 8000;
/** Longer pauses of the tester are cut to this, ms. */
const MAX_PAUSE_MS = 1000;
/** How long to wait for messages after the last step, ms. */
const SETTLE_MS = 400;

async function waitFor(condition: () => boolean, { pause }: ReplayDependencies): Promise<boolean> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    if (condition()) return true;
    await pause(POLL_MS);
  }
  return condition();
}

/**
 * Repeats what a tester did. Each step waits until the page has sent as many messages as in the recording.
 * @param recorded the lines of the recording. @returns whether the page sent the same messages.
 */
export async function replay(
  recorded: readonly Line[],
  dependencies: ReplayDependencies,
): Promise<Verdict> {
  const { lines, perform, pause } = dependencies;
  const sent = () => messagesOf(lines()).length;
  let last = 0;
  for (const step of stepsOf(recorded)) {
    await waitFor(() => sent() >= messagesBefore(recorded, step), dependencies);
    await pause(Math.min(Math.max(step.at - last, 0), MAX_PAUSE_MS));
    last = step.at;
    if (!(await waitFor(() => perform(step), dependencies))) {
      return { same: false, missed: `${step.kind} ${step.name}` };
    }
  }
  await waitFor(() => sent() >= messagesOf(recorded).length, dependencies);
  await pause(SETTLE_MS);
  return compareRecordings(recorded, lines());
}
