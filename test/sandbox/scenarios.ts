import type { MainState } from '../../pages/testPreview/pages.model.ts';
import type { Item } from './bindCard.ts';
import { OF_READS, OF_WRITES } from './faults.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a reply that a scenario changes: other ones, or made from the plain ones. */
type Change = Fields | ((plain: Fields) => Fields);

/** A reply with what a scenario changes. */
export const changedBy = (change: Change | undefined, plain: Fields): Record<string, unknown> => ({
  ...plain,
  ...(typeof change === 'function' ? change(plain) : change),
});

/** Every entry of a list with other fields. */
const each = (list: unknown, change: (place: number) => Fields) =>
  (list as Fields[]).map((one, place) => ({ ...one, ...change(place) }));

/** The order that is used if a call names none. */
export const PLAIN_ORDER = 'due-extendable';

/**
 * A named order that a tester can choose; its name is its order id. Some have fields of their own in the replies about the
 * order's details, repayment, extension, confirmation, contact, cards and failed joint login.
 */
export interface Scenario
  extends Partial<
    Record<'details' | 'contact' | 'cards' | 'failure', Fields> &
      Record<'repayment' | 'extension' | 'confirm', Change>
  > {
  orderId: string;
  title: string;
  description: string;
  status: string;
  /** The state of any screen that this is the plainest example of. */
  exampleOf?: MainState;
  /** The agreements, if they differ from the plain ones; 'failing' answers an error. */
  agreements?: unknown;
  /** The items of the bank form, if they differ from the plain ones. */
  bindItems?: readonly Item[];
  /** The form of a complaint has no lists. */
  noLists?: true;
  /** How image uploads go: every third fails, or none is accepted. */
  uploads?: 'flaky' | 'refused';
  /** The complaint list: this many items, more tabs, empty, or null. */
  complaintList?: number | 'tabs' | 'empty' | 'null';
  /** The products of the failure page, if they differ from the plain ones. */
  recommended?: unknown;
  /** How long a code from an SMS is valid, ms, if it is not the usual time. */
  codeLifeMs?: number;
  /** What goes wrong with its reads or writes. */
  fault?: string;
  real?: '1';
  /** Instalments that are still to be paid. */
  instalments?: number;
}

const PROMOS = ['partner', 'inApp', 'failing', 'soldOut', 'closed'];
/** The path of the site, which a lender has in its own settings. */
const SITE = import.meta.env.BASE_URL;
const CONTINUE = 'One step is missing before we can decide. Please continue.';
const AGREEMENT = '/esita/sandbox/agreement?position=0';
const NO_FEE = 'No processing fee this week.';
/** As lenders break the lines of their notices. */
const LINES = 'The first line.\r\nThe second line.\nThe third line.';
const MISSING = '/esita/sandbox/missing.png';
const HOLDER: Item = { code: 'holder', cate: 'text', title: 'Account holder', cardTypeMi: 0 };
/** The instalment as a plan has it. */
const planned = ({ repayAmount: amount, repayDate: time }: Fields) => [
  { title: 'Instalment 1', remark: 'Due first', amount, time },
];
const MAKATI = [{ name: 'Makati', type: 'ncr-1' }];

