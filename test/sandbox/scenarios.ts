import type { Item } from './bindCard.ts';
/** A deliberate fault of an order's reads or writes. */
export type Fault =
  | 'server-error'
  | 'server-error-once'
  | 'http-500'
  | 'malformed'
  | 'html'
  | 'missing-required'
  | 'signed-out'
  | 'slow'
  | 'stalled'
  | 'drops'
  | 'drops-once'
  | 'write-stalled'
  | 'write-refused'
  | 'write-error'
  | 'write-unsafe'
  | 'write-signed-out'
  | 'write-dropped'
  | 'write-slow'
  | 'track-error';

/** A named order that a tester can choose; its name is its order id. */
export interface Scenario {
  orderId: string;
  title: string;
  description: string;
  status: string;
  /** The state of any screen that this is the plainest example of. */
  exampleOf?: 'empty' | 'error' | 'signedOut';
  /** Fields of the loan-details reply that differ from the plain order's. */
  details?: Record<string, unknown>;
  /** Fields of the repayment reply that differ from the plain instalment's. */
  repayment?: Record<string, unknown>;
  /** The plan list of the extension reply, if it differs. */
  extension?: { repayPlan: unknown };
  /** Fields of the confirm reply that differ from the plain offer's. */
  confirm?: Record<string, unknown>;
  /** The agreements, if they differ from the plain ones; 'failing' answers an error. */
  agreements?: unknown;
  /** The items of the bank form, if they differ from the plain ones. */
  bindItems?: readonly Item[];
  /** How many orders can be complained about; with 0 the reply has no lists. */
  ordersShown?: number;
  /** How image uploads go: every third fails, each is slow, or none is accepted. */
  uploads?: 'flaky' | 'slow' | 'refused';
  /** The complaint list: this many items, more tabs, empty, or null. */
  complaintList?: number | 'tabs' | 'empty' | 'null';
  /** Fields of the contact reply that differ from the plain one's. */
  contact?: Record<string, unknown>;
  /** The products of the failure page, if they differ from the plain ones. */
  recommended?: unknown;
  /** Fields of the repayment-way reply that differ from the plain one's. */
  cards?: Record<string, unknown>;
  /** How long a code from an SMS is valid, ms, if it is not the usual time. */
  codeLifeMs?: number;
  fault?: Fault;
  real?: '1';
  /** Instalments that are still to be paid. */
  instalments?: number;
  /** Sends every number as text, every flag in another form, and missing lists as null. */
  loose?: boolean;
}

/** An order of a status, and what else is special about it. */
const order = (
  orderId: string,
  status: string,
  title: string,
  description: string,
  more: Partial<Scenario> = {},
): Scenario => ({ orderId, status, title, description, ...more });

/** A due order with a fault of the same name. */
const fault = (orderId: Fault, title: string, description: string, more: Partial<Scenario> = {}) =>
  order(orderId, '174', title, description, { fault: orderId, ...more });

const promos = ['partner', 'inApp', 'failing', 'soldOut', 'closed'];

