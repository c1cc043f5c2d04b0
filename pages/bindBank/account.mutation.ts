import {
  type BindItem,
  type BindPayload,
  bindCardCall,
  bindCardForOrderCall,
  cardInitCall,
} from '../../shared/api/bindCard.ts';
import { readForCheck } from '../../shared/api/send.ts';
import type { Attempt, Snapshot } from '../../shared/api/session/attempt.ts';
import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import type { Finding, Verification } from '../../shared/api/verification.ts';
import { digest } from '../../shared/lib/keys.ts';
import * as v from '../../shared/lib/schema.ts';
import { reportNative } from '../../shared/runtime/callNative.ts';
import { type Mutation, mutation } from '../../shared/runtime/mutation/mutation.ts';
import { text } from './bindBank.messages.ts';
import {
  cardTypesOf,
  channelsOf,
  heldValue,
  LOAN_DETAIL_SOURCE,
  savedValue,
  visibleItems,
} from './bindBank.model.ts';

/**
 * One fingerprint for all values together, keyed by item code. No account details are stored on the device,
 * and a hash over name, number and income cannot be reversed by trying out account numbers.
 */
function accountDigest(values: Readonly<Record<string, string>>): string {
  return digest(
    JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

/**
 * What the server has saved, as one fingerprint for each combination of card type and channel. The stored
 * attempt says which combination was sent.
 */
export function accountReading(items: readonly BindItem[]): Snapshot {
  const forms = cardTypesOf(items).flatMap((cardType) =>
    channelsOf(items).map((channel) => {
      const values = visibleItems(items, { cardType, channel }).map((item) => [
        item.code,
        heldValue(item, { values: { [item.code]: savedValue(item) } }),
      ]);
      return [`${cardType}|${channel}`, accountDigest(Object.fromEntries(values))];
    }),
  );
  return Object.fromEntries(forms);
}

const sent = v.object({ cardType: v.string(), values: v.string() });

/** The fingerprints in a snapshot that belong to one card type, one for each channel. */
function formsOf(reading: Snapshot, cardType: string): string[] {
  return Object.entries(Object(reading)).flatMap(([form, values]) =>
    form.startsWith(`${cardType}|`) && typeof values === 'string' ? values : [],
  );
}

/**
 * Compares the account now with what was sent. If they match, it was saved. If nothing changed, it was not.
 * Should the server never return saved values, sending again changes nothing: each save replaces the last one.
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
    const { success, data } = await readForCheck(cardInitCall, { product_id });
    return success ? accountReading(data.items) : undefined;
  },
};

/** The mutation that saves the account; for an order it has its own endpoint. @param source the `source` query parameter. */
export function accountSave(source: string): Mutation<BindPayload, unknown> {
  const call = source === LOAN_DETAIL_SOURCE ? bindCardForOrderCall : bindCardCall;
  return mutation({ key: 'account', noun: () => text.thing, verify: accountCheck, call });
}

/** What the native shell receives with each binding event: the product and, if known, the source. */
function bindIdentity() {
  const source = queryText('source');
  return { productId: commonParameters().productId ?? '', ...(source && { source }) };
}

/** Tells the native shell that the borrower has started to fill in the form. */
export function reportStart(cardType: string): void {
  void reportNative('bindStart', { ...bindIdentity(), cardType });
}

/** Tells the native shell that the account is saved. */
export const reportEnd = () => reportNative('bindEnd', { ...bindIdentity(), ok: true });
