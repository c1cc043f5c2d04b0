/** A requirement of the specification, and the tests that prove it: a file, and words of its titles. */
export interface Requirement {
  section: string;
  says: string;
  proof: readonly (readonly [file: string, title: string])[];
}

const FAILURES = 'test/browser/failures.test.ts';
const BIND = 'test/browser/bindBank.test.ts';
const BIND_MODEL = 'test/unit/bindBank/bindBank.test.ts';
const CONFIRM = 'test/browser/loanConfirm.test.ts';
const CONFIRM_PAGE = 'test/pages/loanConfirm.test.tsx';
const CONFIRM_MODEL = 'test/unit/loanConfirm/confirm.test.ts';
const DELAY = 'test/browser/repayDelay.test.ts';
const DELAY_PAGE = 'test/pages/repayDelay.test.tsx';
const REPAY_PAGE = 'test/pages/repayment.test.tsx';
const JOINT = 'test/browser/jointLoginFail.test.ts';
const JOINT_PAGE = 'test/pages/jointLoginFail.test.tsx';
const CARD = 'test/browser/cardRepayment.test.ts';
const CARD_FLOW = 'test/browser/cardRepaymentFlow.test.ts';
const CARD_PAGE = 'test/pages/cardRepayment.test.tsx';
const START = 'test/browser/complaint.test.ts';
const WRITE = 'test/browser/complainPageNext.test.ts';
const LIST = 'test/browser/complaintList.test.ts';
const DETAIL = 'test/browser/complainDetails.test.ts';
const SERVICE = 'test/browser/customerService.test.ts';
const COMPLAINT_MODEL = 'test/unit/complaints/complaints.test.ts';
const QUEUE = 'test/unit/upload/uploadQueue.test.ts';
const BYTES = 'test/unit/upload/imageBytes.test.ts';
const KEYS = 'test/unit/ui/moneyKeyboard.test.tsx';

