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

const due = { status: '174' };
/** Approved, and still to be confirmed. */
const offered = { status: '110' };
const promos = ['partner', 'inApp', 'failing', 'soldOut', 'closed'];

function fault(orderId: Fault, title: string, description: string): Scenario {
  return { orderId, title, description, ...due, fault: orderId };
}

/** Every scenario, in the order in which the testers' page offers them. */
export const SCENARIOS: readonly Scenario[] = [
  {
    orderId: 'due-extendable',
    title: 'due, extension possible',
    description: 'Status 174 with isDelay 1, default pay code and instructions link.',
    ...due,
    details: { isDelay: 1 },
    repayment: { isShowReyTop: 1 },
  },
  {
    orderId: 'status-21',
    title: 'under review',
    description: 'Status 21.',
    status: '21',
  },
  {
    orderId: 'status-110',
    title: 'being prepared, with offers',
    description: 'Status 110 with recommended products.',
    status: '110',
    details: { recProducts: promos },
  },
  {
    orderId: 'status-151',
    title: 'being sent',
    description: 'Status 151.',
    status: '151',
  },
  {
    orderId: 'status-170',
    title: 'overdue',
    description: 'Status 170.',
    status: '170',
  },
  {
    orderId: 'status-174',
    title: 'due',
    description: 'Status 174 without extension.',
    ...due,
  },
  {
    orderId: 'status-180',
    title: 'due today',
    description: 'Status 180 without extension.',
    status: '180',
  },
  {
    orderId: 'status-180-extendable',
    title: 'due today, extension possible',
    description: 'Status 180 with isDelay 1.',
    status: '180',
    details: { isDelay: 1 },
  },
  {
    orderId: 'status-200',
    title: 'repaid',
    description: 'Status 200.',
    status: '200',
  },
  {
    orderId: 'status-unknown',
    title: 'unknown status, with offers',
    description: 'Status 999 with recommended products.',
    status: '999',
    details: { recProducts: promos },
  },
  {
    orderId: 'tips',
    title: 'kind tips',
    description: 'KindTipsMsg on a due order.',
    ...due,
    details: { KindTipsMsg: 'Please repay on time to keep your credit limit.' },
  },
  {
    orderId: 'card-prompt',
    title: 'bank-card prompt',
    description: 'cardNeedPop 1.',
    status: '151',
    details: { cardNeedPop: 1 },
  },
  {
    orderId: 'withdraw-prompt',
    title: 'withdraw prompt',
    description: 'Status 21 with reyMsg and an address.',
    status: '21',
    details: {
      reyMsg: 'Your loan is approved. Continue to receive the money.',
      playeduL: '/paymentInstructions',
    },
  },
  {
    orderId: 'rating',
    title: 'rating',
    description: "isScore '1'.",
    status: '200',
    details: { isScore: '1' },
  },
  {
    orderId: 'all-dialogs',
    title: 'all four dialogs',
    description: 'Tips, card, withdraw and rating, one after the other.',
    status: '21',
    details: {
      KindTipsMsg: 'Tip of the day.',
      cardNeedPop: '1',
      reyMsg: 'Continue to receive the money.',
      isScore: 1,
    },
  },
  {
    orderId: 'redirect',
    title: 'redirects to the confirm page',
    description: 'Status 110 with playeduL, until the loan is confirmed.',
    status: '110',
    details: { playeduL: '/newLoanConfirm?reason=withdraw' },
  },
  {
    orderId: 'redirect-unsafe',
    title: 'redirects to a forged address',
    description: 'playeduL is a javascript: address.',
    status: '151',
    details: { playeduL: 'javascript:alert(1)' },
  },
  {
    orderId: 'redirect-app',
    title: 'continues in the app',
    description: 'playeduL is an app link.',
    status: '151',
    details: { playeduL: 'lendapp://order?orderId=redirect-app' },
  },
  {
    orderId: 'redirect-screen',
    title: 'continues on a screen of the app',
    description: 'playeduL is a path of the app.',
    status: '151',
    details: { playeduL: 'productDetail?productId=8' },
  },
  {
    orderId: 'redirect-loop',
    title: 'redirects to itself',
    description: 'playeduL leads back to the same order.',
    status: '151',
    details: { playeduL: '/loanDetail' },
  },
  {
    orderId: 'external-address',
    title: 'external repayment address',
    description: 'h5Url is set, inside 0.',
    ...due,
    details: { h5Url: '/esita/sandbox/partner?x=1', inside: 0 },
  },
  {
    orderId: 'wallet-address',
    title: 'external repayment in a wallet',
    description: 'h5Url is a link into a wallet.',
    ...due,
    details: { h5Url: 'gcash://pay?to=1&amount=345000', inside: 0 },
  },
  {
    orderId: 'inside-address',
    title: 'external address, paid inside',
    description: 'h5Url is set but inside is 1.',
    ...due,
    details: { h5Url: '/esita/sandbox/partner?x=1', inside: 1 },
  },
  {
    orderId: 'unsafe-address',
    title: 'forged repayment address',
    description: 'h5Url is a javascript: address.',
    ...due,
    details: { h5Url: 'javascript:alert(1)' },
  },
  {
    orderId: 'confirm-agreement',
    title: 'confirm: agreement first',
    description: 'popAgreementUrl opens the blocking agreement.',
    ...offered,
    confirm: { popAgreementUrl: '/esita/sandbox/agreement?position=0' },
  },
  {
    orderId: 'confirm-document',
    title: 'confirm: agreement as PDF',
    description: 'popAgreementUrl is a document that no frame can show.',
    ...offered,
    confirm: { popAgreementUrl: '/esita/sandbox/agreement.pdf' },
  },
  {
    orderId: 'confirm-unsafe',
    title: 'confirm: forged agreement',
    description: 'popAgreementUrl is a javascript: address.',
    ...offered,
    confirm: { popAgreementUrl: 'javascript:alert(1)' },
  },
  {
    orderId: 'confirm-retention',
    title: 'confirm: asks before leaving',
    description: "isPopType 1: a popup at the shell's back event.",
    ...offered,
    confirm: {
      isPopType: 1,
      popTitle: 'Before you go',
      popContent: 'Your offer is kept for today.',
    },
  },
  {
    orderId: 'confirm-promo',
    title: 'confirm: promo popup (legacy)',
    description: 'NewPopMsg and NewButtonMsg.',
    ...offered,
    confirm: { NewPopMsg: 'No processing fee this week.', NewButtonMsg: 'Great' },
  },
  {
    orderId: 'confirm-everything',
    title: 'confirm: every popup',
    description: 'Agreement, promo and retention.',
    ...offered,
    confirm: {
      popAgreementUrl: '/esita/sandbox/agreement?position=0',
      NewPopMsg: 'No processing fee this week.',
      isPopType: '1',
    },
  },
  {
    orderId: 'confirm-unclear',
    title: 'confirm: a plan that does not add up',
    description: 'One payment of the plan has no amount.',
    ...offered,
    confirm: {
      repay_plans: [
        { title: 'Instalment 1', description: '', amount: '₱1,816.66', pay_time: '2027-01-15' },
        { title: 'Instalment 2', description: '', amount: 'to be told', pay_time: '2027-02-15' },
      ],
    },
  },
  {
    orderId: 'confirm-no-agreements',
    title: 'confirm: no agreements',
    description: 'The list of agreements is empty.',
    ...offered,
    agreements: [],
  },
  {
    orderId: 'confirm-agreements-fail',
    title: 'confirm: agreements fail',
    description: 'The list of agreements answers an error.',
    ...offered,
    agreements: 'failing',
  },
  {
    orderId: 'bind-one-kind',
    title: 'bind: one kind of account',
    description: 'Only one item, for every card type.',
    status: '151',
    bindItems: [{ code: 'holder', cate: 'text', title: 'Account holder', cardTypeMi: 0 }],
  },
  {
    orderId: 'bind-empty-kind',
    title: 'bind: a kind without items',
    description: 'Card type 1 has no items.',
    status: '151',
    bindItems: [{ code: 'holder', cate: 'text', title: 'Account holder', cardTypeMi: 2 }],
  },
  {
    orderId: 'bind-optional',
    title: 'bind: some items are optional',
    description: 'A field and a choice are optional; a bank has nothing to choose from.',
    status: '151',
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
  {
    orderId: 'alipay',
    title: 'older repayment: Alipay',
    description: 'alipay is an address.',
    ...due,
    cards: { alipay: '/esita/sandbox/partner?way=alipay' },
  },
  {
    orderId: 'alipay-flag',
    title: 'older repayment: Alipay through the partner',
    description: 'alipay is 1.',
    ...due,
    cards: { alipay: 1 },
  },
  {
    orderId: 'code-expired',
    title: 'older repayment: code expires at once',
    description: 'Every code from an SMS has expired.',
    ...due,
    codeLifeMs: 0,
  },
  {
    orderId: 'complaint-many-orders',
    title: 'complaint: many orders',
    description: '300 orders to choose from.',
    ...due,
    ordersShown: 300,
  },
  {
    orderId: 'upload-flaky',
    title: 'complaint: every third upload fails',
    description: 'Uploads number 3, 6, 9 and so on answer an error.',
    ...due,
    uploads: 'flaky',
  },
  {
    orderId: 'upload-slow',
    title: 'complaint: slow uploads',
    description: 'Each upload takes 1.5 seconds.',
    ...due,
    uploads: 'slow',
  },
  {
    orderId: 'upload-refused',
    title: 'complaint: uploads too large',
    description: 'Each upload answers HTTP 413.',
    ...due,
    uploads: 'refused',
  },
  {
    orderId: 'complaints-2000',
    title: 'complaints: 2,000 of them',
    description: 'A list of 2,000 complaints.',
    ...due,
    complaintList: 2000,
  },
  {
    orderId: 'complaints-20',
    title: 'complaints: 20 of them',
    description: 'A list of 20 complaints.',
    ...due,
    complaintList: 20,
  },
  {
    orderId: 'complaint-tabs',
    title: 'complaints: seven tabs',
    description: 'More tabs than are shown at once.',
    ...due,
    complaintList: 'tabs',
  },
  {
    orderId: 'contact-number',
    title: 'contact: a bare number',
    description: 'smWa is a phone number.',
    ...due,
    contact: { smWa: '+63 917 000 0100' },
  },
  {
    orderId: 'contact-app',
    title: 'contact: a chat app',
    description: 'smWa is a whatsapp: address.',
    ...due,
    contact: { smWa: 'whatsapp://send?phone=639170000100' },
  },
  {
    orderId: 'contact-unsafe',
    title: 'contact: forged',
    description: 'smWa and e-mail are invalid.',
    ...due,
    contact: { smWa: 'javascript:alert(1)', email: 'care@lend.example?bcc=x' },
  },
  {
    orderId: 'empty-lists',
    title: 'empty lists',
    description: 'No rows, no channels, no products, no steps.',
    status: '110',
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
  },
  {
    orderId: 'null-lists',
    title: 'null lists',
    description: 'Every list and object is null.',
    status: '110',
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
  },
  {
    orderId: 'no-pay-code',
    title: 'no default pay code',
    description: 'defDetail.payCode is empty.',
    ...due,
    repayment: {
      defDetail: { payCode: '', logo: '', title: '', payNotice: [] },
    },
  },
  {
    orderId: 'rupee',
    title: 'rupee variant',
    description: 'Amounts in Indian rupees.',
    ...due,
    real: '1',
  },
  {
    orderId: 'due-two',
    title: 'two instalments left',
    description: 'Paying one leaves the next one due.',
    ...due,
    instalments: 2,
  },
  {
    orderId: 'two-instalments',
    title: 'two instalments, extension possible',
    description: 'Two are left: paying one by card leaves the next one due. isDelay 1.',
    ...due,
    instalments: 2,
    details: { isDelay: 1 },
  },
  {
    orderId: 'loose-types',
    title: 'loose types',
    description: 'Numbers as text, flags as 1, "1" and true, success by the code alone.',
    ...due,
    details: { isDelay: true, telephone: '(02) 8888-7777' },
    repayment: { isShowReyTop: true },
    loose: true,
  },
  {
    orderId: 'broken-images',
    title: 'broken images',
    description: 'Logos and QR image answer 404.',
    ...due,
    details: { productLogo: '/esita/sandbox/missing.png' },
    repayment: { productLogo: '/esita/sandbox/missing.png' },
  },
  {
    ...fault('server-error', 'server error', 'Every read answers code 500 with a message.'),
    exampleOf: 'error',
  },
  fault('server-error-once', 'server error, once', 'The first read fails; Retry succeeds.'),
  fault('http-500', 'HTTP 500', 'Every read answers HTTP 500 with an HTML page.'),
  fault('malformed', 'truncated JSON', 'Every read answers JSON cut short.'),
  fault('html', 'HTML instead of JSON', 'Every read answers a login page with status 200.'),
  fault('missing-required', 'required fields missing', 'No orderStatus and no repayAmount.'),
  {
    ...fault('signed-out', 'session ended', 'Every read and write answers HTTP 401.'),
    exampleOf: 'signedOut',
  },
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