/** The order id, status, title and description of each, in the order in which the testers' page offers them. */
const ORDERS = `
  due-extendable | 174 | due, extension possible | Status 174 with isDelay 1, default pay code and instructions link.
  status-21 | 21 | under review | Status 21.
  status-110 | 110 | being prepared, with offers | Status 110 with recommended products.
  status-151 | 151 | being sent | Status 151.
  status-170 | 170 | overdue | Status 170.
  status-174 | 174 | due | Status 174 without extension.
  status-180 | 180 | due today | Status 180 without extension.
  status-180-extendable | 180 | due today, extension possible | Status 180 with isDelay 1.
  status-200 | 200 | repaid | Status 200.
  status-unknown | 999 | unknown status, with offers | Status 999 with recommended products.
  tips | 174 | kind tips | KindTipsMsg on a due order.
  card-prompt | 110 | bank-card prompt | cardNeedPop 1.
  withdraw-prompt | 21 | withdraw prompt | Status 21 with reyMsg and an address.
  rating | 200 | rating | isScore '1'.
  all-dialogs | 21 | all four dialogs | Tips, card, withdraw and rating, one after the other.
  redirect | 110 | redirects to the confirm page | Status 110 with playeduL, until the loan is confirmed.
  redirect-unsafe | 151 | redirects to a forged address | playeduL is a javascript: address.
  redirect-app | 151 | continues in the app | playeduL is an app link.
  redirect-screen | 151 | continues on a screen of the app | playeduL is a path of the app.
  redirect-loop | 151 | redirects to itself | playeduL leads back to the same order.
  external-address | 174 | external repayment address | h5Url is set, inside 0.
  wallet-address | 174 | external repayment in a wallet | h5Url is a link into a wallet.
  inside-address | 174 | external address, paid inside | h5Url is set but inside is 1.
  unsafe-address | 174 | forged repayment address | h5Url is a javascript: address.
  confirm-agreement | 110 | confirm: agreement first | popAgreementUrl opens the blocking agreement.
  confirm-document | 110 | confirm: agreement as PDF | popAgreementUrl is a document that no frame can show.
  confirm-unsafe | 110 | confirm: forged agreement | popAgreementUrl is a javascript: address.
  confirm-retention | 110 | confirm: asks before leaving | isPopType 1: a popup at the shell's back event.
  confirm-promo | 110 | confirm: promo popup (legacy) | NewPopMsg and NewButtonMsg.
  confirm-everything | 110 | confirm: every popup | Agreement, promo and retention.
  confirm-unclear | 110 | confirm: a plan that does not add up | One payment of the plan has no amount.
  confirm-no-agreements | 110 | confirm: no agreements | The list of agreements is empty.
  confirm-agreements-fail | 110 | confirm: agreements fail | The list of agreements answers an error.
  bind-one-kind | 151 | bind: one kind of account | Only one item, for every card type.
  bind-empty-kind | 151 | bind: a kind without items | Card type 1 has no items.
  bind-optional | 151 | bind: some items are optional | A field and a choice are optional; a bank has nothing to choose from.
  alipay | 174 | older repayment: Alipay | alipay is an address.
  alipay-flag | 174 | older repayment: Alipay through the partner | alipay is 1.
  code-expired | 174 | older repayment: code expires at once | Every code from an SMS has expired.
  upload-flaky | 174 | complaint: every third upload fails | Uploads number 3, 6, 9 and so on answer an error.
  upload-refused | 174 | complaint: uploads too large | Each upload answers HTTP 413.
  complaints-2000 | 174 | complaints: 2,000 of them | A list of 2,000 complaints.
  complaint-tabs | 174 | complaints: seven tabs | More tabs than are shown at once.
  contact-number | 174 | contact: a bare number | smWa is a phone number.
  contact-app | 174 | contact: a chat app | smWa is a whatsapp: address.
  contact-unsafe | 174 | contact: forged | smWa and e-mail are invalid.
  empty-lists | 110 | empty lists | No rows, no channels, no products, no steps.
  null-lists | 110 | null lists | Every list and object is null.
  other-rows | 174 | repayment: rows of the other form | Details like a plan, and a plan like details.
  no-pay-code | 174 | no default pay code | defDetail.payCode is empty.
  several-lines | 110 | texts of several lines | Notices, descriptions, reasons and steps have line breaks.
  rupee | 174 | rupee variant | Amounts in Indian rupees.
  due-two | 174 | two instalments left | Paying one leaves the next one due.
  two-instalments | 174 | two instalments, extension possible | Two are left: paying one by card leaves the next one due. isDelay 1.
  broken-images | 174 | broken images | Logos and QR image answer 404.
  server-error | 174 | server error | Every read answers code 500 with a message.
  http-500 | 174 | HTTP 500 | Every read answers HTTP 500 with an HTML page.
  malformed | 174 | truncated JSON | Every read answers JSON cut short.
  html | 174 | HTML instead of JSON | Every read answers a login page with status 200.
  missing-required | 174 | required fields missing | No orderStatus and no repayAmount.
  signed-out | 174 | session ended | Every read and write answers HTTP 401.
  slow | 174 | slow server | Every read takes 2.5 seconds.
  stalled | 174 | never answers | Reads stay open until the client gives up.
  drops | 174 | drops the connection | Every read is cut off.
  write-refused | 174 | write: already received | Every write is done and answers 800005.
  write-error | 174 | write: server error | Every write answers code 500 and does nothing.
  write-signed-out | 174 | write: session ended | HTTP 401 from the first write on.
  write-unsafe | 174 | write: forged address | Addresses in replies are javascript: ones.
  write-stalled | 174 | write: never answers | Every write is done but the answer never comes.
  write-dropped | 174 | write: connection lost | Every write is done but its answer is cut.
`;

