import * as v from 'valibot';
import { declareCall } from '../../shared/api/call.ts';
import { list, requiredText, text } from '../../shared/api/loose.ts';

/** The editable device fields of spec 2.9, each a common parameter. */
export const FIELD_NAMES = [
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'sessionId',
  'adId',
  'productId',
  'orderId',
] as const;

export type DeviceFields = Record<(typeof FIELD_NAMES)[number], string>;

const DEFAULTS: DeviceFields = {
  appVersion: '1.0.0',
  deviceName: 'Test phone',
  deviceId: 'test-device-1',
  osVersion: '14',
  sessionId: 'qa',
  adId: '',
  productId: '7',
  orderId: 'due-extendable',
};

/** The fields as the session kept them, over the defaults; anything unreadable counts as absent. */
export function keptFields(kept: string | undefined): DeviceFields {
  try {
    const entries = Object.fromEntries(FIELD_NAMES.map((name) => [name, v.optional(v.string())]));
    const found = v.parse(v.object(entries), JSON.parse(kept ?? '{}'));
    return { ...DEFAULTS, ...(found as Partial<DeviceFields>) };
  } catch {
    return DEFAULTS;
  }
}

/** Route and label of each link that spec 2.9 names, and of the rest of the borrower's routes. */
const LINKS: readonly (readonly [route: string, label: string, own?: Record<string, string>])[] = [
  ['loanDetail', 'Loan detail'],
  ['repayment', 'Repay'],
  ['repayDelay', 'Extension'],
  ['newLoanConfirm', 'Confirm loan'],
  ['loanConfirm', 'Confirm loan (legacy)'],
  ['bindBank', 'Bind bank'],
  [
    'repaymentOfCode',
    'Repayment code',
    {
      showType: '1',
      payCode: '801234567890',
      repayAmount: '345000',
      real: '0',
    },
  ],
  ['repaymentOfCode2', 'Repayment code 2'],
  ['paymentInstructions', 'Repayment instructions'],
  ['complaint', 'Complaint'],
  ['complainPageNext', 'Complaint text and images'],
  ['complaintList', 'My complaints'],
  ['complainDetails', 'Complaint details'],
  ['customerService', 'Customer service'],
  ['jointLoginFail', 'Joint login failure'],
  ['cardRepayment', 'Older repayment', { amount: '345000', userId: 'borrower-1' }],
  ['aboutUs', 'About us'],
  ['privacyPolicy', 'Privacy policy'],
  ['loanAgreement', 'Loan terms and conditions'],
  ['landing', 'Registration landing page', { id: 'default', user_from: 'preview' }],
  ['errorPage', 'Error page'],
];

export interface PreviewLink {
  label: string;
  /** Absent where this build has no such page. */
  href?: string;
}

/** The links of the page. @param routes those of this build. @param base the site's base path. */
export function previewLinks(
  fields: DeviceFields,
  routes: readonly string[],
  base: string,
): PreviewLink[] {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return LINKS.map(([route, label, own]) => {
    if (!routes.includes(route)) return { label };
    const query = new URLSearchParams([...filled, ...Object.entries(own ?? {})]);
    return { label, href: `${base}${route}?${query}` };
  });
}

const scenario = v.object({
  orderId: requiredText,
  title: requiredText,
  description: text,
});
export type Scenario = v.InferOutput<typeof scenario>;

/** The sandbox's scenarios; a real lender's server has no such call and the choice is not shown. */
export const scenariosCall = declareCall<Record<string, never>>()({
  path: '/sandbox/scenarios',
  method: 'GET',
  encoding: 'form',
  success: 'zero',
  kind: 'read',
  reply: list(scenario),
});

/** Puts the sandbox's state of this session back to the beginning. */
export const resetCall = declareCall<{ sessionId: string }>()({
  path: '/sandbox/reset',
  method: 'POST',
  encoding: 'form',
  success: 'zero',
  kind: 'write',
  reply: v.unknown(),
});
