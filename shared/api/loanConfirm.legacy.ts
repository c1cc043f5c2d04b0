import { readCall, writeCall } from './call.ts';
import {
  agreements,
  type ConfirmCalls,
  type ConfirmReads,
  contractAddress,
  lendDetailsAddress,
  type OfferNames,
  offerSchema,
} from './loanConfirm.ts';

/** The obfuscated field names of the legacy variant; no other file has them. */
export const LEGACY_NAMES: OfferNames = {
  offer: {
    productLogo: 'qvarn',
    productName: 'felis',
    amount: 'ostra',
    periods: 'pramu',
    termUnit: 'tilde',
    details: 'dorsa',
    plans: 'vesta',
    firstPayTime: 'mirum',
    firstPeriodDay: '',
    rate: '',
    isPopType: 'lapis',
    popTitle: 'nuboT',
    popContent: 'nuboC',
    popAgreementUrl: 'nuboU',
    promoMessage: 'NewPopMsg',
    promoButton: 'NewButtonMsg',
  },
  detail: { text: 'dorsaK', value: 'dorsaV' },
  plan: { title: 'vestaT', description: 'vestaD', amount: 'vestaA', payTime: 'vestaP' },
};

const legacy = { statusFirst: true } as const;
const get = { ...legacy, method: 'GET' } as const;

/** The calls of the legacy variant. Its replies have the form `{status, msg, data}`. */
export const legacyConfirmReads: ConfirmReads = {
  offer: readCall('/gopia/lumen/detail', offerSchema(LEGACY_NAMES), legacy),
  agreements: readCall('/gopia/lumen/papers', agreements, get),
};

export const legacyConfirmCalls: ConfirmCalls = {
  ...legacyConfirmReads,
  agreement: writeCall('/gopia/lumen/paper-jump', contractAddress, get),
  push: writeCall('/gopia/lumen/push', lendDetailsAddress, legacy),
};