/** What else is special about an order. */
const MORE: Readonly<Record<string, Partial<Scenario>>> = {
  'due-extendable': { details: { isDelay: 1 }, repayment: { isShowReyTop: 1 } },
  'status-110': { details: { recProducts: PROMOS } },
  'status-180-extendable': { details: { isDelay: 1 } },
  'status-unknown': { details: { recProducts: PROMOS } },
  tips: { details: { KindTipsMsg: 'Please repay on time to keep your credit limit.' } },
  'card-prompt': { details: { cardNeedPop: 1 } },
  'withdraw-prompt': { details: { reyMsg: CONTINUE, playeduL: `${SITE}paymentInstructions` } },
  rating: { details: { isScore: '1' } },
  'all-dialogs': {
    details: { KindTipsMsg: 'Tip of the day.', cardNeedPop: '1', reyMsg: CONTINUE, isScore: 1 },
  },
  redirect: { details: { playeduL: `${SITE}newLoanConfirm?reason=withdraw` } },
  'redirect-unsafe': { details: { playeduL: 'javascript:alert(1)' } },
  'redirect-app': { details: { playeduL: 'lendapp://order?orderId=redirect-app' } },
  'redirect-screen': { details: { playeduL: 'productDetail?productId=8' } },
  'redirect-loop': { details: { playeduL: `${SITE}loanDetail` } },
  'external-address': { details: { h5Url: '/esita/sandbox/partner?x=1', inside: 0 } },
  'wallet-address': { details: { h5Url: 'gcash://pay?to=1&amount=345000', inside: 0 } },
  'inside-address': { details: { h5Url: '/esita/sandbox/partner?x=1', inside: 1 } },
  'unsafe-address': { details: { h5Url: 'javascript:alert(1)' } },
  'confirm-agreement': { confirm: { popAgreementUrl: AGREEMENT } },
  'confirm-document': { confirm: { popAgreementUrl: '/esita/sandbox/agreement.pdf' } },
  'confirm-unsafe': { confirm: { popAgreementUrl: 'javascript:alert(1)' } },
  'confirm-retention': {
    confirm: {
      isPopType: 1,
      popTitle: 'Before you go',
      popContent: 'Your offer is kept for today.',
    },
  },
  'confirm-promo': { confirm: { NewPopMsg: NO_FEE, NewButtonMsg: 'Great' } },
  'confirm-everything': {
    confirm: { popAgreementUrl: AGREEMENT, NewPopMsg: NO_FEE, isPopType: '1' },
  },
  'confirm-unclear': {
    confirm: ({ repay_plans: plan }) => ({
      repay_plans: each(plan, (place) => (place === 1 ? { amount: 'to be told' } : {})),
    }),
  },
  'confirm-no-agreements': { agreements: [] },
  'confirm-agreements-fail': { agreements: 'failing' },
  'bind-one-kind': { bindItems: [HOLDER] },
  'bind-empty-kind': { bindItems: [{ ...HOLDER, cardTypeMi: 2 }] },
  'bind-optional': {
    bindItems: [
      HOLDER,
      { code: 'bankCode', cate: 'enum', title: 'Bank', cardTypeMi: 0, note: [] },
      { ...HOLDER, code: 'nickname', title: 'Nickname', required: '0' },
      { ...HOLDER, code: 'branch', cate: 'enum', title: 'Branch', required: '0', note: MAKATI },
    ],
  },
  alipay: { cards: { alipay: '/esita/sandbox/partner?way=alipay' } },
  'alipay-flag': { cards: { alipay: 1 } },
  'code-expired': { codeLifeMs: 0 },
  'upload-flaky': { uploads: 'flaky' },
  'upload-refused': { uploads: 'refused' },
  'complaints-2000': { complaintList: 2000 },
  'complaint-tabs': { complaintList: 'tabs' },
  'contact-number': { contact: { smWa: '+63 917 000 0100' } },
  'contact-app': { contact: { smWa: 'whatsapp://send?phone=639170000100' } },
  'contact-unsafe': { contact: { smWa: 'javascript:alert(1)', email: 'help@lend.example?bcc=x' } },
  'empty-lists': {
    exampleOf: 'empty',
    cards: { bankCards: [] },
    extension: { repayPlan: [] },
    details: { recProducts: [], userOrderDetail: { detail: [] } },
    confirm: { details: [], repay_plans: [] },
    agreements: [],
    recommended: [],
    bindItems: [],
    noLists: true,
    complaintList: 'empty',
    contact: { email: '', smWa: '' },
    repayment: ({ defDetail }) => ({
      detail: [],
      repayList: [],
      defDetail: { ...Object(defDetail), logo: '', payNotice: [] },
    }),
  },
  'null-lists': {
    cards: { bankCards: null, alipay: null },
    extension: { repayPlan: null },
    details: { recProducts: null, userOrderDetail: null },
    confirm: { details: null, repay_plans: null },
    agreements: null,
    recommended: null,
    bindItems: [],
    noLists: true,
    complaintList: 'null',
    contact: { email: null, smWa: null },
    repayment: { detail: null, repayList: null, defDetail: null },
  },
  'other-rows': {
    repayment: (plain) => ({
      detail: planned(plain),
      repayPlan: [...(plain.detail as Fields[]), ...planned(plain)],
    }),
    extension: ({ repayPlan }) => {
      const rows = [{ text: 'Principal', value: '₱3,000.00' }, ...(repayPlan as Fields[])];
      return { detail: rows, repayPlan: rows };
    },
  },
  'no-pay-code': { repayment: { defDetail: { payCode: '', logo: '', title: '', payNotice: [] } } },
  'several-lines': {
    details: { noticeDesText: LINES, recProducts: PROMOS, KindTipsMsg: LINES },
    repayment: (plain) => ({
      noticeMsg: LINES,
      defDetail: {
        ...Object(plain.defDetail),
        payNotice: [{ title: 'Pay', list: [{ name: LINES, steps: [LINES] }] }],
      },
      detail: each(planned(plain), () => ({ remark: LINES })),
    }),
    confirm: ({ repay_plans: plan }) => ({
      repay_plans: each(plan, () => ({ description: LINES })),
      NewPopMsg: LINES,
    }),
    failure: { noticeMsg: LINES },
    bindItems: [{ ...HOLDER, subtitle: LINES }],
  },
  rupee: { real: '1' },
  'due-two': { instalments: 2 },
  'two-instalments': { instalments: 2, details: { isDelay: 1 } },
  'broken-images': { details: { productLogo: MISSING }, repayment: { productLogo: MISSING } },
  'server-error': { exampleOf: 'error' },
  'signed-out': { exampleOf: 'signedOut' },
};

