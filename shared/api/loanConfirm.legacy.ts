import {
  agreements,
  type ConfirmCalls,
  type ConfirmReads,
  contractAddress,
  lendDetailsAddress,
  type OfferNames,
  offerSchema,
} from './loanConfirm.ts';

/** The obfuscated field names of the legacy variant; no other file knows them. */
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

const legacy = { encoding: 'form', statusFirst: true } as const;

/** What the legacy variant reads. Its replies have the form `{status, msg, data}`. */
export const legacyConfirmReads: ConfirmReads = {
  offer: {
    ...legacy,
    method: 'POST',
    path: '/gopia/lumen/detail',
    kind: 'read',
    reply: offerSchema(LEGACY_NAMES),
  },
  agreements: {
    ...legacy,
    method: 'GET',
    path: '/gopia/lumen/papers',
    kind: 'read',
    reply: agreements,
  },
};

/** The legacy calls. */
export const legacyConfirmCalls: ConfirmCalls = {
  ...legacyConfirmReads,
  agreement: {
    ...legacy,
    method: 'GET',
    path: '/gopia/lumen/paper-jump',
    kind: 'write',
    reply: contractAddress,
  },
  push: {
    ...legacy,
    method: 'POST',
    path: '/gopia/lumen/push',
    kind: 'write',
    reply: lendDetailsAddress,
  },
};
