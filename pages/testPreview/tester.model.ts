import { ACTIONS, type ActionName } from '../../shared/bridge/protocol.ts';
import type { ShellProfile, Transport } from '../../shared/bridge/simulatedShell.ts';
import type { Language } from '../../shared/lib/languages.ts';
import * as v from '../../shared/lib/schema.ts';
import type { Device } from './devices.ts';
import { NETWORKS, type Network } from './network.ts';

/** The editable device fields. Each is a common parameter of every call. */
export const FIELD_NAMES = [
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'sessionId',
  'adId',
  'productId',
  'orderId',
  'clientType',
] as const;

export type DeviceFields = Record<(typeof FIELD_NAMES)[number], string>;

/** Settings of the framed phone and its shell. */
export interface PhoneSettings {
  device: string;
  transport: Transport;
  pace: PaceKey;
  announces: ShellProfile['announces'];
  /** Actions that the shell does not support, comma-separated. */
  without: string;
  /** How the network treats what the page sends. */
  network: Network;
  /** Label of the link that the phone opens. */
  page: string;
}

/** All settings of a tester, saved between visits. */
export interface Tester {
  fields: DeviceFields;
  market: 'ph' | 'in';
  /** Language of the opened pages; `''` leaves it unset. */
  language: '' | Language;
  /** The site's address for a real phone; `''` for the address of this page. */
  host: string;
  contact: string;
  phone: PhoneSettings;
}

/** How soon a simulated shell is available, and how fast it replies. */
export const PACES = {
  quick: { lateMs: 0, replyMs: 30 },
  slow: { lateMs: 0, replyMs: 2000 },
  late: { lateMs: 1500, replyMs: 30 },
  silent: { lateMs: 0, replyMs: undefined },
} as const;
export type PaceKey = keyof typeof PACES;

const MARKETS = ['ph', 'in'] as const;

/** The languages to choose from; `''` leaves it unset. */
const SPOKEN = ['', 'fil'] as const;

export const TRANSPORTS: readonly Transport[] = ['ios', 'android', 'androidOld', 'none'];
export const ANNOUNCES: readonly ShellProfile['announces'][] = [
  'script',
  'hello',
  'token',
  'nothing',
];
export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];

/** The settings of a first visit. */
export const DEFAULTS: Tester = {
  fields: {
    appVersion: '1.0.0',
    deviceName: 'Test phone',
    deviceId: 'test-device-1',
    osVersion: '14',
    sessionId: 'qa',
    adId: '',
    productId: '7',
    orderId: 'due-extendable',
    clientType: '',
  },
  market: 'ph',
  language: '',
  host: '',
  contact: '',
  phone: {
    device: 'galaxy-a05',
    transport: 'android',
    pace: 'quick',
    announces: 'script',
    without: '',
    network: 'works',
    page: 'Loan detail',
  },
};

/** A text; the default if it is missing or of another kind. */
const textOr = (otherwise: string) => v.optional(v.fallback(v.string(), otherwise), otherwise);

/** One of some names, otherwise the default. */
function oneOf<Name extends string>(names: readonly Name[], otherwise: Name) {
  return v.pipe(
    v.optional(v.unknown(), otherwise),
    v.transform((given): Name => names.find((name) => name === given) ?? otherwise),
  );
}

/** Device fields by name, over the defaults. */
export const fieldsSchema = v.object({
  appVersion: textOr(DEFAULTS.fields.appVersion),
  deviceName: textOr(DEFAULTS.fields.deviceName),
  deviceId: textOr(DEFAULTS.fields.deviceId),
  osVersion: textOr(DEFAULTS.fields.osVersion),
  sessionId: textOr(DEFAULTS.fields.sessionId),
  adId: textOr(DEFAULTS.fields.adId),
  productId: textOr(DEFAULTS.fields.productId),
  orderId: textOr(DEFAULTS.fields.orderId),
  clientType: textOr(DEFAULTS.fields.clientType),
}) satisfies v.Schema<DeviceFields>;

/** Settings of the framed phone, over the defaults. */
export const phoneSchema = v.object({
  device: textOr(DEFAULTS.phone.device),
  transport: oneOf(TRANSPORTS, DEFAULTS.phone.transport),
  pace: oneOf(Object.keys(PACES) as PaceKey[], DEFAULTS.phone.pace),
  announces: oneOf(ANNOUNCES, DEFAULTS.phone.announces),
  without: textOr(DEFAULTS.phone.without),
  network: oneOf(NETWORKS, DEFAULTS.phone.network),
  page: textOr(DEFAULTS.phone.page),
}) satisfies v.Schema<PhoneSettings>;

/** Where the borrower is and what language the pages speak, over the defaults. */
export const placeSchema = v.object({
  market: oneOf(MARKETS, DEFAULTS.market),
  language: oneOf(SPOKEN, DEFAULTS.language),
});

const testerSchema = v.fallback(
  v.object({
    ...placeSchema.entries,
    fields: v.optional(v.fallback(fieldsSchema, DEFAULTS.fields), DEFAULTS.fields),
    host: textOr(DEFAULTS.host),
    contact: textOr(DEFAULTS.contact),
    phone: v.optional(v.fallback(phoneSchema, DEFAULTS.phone), DEFAULTS.phone),
  }),
  DEFAULTS,
) satisfies v.Schema<Tester>;

/** Reads saved settings over the defaults. @param kept JSON that this page saved, or anything else. */
export function testerOf(kept: string | undefined): Tester {
  try {
    return v.parse(testerSchema, JSON.parse(kept ?? '{}'));
  } catch {
    return DEFAULTS;
  }
}

/** The fields with the values that the app reports for a device. */
export function withDevice(fields: DeviceFields, device: Device): DeviceFields {
  const { deviceName, osVersion, clientType } = device;
  return { ...fields, deviceName, osVersion, clientType };
}

/** The fields for a market, with a sandbox order in its currency. */
export function withMarket(fields: DeviceFields, market: Tester['market']): DeviceFields {
  const usual = market === 'in' ? 'rupee' : 'due-extendable';
  const other = market === 'in' ? 'due-extendable' : 'rupee';
  return fields.orderId === other ? { ...fields, orderId: usual } : fields;
}

/** A new session id, so that testers do not share one. @param random from 0 to 1. */
export function freshSession(random: number): string {
  return `qa-${random.toString(36).slice(2, 8) || '0'}`;
}

/** The profile of the simulated shell for these settings. */
export function profileOf({ transport, pace, announces, without }: PhoneSettings): ShellProfile {
  const missing = without.split(',');
  const actions = ACTION_NAMES.filter((name) => !missing.includes(name));
  return { transport, announces, actions, ...PACES[pace] };
}

/** The list of unsupported actions with one action added or removed. */
export function toggled(without: string, action: string): string {
  const missing = without.split(',').filter(Boolean);
  return (
    missing.includes(action) ? missing.filter((name) => name !== action) : [...missing, action]
  ).join(',');
}
