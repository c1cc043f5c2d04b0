import { groupInFours, payCodeFrom } from '../../shared/lib/mask.ts';
import { linkTo, type ScreenContext, searchOf } from '../../shared/runtime/screenContext.ts';

/** What the page shows of the reference number. */
export type ShownReference = ReturnType<typeof shownReference>;

/** What the page shows of the number in its address. @param kept the code on the phone, used if there is none. */
export function shownReference(context: ScreenContext, kept = '') {
  const query = new URLSearchParams(searchOf(context));
  const given = payCodeFrom(query.get('payCode') ?? '');
  const code = given || kept;
  return {
    code,
    shown: groupInFours(code),
    // It comes from the address, so it must be checked in the app.
    unchecked: given !== '',
    repayment: query.get('orderId') ? linkTo(context, 'repayment') : undefined,
  };
}
