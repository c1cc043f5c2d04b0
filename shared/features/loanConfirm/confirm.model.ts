import type { Agreement, Offer } from '../../api/loanConfirm.ts';
import { daysBetween, toIsoDate, unbroken } from '../../lib/date.ts';
import { differenceOf, type Money, minorToDecimal, sumOf } from '../../lib/money.ts';
import type { SecondReply } from '../../runtime/firstScreen.ts';
import type { ScreenContext } from '../../runtime/screenContext.ts';
import { shownDate } from '../../runtime/shownDate.ts';
import { waitingRows } from '../../ui/FoldableRows.tsx';
import { effectiveRate, percent } from '../legal/effectiveRate.ts';
import { amountText, moneyOf, moneyText } from '../order/amountText.ts';
import { dayText } from '../order/dueDate.model.ts';
import { logoOf } from '../order/ProductHeader.tsx';
import { loanConfirmText } from './loanConfirm.messages.ts';

export interface ShownPayment {
  title?: string;
  /** Small print. */
  notes: readonly string[];
  amount?: string;
}

export interface ShownPlan {
  payments: readonly ShownPayment[];
  /** The sum, if the server's amounts can be added up; undefined while it is not known, '' for none. */
  total?: string;
  /** What is repaid beyond the loan or the payout; as `total`. */
  note?: string;
  /** The effective rate; as `total`. */
  rate?: string;
}

/** A text is undefined while it is not known. */
export interface ShownFigures {
  figures: readonly { label?: string; amount?: string }[];
  lines: readonly (string | undefined)[];
}

export type ShownAgreements = SecondReply<readonly Agreement[]>;

export const AGREEMENT_BOX = 'agree';

/** A text is undefined while it is not known. */
export type ShownConfirmation = ReturnType<typeof shownConfirmation>;

// As high as a payment with its date and its description.
const waitingPayment: ShownPayment = { notes: ['\u00a0', '\u00a0'] };

const WAITING_PLAN: ShownPlan = {
  payments: [waitingPayment, waitingPayment, waitingPayment],
};

const WAITING_FIGURES: ShownFigures = { figures: [{}, {}], lines: [undefined, undefined] };

/** Labels of the row with the payout, for which the reply has no field of its own. */
export const PAYOUT =
  /^(you (will )?(receive|get)|(net )?(payout|proceeds)|(amount )?(received|disbursed)|matatanggap( mo)?)$/i;

/** The value of the only row with such a label; '' if there is none, or more than one. */
export function rowWith(details: Offer['details'], label: RegExp): string {
  const [row, another] = details.filter(({ text }) => label.test(text));
  return row && !another ? row.value : '';
}

type Plan = Pick<Offer, 'plans' | 'periods' | 'termUnit'>;

const isInDays = (termUnit: string) => /^days?$/i.test(termUnit);

/** Whether the plan has a payment for each period. A term in days says nothing of their number. */
const hasEveryPayment = ({ plans, periods, termUnit }: Plan) =>
  isInDays(termUnit) || plans.length === Number(periods);

/** Undefined if payments are missing, or rows that are no payments, such as a sum, may be among them. */
function totalOf(offer: Plan & Pick<Offer, 'amount'>, context: ScreenContext) {
  const { plans, amount: loan } = offer;
  if (!hasEveryPayment(offer)) return undefined;
  const total = sumOf(plans.map(({ amount }) => moneyOf(amount, context)));
  const interest = differenceOf(total, moneyOf(loan, context));
  return interest && interest.minor < 0 ? undefined : total;
}

/** Below zero the figures do not mean what we take them for. */
const unlessNegative = (amount: Money | undefined) =>
  amount && amount.minor >= 0 ? amount : undefined;

function costOf(offer: Offer, context: ScreenContext) {
  const total = totalOf(offer, context);
  const loan = moneyOf(offer.amount, context);
  const read = moneyOf(rowWith(offer.details, PAYOUT), context);
  // The deductions from the payout.
  const fees = unlessNegative(differenceOf(loan, read));
  return {
    total,
    received: fees && read,
    // On top of the loan amount.
    interest: differenceOf(total, loan),
    fees,
  };
}

type Cost = ReturnType<typeof costOf>;