/** Every scenario, in the order in which the testers' page offers them. */
export const SCENARIOS: readonly Scenario[] = [
  order(
    'due-extendable',
    '174',
    'due, extension possible',
    'Status 174 with isDelay 1, default pay code and instructions link.',
    { details: { isDelay: 1 }, repayment: { isShowReyTop: 1 } },
  ),
  order('status-21', '21', 'under review', 'Status 21.'),
  order(
    'status-110',
    '110',
    'being prepared, with offers',
    'Status 110 with recommended products.',
    { details: { recProducts: promos } },
  ),
  order('status-151', '151', 'being sent', 'Status 151.'),
  order('status-170', '170', 'overdue', 'Status 170.'),
  order('status-174', '174', 'due', 'Status 174 without extension.'),
  order('status-180', '180', 'due today', 'Status 180 without extension.'),
  order(
    'status-180-extendable',
    '180',
    'due today, extension possible',
    'Status 180 with isDelay 1.',
    { details: { isDelay: 1 } },
  ),
  order('status-200', '200', 'repaid', 'Status 200.'),
  order(
    'status-unknown',
    '999',
    'unknown status, with offers',
    'Status 999 with recommended products.',
    { details: { recProducts: promos } },
  ),
  order('tips', '174', 'kind tips', 'KindTipsMsg on a due order.', {
    details: { KindTipsMsg: 'Please repay on time to keep your credit limit.' },
  }),
  order('card-prompt', '151', 'bank-card prompt', 'cardNeedPop 1.', {
    details: { cardNeedPop: 1 },
  }),
  order('withdraw-prompt', '21', 'withdraw prompt', 'Status 21 with reyMsg and an address.', {
    details: {
      reyMsg: 'Your loan is approved. Continue to receive the money.',
      playeduL: '/paymentInstructions',
    },
  }),
  order('rating', '200', 'rating', "isScore '1'.", { details: { isScore: '1' } }),
  order(
    'all-dialogs',
    '21',
    'all four dialogs',
    'Tips, card, withdraw and rating, one after the other.',
    {
      details: {
        KindTipsMsg: 'Tip of the day.',
        cardNeedPop: '1',
        reyMsg: 'Continue to receive the money.',
        isScore: 1,
      },
    },
  ),
  order(
    'redirect',
    '110',
    'redirects to the confirm page',
    'Status 110 with playeduL, until the loan is confirmed.',
    { details: { playeduL: '/newLoanConfirm?reason=withdraw' } },
  ),
  order(
    'redirect-unsafe',
    '151',
    'redirects to a forged address',
    'playeduL is a javascript: address.',
    { details: { playeduL: 'javascript:alert(1)' } },
  ),
  order('redirect-app', '151', 'continues in the app', 'playeduL is an app link.', {
    details: { playeduL: 'lendapp://order?orderId=redirect-app' },
  }),
  order(
    'redirect-screen',
    '151',
    'continues on a screen of the app',
    'playeduL is a path of the app.',
    { details: { playeduL: 'productDetail?productId=8' } },
  ),
  order('redirect-loop', '151', 'redirects to itself', 'playeduL leads back to the same order.', {
    details: { playeduL: '/loanDetail' },
  }),
  order('external-address', '174', 'external repayment address', 'h5Url is set, inside 0.', {
    details: { h5Url: '/esita/sandbox/partner?x=1', inside: 0 },
  }),
  order(
    'wallet-address',
    '174',
    'external repayment in a wallet',
    'h5Url is a link into a wallet.',
    { details: { h5Url: 'gcash://pay?to=1&amount=345000', inside: 0 } },
  ),
  order('inside-address', '174', 'external address, paid inside', 'h5Url is set but inside is 1.', {
    details: { h5Url: '/esita/sandbox/partner?x=1', inside: 1 },
  }),
  order('unsafe-address', '174', 'forged repayment address', 'h5Url is a javascript: address.', {
    details: { h5Url: 'javascript:alert(1)' },
  }),
  order(
    'confirm-agreement',
    '110',
    'confirm: agreement first',
    'popAgreementUrl opens the blocking agreement.',
    { confirm: { popAgreementUrl: '/esita/sandbox/agreement?position=0' } },
  ),
  order(
    'confirm-document',
    '110',
    'confirm: agreement as PDF',
    'popAgreementUrl is a document that no frame can show.',
    { confirm: { popAgreementUrl: '/esita/sandbox/agreement.pdf' } },
  ),
  order(
    'confirm-unsafe',
    '110',
    'confirm: forged agreement',
    'popAgreementUrl is a javascript: address.',
    { confirm: { popAgreementUrl: 'javascript:alert(1)' } },
  ),
  order(
    'confirm-retention',
    '110',
    'confirm: asks before leaving',
    "isPopType 1: a popup at the shell's back event.",
    {
      confirm: {
        isPopType: 1,
        popTitle: 'Before you go',
        popContent: 'Your offer is kept for today.',
      },
    },
  ),
  order('confirm-promo', '110', 'confirm: promo popup (legacy)', 'NewPopMsg and NewButtonMsg.', {
    confirm: { NewPopMsg: 'No processing fee this week.', NewButtonMsg: 'Great' },
  }),
  order('confirm-everything', '110', 'confirm: every popup', 'Agreement, promo and retention.', {
    confirm: {
      popAgreementUrl: '/esita/sandbox/agreement?position=0',
      NewPopMsg: 'No processing fee this week.',
      isPopType: '1',
    },
  }),
  order(
    'confirm-unclear',
    '110',
    'confirm: a plan that does not add up',
    'One payment of the plan has no amount.',
    {
      confirm: {
        repay_plans: [
          { title: 'Instalment 1', description: '', amount: '₱1,816.66', pay_time: '2027-01-15' },
          { title: 'Instalment 2', description: '', amount: 'to be told', pay_time: '2027-02-15' },
        ],
      },
    },
  ),
  order(
    'confirm-no-agreements',
    '110',
    'confirm: no agreements',
    'The list of agreements is empty.',
    { agreements: [] },
  ),
  order(
    'confirm-agreements-fail',
    '110',
    'confirm: agreements fail',
    'The list of agreements answers an error.',
    { agreements: 'failing' },
  ),
  order(
    'bind-one-kind',
    '151',
    'bind: one kind of account',
    'Only one item, for every card type.',
    { bindItems: [{ code: 'holder', cate: 'text', title: 'Account holder', cardTypeMi: 0 }] },
  ),
  order('bind-empty-kind', '151', 'bind: a kind without items', 'Card type 1 has no items.', {
    bindItems: [{ code: 'holder', cate: 'text', title: 'Account holder', cardTypeMi: 2 }],
  }),
  order(
    'bind-optional',
    '151',
    'bind: some items are optional',
    'A field and a choice are optional; a bank has nothing to choose from.',
    {
      bindItems: [
        { code: 'holder', cate: 'text', title: 'Account holder', cardTypeMi: 0 },
        { code: 'bankCode', cate: 'enum', title: 'Bank', cardTypeMi: 0, note: [] },
        { code: 'nickname', cate: 'text', title: 'Nickname', cardTypeMi: 0, required: '0' },
        {
          code: 'branch',
          cate: 'enum',
          title: 'Branch',
          cardTypeMi: 0,
          required: '0',
          note: [{ name: 'Makati', type: 'ncr-1' }],
        },
      ],
    },
  ),
  order('alipay', '174', 'older repayment: Alipay', 'alipay is an address.', {
    cards: { alipay: '/esita/sandbox/partner?way=alipay' },
  }),
  order('alipay-flag', '174', 'older repayment: Alipay through the partner', 'alipay is 1.', {
    cards: { alipay: 1 },
  }),
  order(
    'code-expired',
    '174',
    'older repayment: code expires at once',
    'Every code from an SMS has expired.',
    { codeLifeMs: 0 },
  ),
  order('complaint-many-orders', '174', 'complaint: many orders', '300 orders to choose from.', {
    ordersShown: 300,
  }),
  order(
    'upload-flaky',
    '174',
    'complaint: every third upload fails',
    'Uploads number 3, 6, 9 and so on answer an error.',
    { uploads: 'flaky' },
  ),
  order('upload-slow', '174', 'complaint: slow uploads', 'Each upload takes 1.5 seconds.', {
    uploads: 'slow',
  }),
  order('upload-refused', '174', 'complaint: uploads too large', 'Each upload answers HTTP 413.', {
    uploads: 'refused',
  }),
  order('complaints-2000', '174', 'complaints: 2,000 of them', 'A list of 2,000 complaints.', {
    complaintList: 2000,
  }),
  order('complaints-20', '174', 'complaints: 20 of them', 'A list of 20 complaints.', {
    complaintList: 20,
  }),
  order('complaint-tabs', '174', 'complaints: seven tabs', 'More tabs than are shown at once.', {
    complaintList: 'tabs',
  }),
  order('contact-number', '174', 'contact: a bare number', 'smWa is a phone number.', {
    contact: { smWa: '+63 917 000 0100' },
  }),
  order('contact-app', '174', 'contact: a chat app', 'smWa is a whatsapp: address.', {
    contact: { smWa: 'whatsapp://send?phone=639170000100' },
  }),
  order('contact-unsafe', '174', 'contact: forged', 'smWa and e-mail are invalid.', {
    contact: { smWa: 'javascript:alert(1)', email: 'care@lend.example?bcc=x' },
  }),
  order('empty-lists', '110', 'empty lists', 'No rows, no channels, no products, no steps.', {
    exampleOf: 'empty',
    cards: { bankCards: [] },
    extension: { repayPlan: [] },
    details: { recProducts: [], userOrderDetail: { detail: [] } },
    confirm: { details: [], repay_plans: [] },
    agreements: [],
    recommended: [],
    bindItems: [],
    ordersShown: 0,
    complaintList: 'empty',
    contact: { email: '', smWa: '' },
    repayment: {
      detail: [],
      repayList: [],
      defDetail: {
        payCode: '801234567890',
        logo: '',
        title: 'Partner stores',
        payNotice: [],
      },
    },
  }),
  order('null-lists', '110', 'null lists', 'Every list and object is null.', {
    cards: { bankCards: null, alipay: null },
    extension: { repayPlan: null },
    details: { recProducts: null, userOrderDetail: null },
    confirm: { details: null, repay_plans: null },
    agreements: null,
    recommended: null,
    bindItems: [],
    ordersShown: 0,
    complaintList: 'null',
    contact: { email: null, smWa: null },
    repayment: { detail: null, repayList: null, defDetail: null },
  }),
  order('no-pay-code', '174', 'no default pay code', 'defDetail.payCode is empty.', {
    repayment: {
      defDetail: { payCode: '', logo: '', title: '', payNotice: [] },
    },
  }),
  order('rupee', '174', 'rupee variant', 'Amounts in Indian rupees.', { real: '1' }),
  order('due-two', '174', 'two instalments left', 'Paying one leaves the next one due.', {
    instalments: 2,
  }),
  order(
    'two-instalments',
    '174',
    'two instalments, extension possible',
    'Two are left: paying one by card leaves the next one due. isDelay 1.',
    { instalments: 2, details: { isDelay: 1 } },
  ),
  order(
    'loose-types',
    '174',
    'loose types',
    'Numbers as text, flags as 1, "1" and true, success by the code alone.',
    {
      details: { isDelay: true, telephone: '(02) 8888-7777' },
      repayment: { isShowReyTop: true },
      loose: true,
    },
  ),
  order('broken-images', '174', 'broken images', 'Logos and QR image answer 404.', {
    details: { productLogo: '/esita/sandbox/missing.png' },
    repayment: { productLogo: '/esita/sandbox/missing.png' },
  }),
  fault('server-error', 'server error', 'Every read answers code 500 with a message.', {
    exampleOf: 'error',
  }),
  fault('server-error-once', 'server error, once', 'The first read fails; Retry succeeds.'),
  fault('http-500', 'HTTP 500', 'Every read answers HTTP 500 with an HTML page.'),
  fault('malformed', 'truncated JSON', 'Every read answers JSON cut short.'),
  fault('html', 'HTML instead of JSON', 'Every read answers a login page with status 200.'),
  fault('missing-required', 'required fields missing', 'No orderStatus and no repayAmount.'),
  fault('signed-out', 'session ended', 'Every read and write answers HTTP 401.', {
    exampleOf: 'signedOut',
  }),
  fault('slow', 'slow server', 'Every read takes 2.5 seconds.'),
  fault('stalled', 'never answers', 'Reads stay open until the client gives up.'),
  fault('drops', 'drops the connection', 'Every read is cut off.'),
  fault('drops-once', 'drops the connection, once', 'The first read of each kind is cut off.'),
  fault('write-refused', 'write: already received', 'Every write is done and answers 800005.'),
  fault('write-error', 'write: server error', 'Every write answers code 500 and does nothing.'),
  fault('write-signed-out', 'write: session ended', 'HTTP 401 from the first write on.'),
  fault('write-unsafe', 'write: forged address', 'Addresses in replies are javascript: ones.'),
  fault('write-stalled', 'write: never answers', 'Every write is done but the answer never comes.'),
  fault('write-dropped', 'write: connection lost', 'Every write is done but its answer is cut.'),
  fault('write-slow', 'write: slow server', 'Every write takes 2.5 seconds.'),
  fault('track-error', 'tracking fails', 'Counting a tap on the failure page answers an error.'),
];
