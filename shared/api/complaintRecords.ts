import * as v from 'valibot';
import { getConfig } from '../config/config.ts';
import { dateText } from '../lib/date.ts';
import { timeText } from '../lib/timeText.ts';
import { readCall, writeCall } from './call.ts';
import { anything, entriesOf, flagOf, list, requiredList, requiredText, text } from './coerce.ts';
import { address, query } from './query.ts';
import { type FlagMeaning, readText } from './reply.ts';

/** A time, an instant as yyyy-mm-dd hh:mm:ss; '' on a day that means none; otherwise the text as it came. */
export const time = v.pipe(
  text,
  v.transform((sent) => {
    const { timeZone } = getConfig();
    return dateText(sent, timeZone) && timeText(sent, timeZone);
  }),
);

/** Without an id its details cannot be opened. */
const item = v.object({ time, type: text, content: text, id: text });

/** A complaint as the list shows it. */
export type ComplaintItem = v.InferOutput<typeof item>;

const tab = v.object({ title: text, list: list(item) });

/** A tab of the list. */
export type ComplaintTab = v.InferOutput<typeof tab>;

/** The borrower's complaints, by tab. */
export const problemListCall = readCall<Record<string, never>, { tabs: ComplaintTab[] }>(
  '/user-problem/problem-list',
  v.object({ tabs: requiredList(tab) }),
);

/** The borrower's complaints. */
export const problemListQuery = query(problemListCall, { parameters: {} });

/** A rating of an answer is asked for unless the server says no or nothing. */
const NEEDS_SCORE: FlagMeaning = { absent: false, other: true };

/** Addresses of pictures as they were sent: a list, or a text that joins them by commas, as complaints send them. */
function readAddresses(value: unknown): readonly unknown[] {
  const sent: unknown = typeof value === 'string' ? value.split(',') : value;
  return (entriesOf(sent) ?? []).map(([, one]) => one).filter((one) => readText(one));
}

/** Addresses of pictures, as a list or joined by commas, as complaints are sent. */
const addresses: v.GenericSchema<unknown, string[]> = v.pipe(
  anything,
  v.transform(readAddresses),
  list(requiredText),
);

const detail = v.object({
  type: text,
  sonType: text,
  /** Empty if the reply has none: it is then that of the address. */
  problemId: text,
  content: requiredText,
  images: addresses,
  disposeDetail: text,
  disposeImages: addresses,
  isNeedScore: flagOf(NEEDS_SCORE),
});

export type ComplaintDetail = v.InferOutput<typeof detail>;

/** One complaint. */
export const problemDetailCall = readCall<{ problemId: string }, ComplaintDetail>(
  '/user-problem/problem-detail',
  detail,
);

/** The complaint of an address. */
export const problemDetailQuery = query(problemDetailCall, {
  parameters: { problemId: address('problemId') },
});

/** Rates the answer, 1 to 5; the code for success is '00'. */
export const saveScoreCall = writeCall<{ score: string; problemId: string }>(
  '/user-problem/save-score',
  v.unknown(),
  { statusFirst: true },
);
