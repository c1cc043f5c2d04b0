import { queryOfSetUp, type SetUp } from './setUp.model.ts';
import { DEFAULTS, type PhoneSettings, type Tester } from './tester.model.ts';

/** A named set-up. What it does not say is as on a first visit. */
export interface Preset {
  key: string;
  name: string;
  phone?: Partial<PhoneSettings>;
  orderId?: string;
  market?: Tester['market'];
  language?: Tester['language'];
  dialect?: string;
}

const ios = { transport: 'ios', device: 'iphone-13' } as const;

/** The cases that testers look at most. */
export const PRESETS: readonly Preset[] = [
  { key: 'due', name: 'A payment is due' },
  {
    key: 'overdue',
    name: 'Overdue, small phone',
    phone: { device: 'iphone-5s' },
    orderId: 'status-170',
  },
  {
    key: 'confirm',
    name: 'New loan, every popup',
    phone: { page: 'Confirm loan' },
    orderId: 'confirm-everything',
  },
  {
    key: 'account',
    name: 'Payment account, iPhone',
    phone: { ...ios, page: 'Bind bank' },
    orderId: 'status-151',
  },
  { key: 'extension', name: 'Extension', phone: { page: 'Extension' } },
  {
    key: 'complaint',
    name: 'Complaint, uploads fail',
    phone: { page: 'Complaint text and images' },
    orderId: 'upload-flaky',
  },
  { key: 'empty', name: 'Empty lists', phone: { page: 'Repay' }, orderId: 'empty-lists' },
  {
    key: 'error',
    name: 'Server error, once',
    phone: { page: 'Repay' },
    orderId: 'server-error-once',
  },
  { key: 'offline', name: 'Offline', phone: { page: 'Repay', network: 'offline' } },
  {
    key: 'lost',
    name: 'Answer to a payment is lost',
    phone: { page: 'Older repayment' },
    orderId: 'write-dropped',
  },
  { key: 'signedOut', name: 'Session ended, iPhone', phone: { ...ios }, orderId: 'signed-out' },
  { key: 'silent', name: 'App never answers', phone: { ...ios, pace: 'silent' } },
  { key: 'browser', name: 'Plain browser, no app', phone: { transport: 'none' } },
  { key: 'filipino', name: 'Filipino', phone: { page: 'Repay' }, language: 'fil' },
  { key: 'rupee', name: 'India (rupee)', phone: { page: 'Repay' }, orderId: 'rupee', market: 'in' },
  { key: 'dialect', name: 'Another lender’s replies', phone: { page: 'Repay' }, dialect: '7' },
];

/** The set-up of a preset. The session stays, so that what was done in it is still there. */
export function setUpOfPreset(
  preset: Preset,
  { fields: { sessionId } }: Pick<Tester, 'fields'>,
): SetUp {
  const { phone, orderId = DEFAULTS.fields.orderId, dialect = '0' } = preset;
  return {
    fields: { ...DEFAULTS.fields, orderId, sessionId },
    phone: { ...DEFAULTS.phone, ...phone },
    market: preset.market ?? DEFAULTS.market,
    language: preset.language ?? DEFAULTS.language,
    dialect,
  };
}

/** The preset that a set-up is; undefined after any change. */
export function presetOf(setUp: SetUp): Preset | undefined {
  const query = queryOfSetUp(setUp);
  return PRESETS.find((preset) => queryOfSetUp(setUpOfPreset(preset, setUp)) === query);
}
