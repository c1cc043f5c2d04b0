import type { confirmQueries } from '../../api/loanConfirm.ts';
import { firstScreen } from '../../runtime/firstScreen.ts';
import { ConfirmView } from './ConfirmView.tsx';
import { agreementsOf, shownConfirmation } from './confirm.model.ts';
import { text } from './loanConfirm.messages.ts';

type ConfirmQueries = ReturnType<typeof confirmQueries>;

/** The first screen of a variant of the confirmation. @param ownRows how many rows it has for itself. */
export function confirmFirst({ offer, agreements }: ConfirmQueries, ownRows: number) {
  return firstScreen({
    text,
    read: offer,
    more: agreements,
    shown: (data, context, more) => shownConfirmation(data, context, agreementsOf(more), ownRows),
    View: ConfirmView,
    showsChecks: true,
  });
}
