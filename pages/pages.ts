import { cardInitCall } from '../shared/api/bindCard.ts';
import { repaymentWayCall } from '../shared/api/cardRepayment.ts';
import { problemDetailCall, problemListCall } from '../shared/api/complaintRecords.ts';
import { problemInitCall, problemInitGetCall } from '../shared/api/complaints.ts';
import { CONTACT_MARKER, contactCall } from '../shared/api/contact.ts';
import type { FirstCall } from '../shared/api/firstCall.ts';
import { recommendCall } from '../shared/api/jointLogin.ts';
import { templateCall } from '../shared/api/landing.ts';
import { legacyConfirmCalls } from '../shared/api/loanConfirm.legacy.ts';
import { AGREEMENT_SCENE, type ConfirmCalls, v3ConfirmCalls } from '../shared/api/loanConfirm.ts';
import { loanDetailsCall } from '../shared/api/loanDetails.ts';
import { trackVisitCall, VISIT_FIXED } from '../shared/api/registration.ts';
import { extensionCall, repaymentCall } from '../shared/api/repayment.ts';
import type { Page } from '../shared/document/page.ts';
import { AMOUNT_PATTERN } from './cardRepayment/cardRepayment.address.ts';

const order = ['productId', 'orderId'] as const;

/** What counting a visit takes from the landing page's address (spec 7.5). */
const visit = {
  page_id: 'id',
  user_from: 'user_from',
  utm_tag: 'utm_tag',
  app_from: 'app_from',
} as const;

function agreementsOf({ agreements }: ConfirmCalls): FirstCall {
  return { wire: agreements, fields: ['productId'], fixed: { scene: AGREEMENT_SCENE } };
}

