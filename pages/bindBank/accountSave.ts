import {
  type BindItem,
  type BindPayload,
  bindCardCall,
  bindCardForOrderCall,
} from '../../shared/api/bindCard.ts';
import { digest } from '../../shared/lib/digest.ts';
import type { Snapshot } from '../../shared/runtime/mutation/attempt.ts';
import { type Mutation, mutation } from '../../shared/runtime/mutation/mutation.ts';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import {
  CHANNEL_CODE,
  cardTypesOf,
  channelsOf,
  DEFAULT_CHANNEL,
  heldValue,
  LOAN_DETAIL_SOURCE,
  visibleItems,
} from './bindBank.model.ts';

const loadCheck = lazyModule(
  'pages/bindBank/account.verify.ts',
  () => import('./account.verify.ts'),
  {
    prefetch: true,
  },
);

const verify = () => loadCheck().then(({ accountCheck }) => accountCheck);

/** Saves the account. */
const saveAccount = mutation({ what: 'account', call: bindCardCall, verify, expects: true });

/** Saves the account for an order, which has its own endpoint. */
const saveAccountForOrder = mutation({
  what: 'account',
  call: bindCardForOrderCall,
  verify,
  expects: true,
});

/** The mutation that saves the account. @param source the `source` query parameter. */
export function accountSave(source: string): Mutation<BindPayload, unknown> {
  return source === LOAN_DETAIL_SOURCE ? saveAccountForOrder : saveAccount;
}

/**
 * One fingerprint for all values together, keyed by item code. No account details are stored on the device,
 * and a hash over name, number and income cannot be reversed by trying out account numbers.
 */
export function accountDigest(values: Readonly<Record<string, string>>): string {
  return digest(
    JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

/** What the form sends for an item that neither the server nor the borrower has filled in. */
function startOf({ code }: BindItem): string {
  return code === CHANNEL_CODE ? DEFAULT_CHANNEL : '';
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
        heldValue(item, { values: { [item.code]: item.value || startOf(item) } }),
      ]);
      return [`${cardType}|${channel}`, accountDigest(Object.fromEntries(values))];
    }),
  );
  return Object.fromEntries(forms);
}
