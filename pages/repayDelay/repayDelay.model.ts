import { type Extension, extensionQuery } from '../../shared/api/repayment.ts';
import type { ShownAmount } from '../../shared/features/order/AmountHero.tsx';
import { amountText } from '../../shared/features/order/amountText.ts';
import { logoOf, type ShownProduct } from '../../shared/features/order/ProductHeader.tsx';
import {
  planRows,
  type ShownWays,
  shownWays,
  waitingWays,
} from '../../shared/features/repayment/waysToPay.model.ts';
import type { SendQuery } from '../../shared/runtime/firstScreen.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { type LabelledRow, waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { text } from './repayDelay.messages.ts';

/** Reads the extension of the order in the address. */
export const readExtension = (send: SendQuery) => send(extensionQuery);

/** What the page shows. */
export interface ShownExtension {
  fee: ShownAmount;
  product: ShownProduct | undefined;
  /** The repayment plan, or the details that the lender sends instead. */
  plan: readonly LabelledRow[];
  /** What the extension costs, in a sentence; undefined while it is not known. */
  cost: string | undefined;
  ways: ShownWays;
}

/** What the page shows while the extension is not known. */
const waiting = (): ShownExtension => ({
  fee: { label: undefined, amount: undefined, date: undefined, due: '' },
  product: undefined,
  // A row of the plan has small print, whose line is kept free.
  plan: waitingRows(2).map((row) => ({ ...row, note: '\u00a0' })),
  cost: undefined,
  ways: waitingWays,
});

/** What the page shows of the extension; bars while it is not known. */
export function shownExtension(
  data: Extension | undefined,
  context: ScreenContext,
): ShownExtension {
  if (!data) return waiting();
  const { delayInfo, repayDate, repayPlan, detail, productName, productLogo } = data;
  const amount = amountText(delayInfo.delayAmount, context);
  return {
    fee: { label: delayInfo.title || text.fee, amount, date: repayDate, due: '' },
    product: { logo: logoOf(productLogo, productName, context), name: productName },
    plan: repayPlan.length ? planRows(repayPlan, context) : detail,
    cost: text.cost(amount, repayDate),
    ways: shownWays(data, { amount: delayInfo.delayAmount, isDelay: true }, context),
  };
}