/** Every route of the site, once (decisions 1). A new page begins with a line here. */
export const pages: readonly Page[] = [
  {
    name: 'loanDetail',
    title: 'Order Details',
    description: 'The status of your loan order and what you can do next.',
    aliases: ['order'],
    kind: 'borrower',
    firstCall: { wire: loanDetailsCall, fields: order, hold: 'playeduL' },
    next: ['repayment', 'repayDelay'],
  },
  {
    name: 'repayment',
    title: 'Repayment',
    description: 'The instalment that is due, and the ways to pay it.',
    aliases: [],
    kind: 'borrower',
    firstCall: { wire: repaymentCall, fields: order },
  },
  {
    name: 'repayDelay',
    title: 'Rollover Repayment',
    description: 'What extending your loan costs, and the ways to pay it.',
    aliases: [],
    kind: 'borrower',
    firstCall: { wire: extensionCall, fields: order },
  },
  {
    name: 'repaymentOfCode',
    title: 'Repayment code',
    description: 'Your repayment code or QR code.',
    aliases: [],
    kind: 'borrower',
    parameters: {
      showType: '1 shows the code as text, anything else as a QR code',
      payCode: 'the code, 4 to 64 letters, digits, spaces or hyphens',
      payCodeImg: 'address of a ready QR image; without one the page draws it',
      repayAmount: 'whole minor units (125000), or with two decimals (1250.00)',
      real: '1 for rupees; anything else is pesos',
    },
  },
  {
    name: 'repaymentOfCode2',
    title: 'Repayment code',
    description: 'Your contract number and how to pay with it, step by step.',
    aliases: [],
    kind: 'borrower',
    parameters: {
      isDelay: '1 for the code of an extension',
    },
    firstCall: {
      wire: repaymentCall,
      fields: order,
      unlessQuery: 'isDelay',
    },
    secondCall: { wire: loanDetailsCall, fields: order },
  },
  {
    name: 'paymentInstructions',
    title: 'Payment instructions',
    description: 'How to pay with an e-wallet or at a store using your reference number.',
    aliases: [],
    kind: 'borrower',
    parameters: {
      payCode: 'the reference number, 4 to 64 letters, digits, spaces or hyphens',
    },
  },
  {
    name: 'newLoanConfirm',
    title: 'Confirm loan',
    description: 'Every figure of the loan on offer, before you take it.',
    aliases: ['loanConfirmOfPeriod'],
    kind: 'borrower',
    parameters: {
      position:
        'the place of the product in the list that it was chosen from; goes into reportConfirm',
    },
    frames: true,
    firstCall: { wire: v3ConfirmCalls.offer, fields: ['productId'] },
    secondCall: agreementsOf(v3ConfirmCalls),
  },
  {
    name: 'loanConfirm',
    title: 'Confirm loan',
    description: 'Every figure of the loan on offer, before you take it.',
    aliases: [],
    kind: 'borrower',
    parameters: {
      position:
        'the place of the product in the list that it was chosen from; goes into reportConfirm',
    },
    frames: true,
    firstCall: { wire: legacyConfirmCalls.offer, fields: ['productId'] },
    secondCall: agreementsOf(legacyConfirmCalls),
  },
  {
    name: 'bindBank',
    title: 'Payment account information',
    description: 'The account that your loan is sent to.',
    aliases: [],
    kind: 'borrower',
    parameters: {
      source: 'loanDetail returns to the order after saving; otherwise the web view is closed',
    },
    firstCall: { wire: cardInitCall, fields: ['product_id'] },
  },
  {
    name: 'complaint',
    title: 'Complaint',
    description: 'Tell us what went wrong with an order.',
    aliases: [],
    kind: 'borrower',
    firstCall: { wire: problemInitCall, fields: [], query: { orderId: 'orderId' } },
    next: ['complainPageNext'],
  },
  {
    name: 'complainPageNext',
    title: 'Complaint',
    description: 'Describe your complaint and add photos.',
    aliases: [],
    kind: 'borrower',
    parameters: {
      problemType: 'the type that was chosen',
      problemSonType: 'its sub-type, needed for type 1',
      orderNo: 'the order that it is about',
    },
    firstCall: { wire: problemInitGetCall, fields: [], query: { orderId: 'orderId' } },
  },
  {
    name: 'complaintList',
    title: 'My complaints',
    description: 'Your complaints and what became of them.',
    aliases: [],
    kind: 'borrower',
    firstCall: { wire: problemListCall, fields: [] },
  },
  {
    name: 'complainDetails',
    title: 'Complaint details',
    description: 'A complaint, its answer, and your rating of it.',
    aliases: [],
    kind: 'borrower',
    parameters: {
      problemId: 'which complaint',
    },
    firstCall: { wire: problemDetailCall, fields: [], own: ['problemId'] },
  },
  {
    name: 'customerService',
    title: 'Customer service',
    description: 'How to reach customer service.',
    aliases: [],
    kind: 'borrower',
    firstCall: { wire: contactCall, fields: [], fixed: { type: CONTACT_MARKER } },
  },
  {
    name: 'jointLoginFail',
    title: 'Order Details',
    description: 'Why an application was not accepted, and what else is on offer.',
    aliases: [],
    kind: 'borrower',
    firstCall: { wire: recommendCall, fields: order },
  },
  {
    name: 'cardRepayment',
    title: 'Repayment',
    description: 'Repay from a bank card and confirm with the code that we send you.',
    aliases: [],
    kind: 'borrower',
    parameters: {
      amount: 'needed: whole minor units (125000), or with two decimals (1250.00)',
      couponId: 'a coupon to be used',
      userId: 'needed for the payment partner',
      real: '1 for rupees; anything else is pesos',
    },
    firstCall: {
      wire: repaymentWayCall,
      fields: [],
      needs: { productId: '.', orderId: '.', amount: AMOUNT_PATTERN },
    },
  },
  {
    name: 'landing',
    title: '{brand}',
    description: 'Register with your mobile number and get the app.',
    aliases: [],
    kind: 'public',
    parameters: {
      id: 'the template',
      user_from: 'where the visitor came from, passed on',
      app_from: 'passed on',
      utm_tag: 'passed on',
      links_id: 'passed on; together with down_id the hash routes are not taken',
      down_id: 'passed on; together with links_id the hash routes are not taken',
      invite_code: 'goes with the registration',
      UC: 'passed on',
    },
    surround: true,
    firstCall: {
      wire: templateCall,
      fields: [],
      query: { templateId: 'id' },
      needs: { id: '.' },
    },
    secondCall: { wire: trackVisitCall, fields: [], query: visit, fixed: VISIT_FIXED },
  },
  {
    name: 'officialSite',
    title: '{brand}',
    description: 'Small loans, said plainly: every payment known before you agree.',
    aliases: ['index'],
    kind: 'public',
    surround: true,
  },
  {
    name: 'aboutUs',
    title: 'About us',
    description: 'Who lends, and what you can count on.',
    aliases: [],
    kind: 'public',
    script: false,
  },
  {
    name: 'privacyPolicy',
    title: 'Privacy policy',
    description:
      'Which personal data we collect, what for, who sees them, and what you can decide.',
    aliases: [],
    kind: 'public',
    script: false,
  },
  {
    name: 'loanAgreement',
    title: 'Loan terms and conditions',
    description: 'What you agree to when you take a loan, in plain words, with every figure.',
    aliases: [],
    kind: 'public',
    script: false,
  },
  {
    name: 'errorPage',
    title: 'Something went wrong',
    description: 'This page could not be opened.',
    aliases: [],
    kind: 'borrower',
  },
  {
    name: 'testPreview',
    title: 'Test preview',
    description: 'Opens any page with the device fields you choose.',
    aliases: [],
    kind: 'tool',
    frames: true,
  },
];
