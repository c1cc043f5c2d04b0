import {
  type BindItem,
  type BindPayload,
  bindCardCall,
  bindCardForOrderCall,
} from '../../shared/api/bindCard.ts';
import { digest } from '../../shared/lib/digest.ts';
import type { Snapshot } from '../../shared/runtime/mutation/attempts.ts';
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
    ahead: true,
  },
);

const verify = () => loadCheck().then(({ accountCheck }) => accountCheck);

/** Saves the account. */
const saveAccount = mutation({ what: 'account', call: bindCardCall, verify, expects: true });

/** Saves the account for an order, over a path of its own. */
const saveAccountForOrder = mutation({
  what: 'account',
  call: bindCardForOrderCall,
  verify,
  expects: true,
});

/** The save of this page. @param source as the address names it. */
export function accountSave(source: string): Mutation<BindPayload, unknown> {
  return source === LOAN_DETAIL_SOURCE ? saveAccountForOrder : saveAccount;
}

/**
 * A fingerprint of values by their code, all of them at once: nothing of an account lies on the device,
 * and one that covers name, number and income together cannot be guessed number by number.
 */
export function accountDigest(values: Readonly<Record<string, string>>): string {
  return digest(
    JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

/** What the form sends of an item that the server has no value for yet, without being asked. */
function startOf({ code }: BindItem): string {
  return code === CHANNEL_CODE ? DEFAULT_CHANNEL : '';
}

/**
 * What the server carries, as one fingerprint for each form that the items can make: which of them was
 * sent is known from the attempt.
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
