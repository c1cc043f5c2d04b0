import * as v from 'valibot';
import { type BindPayload, cardInitCall } from '../../shared/api/bindCard.ts';
import { send } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import type { Attempt, Snapshot } from '../../shared/runtime/mutation/attempt.ts';
import type { Finding, Verification } from '../../shared/runtime/mutation/mutation.ts';
import { accountDigest, accountReading } from './accountSave.ts';

const sent = v.object({ cardType: v.string(), values: v.string() });

/** The fingerprints in a snapshot that belong to one card type, one for each channel. */
function formsOf(reading: Snapshot, cardType: string): string[] {
  return Object.entries(Object(reading)).flatMap(([form, values]) =>
    form.startsWith(`${cardType}|`) && typeof values === 'string' ? values : [],
  );
}

/**
 * Compares the account now with what was sent. If they match, it was saved. If nothing changed, it was not.
 * Should the server never return saved values, sending again is harmless: each save replaces the last one.
 */
function compare({ expected, before }: Attempt, now: Snapshot): Finding {
  const wanted = v.safeParse(sent, expected);
  if (!wanted.success) return 'unknown';
  const { cardType, values } = wanted.output;
  const forms = formsOf(now, cardType);
  if (forms.includes(values)) return 'done';
  const same = forms.length > 0 && `${forms}` === `${formsOf(before, cardType)}`;
  return same ? 'notDone' : 'unknown';
}

/** Checks whether an account was saved, by reading the form back. */
export const accountCheck: Verification<BindPayload> = {
  compare,
  expect({ cardType = '', product_id: _, ...values }) {
    return { cardType, values: accountDigest(values) };
  },
  async read() {
    const { product_id = '' } = commonParameters();
    const { success, data } = await send(cardInitCall, { product_id }, { quiet: true });
    return success ? accountReading(data.items) : undefined;
  },
};
