import type { ScreenFacts } from './facts.ts';

export default {
  bindBank: {
    failed: 'We could not load the account form',
    ready: 'Account holder',
    filipinoHeading: 'Payment account information',
  },
  cardRepayment: {
    failed: 'failed to query card list',
    ready: 'BDO Unibank',
    query: { amount: '345000' },
    filipinoHeading: 'Pagbabayad',
  },
  complainDetails: {
    failed: 'We could not load your complaint',
    ready: 'My complaints',
    query: { problemId: '3' },
    filipinoHeading: 'Detalye ng reklamo',
  },
  complainPageNext: {
    failed: 'We could not load the complaint form',
    ready: 'Photos as evidence',
    query: { problemType: '2', orderNo: 'due-extendable' },
    filipinoHeading: 'Reklamo',
  },
  complaint: {
    failed: 'We could not load the complaint form',
    ready: 'What is it about?',
    filipinoHeading: 'Reklamo',
  },
  complaintList: {
    failed: 'We could not load your complaints',
    ready: 'New complaint',
    filipinoHeading: 'My complaints',
  },
  customerService: {
    failed: 'We could not load our contact details',
    ready: 'Call us',
    filipinoHeading: 'Customer service',
  },
  errorPage: {
    filipinoHeading: 'May nangyaring mali',
  },
  jointLoginFail: {
    failed: 'We could not load this page',
    ready: 'Offers from other lenders',
    filipinoHeading: 'Order Details',
  },
  landing: {
    standsAlone: true,
    query: { id: 'default' },
    filipinoHeading: 'Alamin ang lahat ng gastos bago umutang',
  },
  loanConfirm: {
    failed: 'We could not load your loan offer',
    ready: 'Processing fee',
    filipinoHeading: 'Kumpirmahin ang utang',
  },
  loanDetail: {
    failed: 'We could not load your order',
    ready: 'Repayment due',
    filipinoHeading: 'Order Details',
  },
  newLoanConfirm: {
    failed: 'We could not load your loan offer',
    ready: 'Processing fee',
    filipinoHeading: 'Kumpirmahin ang utang',
  },
  paymentInstructions: {
    query: { payCode: '801234567890' },
    filipinoHeading: 'Paano magbayad',
  },
  repayDelay: {
    failed: 'We could not load your extension',
    ready: 'Next payment date',
    filipinoHeading: 'Rollover Repayment',
  },
  repayment: {
    failed: 'We could not load your repayment',
    ready: 'Amount to repay',
    filipinoHeading: 'Pagbabayad',
  },
  repaymentOfCode: {
    query: { showType: '1', payCode: '801234567890', repayAmount: '345000', real: '0' },
    filipinoHeading: 'Code sa pagbabayad',
  },
  repaymentOfCode2: {
    failed: 'We could not load your repayment code',
    ready: 'Contract number',
    filipinoHeading: 'Code sa pagbabayad',
  },
} satisfies Record<string, ScreenFacts>;