/** Payments that differ by no more are about equal: what cannot be divided. Minor units. */
const ABOUT = 2;

/** '' unless they are equal, or nearly. All of them are certain. */
function eachOf({ plans }: Offer, context: ScreenContext): string {
  const minor = plans.map(({ amount }) => Number(moneyOf(amount, context)?.minor));
  const spread = Math.max(...minor) - Math.min(...minor);
  if (spread > ABOUT) return '';
  const each = amountText(plans[0]?.amount ?? '', context);
  return spread ? loanConfirmText.about(each) : each;
}

/** '' if the reply has none. */
const firstDateOf = ({ firstPayTime, plans }: Offer) => firstPayTime || plans[0]?.payTime || '';

/** If both are certain, or else the amount of the loan. */
function figuresOf(offer: Offer, { received, total }: Cost, context: ScreenContext): ShownFigures {
  const amount = amountText(offer.amount, context);
  const first = unbroken(dayText(firstDateOf(offer)));
  const term = termOf(offer);
  if (!received || !total)
    return {
      figures: [{ label: loanConfirmText.amount, amount }],
      lines: [offer.firstPayTime && `${loanConfirmText.firstPayment} ${first}`, term].filter(
        Boolean,
      ),
    };
  return {
    figures: [
      { label: loanConfirmText.receive, amount: moneyText(received, context) },
      { label: loanConfirmText.repay, amount: moneyText(total, context) },
    ],
    lines: [
      loanConfirmText.payments(offer.plans.length, eachOf(offer, context), first),
      [`${loanConfirmText.amount}: ${amount}`, term].filter(Boolean).join(' · '),
    ],
  };
}

/** A rate a year from which figures are no help, 1 is 100 %: a loan of a few days. */
const ABSURD_RATE = 100;

/** '' unless it is switched on and the reply has all that it takes. */
function rateOf({ plans }: Offer, { received, total, interest }: Cost, context: ScreenContext) {
  const { now, config } = context;
  if (config.effectiveRate === 'off' || !received?.minor || !total || !interest) return '';
  const today = toIsoDate(now, config.timeZone);
  const payments = plans.map(({ amount, payTime }) => ({
    day: daysBetween(today, payTime) ?? 0,
    amount: Number(moneyOf(amount, context)?.minor),
  }));
  if (total.minor <= received.minor || payments.some(({ day }) => day < 1)) return '';
  const { month, year } = effectiveRate(Number(received.minor), payments);
  return year < ABSURD_RATE ? loanConfirmText.effectiveRate(percent(month), percent(year)) : '';
}

/** As far as the reply has both. */
function noteOf({ interest, fees }: Cost, context: ScreenContext): string {
  const excess = fees ? sumOf([interest, fees]) : interest;
  if (!excess?.minor) return '';
  return (fees?.minor ? loanConfirmText.moreThanReceived : loanConfirmText.more)(
    moneyText(excess, context),
  );
}

function planOf(offer: Offer, cost: Cost, context: ScreenContext): ShownPlan | undefined {
  if (!offer.plans.length) return undefined;
  return {
    payments: offer.plans.map(({ title, description, amount, payTime }) => ({
      title,
      notes: [shownDate(payTime), description].filter(Boolean),
      amount: amountText(amount, context),
    })),
    total: cost.total ? moneyText(cost.total, context) : '',
    note: noteOf(cost, context),
    rate: rateOf(offer, cost, context),
  };
}

/** The days from today to the last payment, or as the term says. */
function daysOf({ plans, periods, termUnit }: Offer, { now, config }: ScreenContext) {
  if (isInDays(termUnit)) return periods;
  const last = plans[plans.length - 1];
  return last && daysBetween(toIsoDate(now, config.timeZone), last.payTime);
}

/**
 * The address of the calculator with what the reply proves, and nothing about the borrower. It computes in the currency
 * of the market. The document does without the figures, which would cost it 400 bytes: a tap on its link waits for React.
 */
