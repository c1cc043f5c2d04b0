import type { OrderKey } from '../../api/loanDetails.ts';
import { type Channel, payCodeCall, type Repayment } from '../../api/repayment.ts';
import { mutation } from '../../runtime/mutation/mutation.ts';
import { lazyModule } from '../../ui/lazy/lazyModule.ts';

/** What a pay code is asked for: an instalment, or an extension of the order. */
export interface PayCodeRequest extends OrderKey {
  /** The amount as the server sent it. */
  amount: string;
  isDelay: boolean;
  /** What the page has read of the order, for the check of a lost answer. */
  reading: CodeReading;
}

/** The channel chosen when the picker opens: the first. */
export function defaultChannel(channels: readonly Channel[]): string {
  return channels[0]?.channel_number ?? '';
}

/** The chosen channel while the server still offers it, else the first. */
export function offeredChannel(channels: readonly Channel[], chosen: string): string {
  const offered = channels.some(({ channel_number }) => channel_number === chosen);
  return offered ? chosen : defaultChannel(channels);
}

/** What a code changes, or a payment with it. */
export interface CodeReading {
  /** '' where the order itself was not read. */
  status: string;
  amount: string;
  date: string;
  /** How many codes are open; null where the lender does not list them. */
  codes: number | null;
}

/** What a page has read of an instalment or an extension, for the check of a lost answer. */
export function codeReading(
  amount: string,
  { repayDate, codeList }: Pick<Repayment, 'repayDate' | 'codeList'>,
): CodeReading {
  return { status: '', amount, date: repayDate, codes: codeList?.length ?? null };
}

const loadCheck = lazyModule(
  'shared/features/repayment/payCode.verify.ts',
  () => import('./payCode.verify.ts'),
  {
    ahead: true,
  },
);

/** Asks for the code of an instalment. */
export const payCode = mutation({
  what: 'payCode',
  call: payCodeCall,
  verify: () => loadCheck().then(({ payCodeCheck }) => payCodeCheck),
  remembered: true,
});

/** Asks for the code of an extension. */
export const extensionCode = mutation({
  what: 'extensionCode',
  call: payCodeCall,
  verify: () => loadCheck().then(({ extensionCodeCheck }) => extensionCodeCheck),
  remembered: true,
});