/** What the money screens and the complaint screens owe, by section of the specification. */
export const REQUIREMENTS: readonly Requirement[] = [
  {
    section: '2.3',
    says: 'A card-type tab switch, pickers with confirm and cancel, numeric inputs, Next',
    proof: [
      [BIND, 'by keyboard alone'],
      [BIND, 'Cancel in the picker keeps what was chosen'],
      [BIND, 'an e-wallet: filled, read back, saved once'],
    ],
  },
  {
    section: '2.3',
    says: 'Items shown depend on card type and channel',
    proof: [[BIND_MODEL, 'filters by card type and channel']],
  },
  {
    section: '2.4',
    says: 'Start: type 1 has sub-types; others go straight on with problemType and orderNo',
    proof: [
      [START, 'a type other than 1 goes on by itself, with type and order'],
      [START, 'type 1 shows its sub-types and waits'],
      [START, 'My complaints opens the list'],
    ],
  },
  {
    section: '2.4',
    says: 'Start: choose an order from the list of all orders',
    proof: [[START, 'the order is chosen from all of them, by keyboard too']],
  },
  {
    section: '2.4',
    says: 'Next: type tags, counter, up to 9 images 4 a row, Send, 3 weekdays',
    proof: [
      [COMPLAINT_MODEL, 'shows type and sub-type by name'],
      [WRITE, 'keeps the first 200 characters, says so, and counts them'],
      [WRITE, 'the tenth photo is refused, and the picker goes'],
      [WRITE, 'a borrower sees'],
    ],
  },
  {
    section: '2.4',
    says: 'List: tabs; time, type and content; an item opens its details',
    proof: [
      [LIST, 'an entry opens its details'],
      [LIST, 'tabs: arrow keys, kept over a reload and after Back'],
    ],
  },
  {
    section: '2.4',
    says: 'Detail: result block only when present, images, star rating',
    proof: [
      [DETAIL, 'no result block and no rating without an answer'],
      [DETAIL, 'a picture opens large and closes by Esc'],
    ],
  },
  {
    section: '2.5',
    says: 'Online contact and e-mail; tapping the e-mail opens a mail link',
    proof: [
      [SERVICE, 'the e-mail is a real link that can be copied'],
      [SERVICE, 'an online address opens, a number is called through the shell'],
    ],
  },
  {
    section: '2.14',
    says: 'Title, delay amount, next payment date, plan list',
    proof: [
      [DELAY_PAGE, 'says what it costs, what then comes and when, before the button'],
      [DELAY, 'a borrower sees'],
    ],
  },
  {
    section: '2.14',
    says: 'Plan rows: remark, title, amount, time',
    proof: [[DELAY_PAGE, 'turns the plan list into rows with remark and time']],
  },
  {
    section: '2.15',
    says: 'Logo, name, amount, periods, term unit, rows, plan, first payment time',
    proof: [[CONFIRM_PAGE, 'shows every figure']],
  },
  {
    section: '2.15',
    says: 'An agreement list with a checkbox that starts checked, and Next',
    proof: [[CONFIRM_PAGE, 'goes on only with the box ticked, and says why not']],
  },
  {
    section: '2.15',
    says: 'The legacy variant has obfuscated names and a promo popup',
    proof: [
      [CONFIRM_MODEL, 'alike in both variants'],
      [CONFIRM, 'legacy: the promo comes after the blocking agreement'],
    ],
  },
  {
    section: '2.16',
    says: 'Title Order Details; recommends other products',
    proof: [[JOINT_PAGE, 'gives the reason first, then the products']],
  },
  {
    section: '2.17',
    says: 'Choose a card, commit, confirm by SMS code, go to the borrow detail',
    proof: [[CARD_FLOW, 'goes from the cards to a settled order, and not back']],
  },
  {
    section: '3',
    says: 'Bank-form item: four categories, options with name and type, input types',
    proof: [
      [BIND_MODEL, 'is a field of kind'],
      [BIND_MODEL, 'finds a choice in a nested list'],
    ],
  },
  {
    section: '3',
    says: 'Bind-card payload: one entry per item by its code, cardType, product_id',
    proof: [[BIND_MODEL, 'sends each visible item once, raw, plus cardType and product_id']],
  },
  {
    section: '3',
    says: 'Older repayment store: cards, alipay, token, record, needValid',
    proof: [
      [CARD_PAGE, 'commits exactly what the card and the address say'],
      [CARD_PAGE, 'opens Alipay at the address of the server'],
    ],
  },
  {
    section: '3',
    says: 'Loan confirm and agreement fields',
    proof: [
      [CONFIRM_MODEL, 'keeps what only one variant sends'],
      [CONFIRM_MODEL, 'keeps the place of an agreement'],
    ],
  },
  {
    section: '3',
    says: 'Failure page: tags on the first two products only',
    proof: [[JOINT_PAGE, 'shows tags on the first two products only']],
  },
  {
    section: '4',
    says: 'Card type defaults to 1 and channel to 90006',
    proof: [[BIND_MODEL, 'begins with card type 1 and channel 90006']],
  },
  {
    section: '4',
    says: 'Choosing a channel while card type is 1 changes the channel',
    proof: [
      [BIND_MODEL, 'changes the channel only while card type is 1'],
      [BIND, 'a change of channel keeps shared values'],
    ],
  },
  {
    section: '4',
    says: 'After a save the web view closes; from loan detail the order opens with its source',
    proof: [
      [BIND, 'saved once, and the web view closes'],
      [BIND, 'from the order: a bank account over the other path, and back to the order'],
    ],
  },
  {
    section: '4',
    says: 'SMS step with a 60 s countdown; cancel resets it; success opens the borrow detail',
    proof: [
      [CARD_FLOW, 'runs 60 s, is announced at its end'],
      [CARD_FLOW, 'is right after a reload and after a sleep'],
      [CARD_FLOW, 'Cancel resets the timer'],
    ],
  },
  {
    section: '4',
    says: 'Unchecking disables Next, which turns grey',
    proof: [[CONFIRM, 'unticked, Next is grey, says why, and does nothing']],
  },
  {
    section: '4',
    says: 'Blocking agreement in a frame: Agree closes it, Cancel closes the web view',
    proof: [
      [CONFIRM, 'the blocking agreement cannot be passed by Esc'],
      [CONFIRM, 'Cancel in the agreement closes the web view'],
      [CONFIRM, 'a script in the agreement does not run'],
    ],
  },
  {
    section: '4',
    says: 'Retention popup on Back when isPopType is 1',
    proof: [
      [CONFIRM, 'Back asks once to stay; Agree stays, a second Back leaves'],
      [CONFIRM, 'without isPopType the page leaves Back alone'],
    ],
  },
  {
    section: '4',
    says: 'A failure-page product is tappable only if its flag is not 0',
    proof: [[JOINT_PAGE, 'ignores the tap on a product whose flag is 0']],
  },
  {
    section: '4',
    says: 'The channel picker defaults to the first channel; the detail list is folded',
    proof: [
      [REPAY_PAGE, 'takes the first channel, or none'],
      [DELAY_PAGE, 'says what it costs'],
    ],
  },
  {
    section: '4',
    says: 'Complaint sent: 1.5 s notice, then the start page takes its place',
    proof: [[WRITE, 'sends once, says so for 1.5 s, and Back cannot send again']],
  },
  {
    section: '4',
    says: 'Rating 3 s after load when isNeedScore is not 0; Cancel closes, Send submits',
    proof: [
      [DETAIL, 'the rating shows by itself after 3 s'],
      [DETAIL, 'Cancel closes the rating, the button opens it again'],
      [DETAIL, 'it never takes the focus from someone who reads with the keyboard'],
    ],
  },
  {
    section: '5',
    says: 'Numeric inputs strip non-digits; phone 3-4-4 of 11; bank card in fours',
    proof: [
      [BIND_MODEL, 'keeps digits only, none of a phone number cut off'],
      ['test/pages/bindBank.test.tsx', 'does not take a twelfth digit'],
    ],
  },
  {
    section: '5',
    says: 'Money keyboard: 0-9, point, delete, confirm, hide; confirm off while empty',
    proof: [
      [KEYS, 'types, deletes and confirms; confirm is off while empty'],
      [KEYS, 'hides without a word'],
      [KEYS, 'only ever makes an amount with one point and two places'],
    ],
  },
  {
    section: '5',
    says: 'Older repayment: a card must be chosen; a code has at least 6 characters',
    proof: [
      [CARD_PAGE, 'asks for a card first'],
      [CARD_PAGE, 'takes a code of at least 6 characters'],
    ],
  },
  {
    section: '5',
    says: 'Loan confirm: Next works only if the agreement box is checked',
    proof: [[CONFIRM_PAGE, 'goes on only with the box ticked']],
  },
  {
    section: '5',
    says: 'Complaint text: 200 characters, non-empty; images: 9; type 1 refused in Spanish',
    proof: [
      [COMPLAINT_MODEL, 'never keeps more than 200 characters'],
      [WRITE, 'asks for words before it sends'],
      [QUEUE, 'are nine at most'],
      [START, 'type 1 is refused in Spanish for an order that does not take it'],
    ],
  },
  {
    section: '7.2',
    says: 'contact-kf-info with the marker 30',
    proof: [[SERVICE, 'asks with the marker 30']],
  },
  {
    section: '7.3',
    says: 'init (GET on the next page), save, upload, list, detail, save-score',
    proof: [
      [WRITE, 'reads the types by GET'],
      [WRITE, 'nine real photos on a slow network: upright, small, without place, none lost'],
      [DETAIL, 'a sent complaint is answered and rated, once'],
    ],
  },
  {
    section: '7.2',
    says: 'card-init with product_id; bind-card-new; another path from loan detail',
    proof: [
      [BIND, 'saved once, and the web view closes'],
      [BIND, 'over the other path'],
    ],
  },
  {
    section: '7.4',
    says: 'repayment-way, -commit, -confirm, -huichao with their fields',
    proof: [
      [CARD_PAGE, 'repays with a code: what it sends, and where it goes'],
      [CARD_PAGE, 'asks the payment partner with user, order and amount'],
      [
        'test/unit/sandbox/cardRepayment.test.ts',
        'settles an instalment with the code from the SMS',
      ],
    ],
  },
  {
    section: '7.6',
    says: 'Extension info by order; generate-vcode with isDelay=1; the page goes to payUrl',
    proof: [
      [DELAY_PAGE, 'asks for a code with isDelay 1 and the delay amount'],
      [DELAY, 'goes from the order to an extended due date'],
      [DELAY, 'two taps ask for one code'],
    ],
  },
  {
    section: '7.7',
    says: 'contract with scene 3; contract-jump with scene, position, orderId',
    proof: [[CONFIRM_PAGE, 'opens an agreement by its place, with the scene']],
  },
  {
    section: '7.7',
    says: 'Push with amount, periods, termUnit, productId; redirect with from=confirm',
    proof: [
      [CONFIRM_PAGE, 'pushes the terms once and goes on with from=confirm'],
      [CONFIRM, 'one tap, one push'],
    ],
  },
  {
    section: '7.7',
    says: 'The legacy calls succeed by status 00',
    proof: [[CONFIRM_PAGE, 'the loan confirmation, $name']],
  },
  {
    section: '7.8',
    says: 'Recommendation, tracking, jump; http opens, else the shell takes it',
    proof: [
      [JOINT, 'a web address opens here, after one jump'],
      [JOINT, 'an address of the app goes to the shell'],
      [JOINT_PAGE, 'goes on when the count fails'],
    ],
  },
  {
    section: '8',
    says: 'The server’s message shows as a toast',
    proof: [
      [CONFIRM_PAGE, 'shows the words of the server and gives the button back'],
      [BIND, 'the words of the server show, and the form stays as it was'],
      [FAILURES, 'says why and offers Retry'],
    ],
  },
  {
    section: '8',
    says: '800006, 800005, card list failure, network failure, code sent',
    proof: [
      [CARD_PAGE, 'words a failure as the spec does'],
      [CARD, 'code wrong'],
      [CARD, 'received before'],
      [CARD, 'offline: a payment says error'],
    ],
  },
  {
    section: '8',
    says: 'Upload succeeded!, Successful demonstration！',
    proof: [
      [WRITE, 'the tenth photo is refused, and the picker goes'],
      [DETAIL, 'the rating shows by itself after 3 s'],
    ],
  },
  {
    section: '9',
    says: 'Tabs: 5 a page, swipe 0.3, one neighbour; badge 99+',
    proof: [
      [LIST, 'a swipe of 0.3 of the width changes the tab, a shorter one does not'],
      [LIST, 'more than five tabs scroll, and the chosen one is in view'],
      [LIST, 'two thousand entries: a badge of 99+'],
      [BYTES, 'fits 1600 px, keeps its shape, and never grows'],
    ],
  },
  {
    section: '8',
    says: 'Failure page: toast of the message on a status other than 00',
    proof: [[JOINT_PAGE, 'shows the words of the server when an offer has ended']],
  },
];