export function calculatorOf(offer: Offer, context: ScreenContext): string {
  const { basePath, currency } = context.config;
  const { interest, fees } = costOf(offer, context);
  const loan = moneyOf(offer.amount, context);
  const decimal = (amount: Money | undefined) => amount && minorToDecimal(amount.minor);
  const figures = {
    amount: decimal(loan),
    cost: decimal(sumOf([interest, fees])),
    fees: decimal(fees),
    days: daysOf(offer, context),
    payments: offer.plans.length,
  };
  const query = new URLSearchParams();
  for (const [name, figure] of Object.entries(figures)) if (figure) query.set(name, `${figure}`);
  return `${basePath}${loan?.before === currency ? `?${query}` : ''}#cost`;
}

/** As far as the plan has it: the sum, the number of payments, the first date. */
function commitmentOf(offer: Offer, { total }: Cost, context: ScreenContext): string {
  if (!total) return loanConfirmText.noTotal;
  const first = unbroken(shownDate(firstDateOf(offer)));
  const sum = moneyText(total, context);
  return first
    ? loanConfirmText.commitment(sum, offer.plans.length, first)
    : `${loanConfirmText.total}: ${sum}`;
}

/**
 * Bars while the offer is not known. @param ownRows how many rows the variant has for itself (`extraRows`), whose place is
 * kept.
 */
export function shownConfirmation(
  offer: Offer | undefined,
  context: ScreenContext,
  agreements: ShownAgreements,
  ownRows = 0,
) {
  const { config, isChecked } = context;
  const checked = isChecked?.(AGREEMENT_BOX) ?? config.agreementStarts === 'checked';
  const read: ShownAgreements = offer ? agreements : { status: 'loading' };
  const known = offer && { offer, cost: costOf(offer, context) };
  return {
    hero: known ? figuresOf(known.offer, known.cost, context) : WAITING_FIGURES,
    product: offer && {
      logo: logoOf(offer.productLogo, offer.productName, context),
      name: offer.productName,
    },
    details: offer?.details ?? waitingRows(4),
    // Rows that only some variants have.
    extra: offer ? extraRows(offer) : waitingRows(ownRows),
    // Undefined if the lender sends none.
    plan: known ? planOf(known.offer, known.cost, context) : WAITING_PLAN,
    calculator: `${config.basePath}#cost`,
    agreements: read,
    checked,
    // The borrower's debt after Next, to be read beside it, and why Next is disabled as the page starts.
    commitment: known && commitmentOf(known.offer, known.cost, context),
    blocked: offer ? blockedReason(checked, agreements, openConfirmDialog(offer, [])) : '',
  };
}

/** Only V3 has these rows. */
function extraRows({ rate, firstPeriodDay }: Pick<Offer, 'rate' | 'firstPeriodDay'>) {
  return [
    { text: loanConfirmText.rate, value: rate },
    {
      text: loanConfirmText.firstPeriod,
      value: isTerm(firstPeriodDay) && loanConfirmText.days(firstPeriodDay),
    },
  ].flatMap(({ text, value }) => (value ? { text, value } : []));
}

/** '' if the server sent none. */
function termOf({ periods, termUnit }: Pick<Offer, 'periods' | 'termUnit'>): string {
  return isTerm(periods) ? `${periods} ${termUnit}`.trim() : '';
}

/** Zero or fewer days or months are no term. */
function isTerm(length: string): boolean {
  return !(Number(length) <= 0);
}

/**
 * Undefined if the loan can be confirmed, and '' while the agreements load, which shows above. @param own the open dialog.
 */
export function blockedReason(
  checked: boolean,
  { status }: Pick<ShownAgreements, 'status'>,
  own: ConfirmDialog | undefined,
): string | undefined {
  if (own === 'agreement') return loanConfirmText.blocked.agreement;
  if (status === 'loading') return '';
  if (status === 'failed') return loanConfirmText.blocked.failed;
  return checked ? undefined : loanConfirmText.blocked.unchecked;
}

export type ConfirmDialog = 'agreement' | 'promo';

/** One at a time, the blocking agreement first. @param closed by the borrower. */
export function openConfirmDialog(
  { popAgreementUrl, promoMessage }: Pick<Offer, 'popAgreementUrl' | 'promoMessage'>,
  closed: readonly ConfirmDialog[],
): ConfirmDialog | undefined {
  if (popAgreementUrl && !closed.includes('agreement')) return 'agreement';
  return promoMessage && !closed.includes('promo') ? 'promo' : undefined;
}