/** Every scenario. Those with a fault are named for it. */
export const SCENARIOS: readonly Scenario[] = ORDERS.trim()
  .split('\n')
  .map((line) => {
    const [orderId = '', status = '', title = '', description = ''] = line.trim().split(' | ');
    const isFaulty = orderId in OF_READS || orderId in OF_WRITES;
    const more = { ...(isFaulty && { fault: orderId }), ...MORE[orderId] };
    return { orderId, status, title, description, ...more };
  });

const DETAILS = '/loan-details/loan-details';
const REPAYMENT = '/installment/loan-play-detail';
const EXTENSION = '/orbital/fail';
const CONFIRM = ['/loan-confirm/loan-detail-confirm', '/lumen/detail'];
const COMPLAINT = '/user-problem/problem-init';

/** What a scenario changes, besides its name, its status and its faults. */
type Part = Exclude<
  keyof Scenario,
  'orderId' | 'title' | 'description' | 'status' | 'exampleOf' | 'fault'
>;

/** The ends of the paths of the reads that each part of a scenario changes; none for one that only writes depend on. */
const READS: Readonly<Record<Part, readonly string[]>> = {
  details: [DETAILS],
  repayment: [REPAYMENT, EXTENSION],
  extension: [EXTENSION],
  confirm: CONFIRM,
  agreements: ['/contract/contract', '/lumen/papers'],
  bindItems: ['/bind-card/card-init'],
  noLists: [COMPLAINT],
  uploads: [],
  complaintList: ['/user-problem/problem-list', '/user-problem/problem-detail'],
  contact: ['/personal-center/contact-kf-info'],
  recommended: ['/orbital/recommend'],
  failure: ['/orbital/recommend'],
  cards: ['/repayment-way'],
  codeLifeMs: [],
  real: [DETAILS, REPAYMENT, EXTENSION, ...CONFIRM, COMPLAINT],
  instalments: [DETAILS, REPAYMENT, EXTENSION, COMPLAINT],
};

/**
 * The reads that an order of this scenario answers otherwise than a plain one, by the ends of their paths; `*` for every
 * read about an order. A scenario without anything else is a status.
 */
export function readsChangedBy(scenario: Scenario): readonly string[] {
  if (scenario.fault) return scenario.fault in OF_READS ? ['*'] : [];
  const parts = (Object.keys(READS) as Part[]).filter((part) => part in scenario);
  if (!parts.length) return [DETAILS];
  return [...new Set(parts.flatMap((part) => READS[part]))];
}
