import { ACTIONS, type ActionName } from '../../shared/bridge/protocol.ts';
import type { ShellProfile, Transport } from '../../shared/bridge/simulatedShell.ts';
import type { Language } from '../../shared/lib/languages.ts';
import type { Device } from './devices.ts';

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

/** The languages to choose from; `''` leaves it unset. */
export const SPOKEN = ['', 'fil'] as const;

export const TRANSPORTS: readonly Transport[] = ['ios', 'android', 'androidOld', 'none'];
export const ANNOUNCES: readonly ShellProfile['announces'][] = [
  'script',
  'hello',
  'token',
  'nothing',
];
export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];

const DEFAULTS: Tester = {
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
    page: 'Loan detail',
  },
};

/** The defaults, overridden by an object's string values. Anything else in it is ignored. */
function textsOver<Texts extends object>(defaults: Texts, given: unknown): Texts {
  const found = Object(given) as Record<string, unknown>;
  const entries = Object.entries(defaults).map(([name, value]) => {
    const own = Object.keys(found).includes(name) ? found[name] : undefined;
    return [name, typeof own === 'string' ? own : value];
  });
  return Object.fromEntries(entries) as Texts;
}

function choice<Name extends string>(names: readonly Name[], given: string, otherwise: Name): Name {
  return names.find((name) => name === given) ?? otherwise;
}

/** Reads saved phone settings. Values that are no longer valid become the default. */
function phoneOf(given: unknown): PhoneSettings {
  const { phone } = DEFAULTS;
  const found = textsOver(phone, given);
  return {
    ...found,
    transport: choice(TRANSPORTS, found.transport, phone.transport),
    pace: choice(Object.keys(PACES) as PaceKey[], found.pace, phone.pace),
    announces: choice(ANNOUNCES, found.announces, phone.announces),
  };
}

/** Reads saved settings over the defaults. @param kept JSON that this page saved, or anything else. */
export function testerOf(kept: string | undefined): Tester {
  try {
    const found = Object(JSON.parse(kept ?? '{}')) as Record<string, unknown>;
    const nothing = { market: '', language: '', host: '', contact: '' };
    const { market, language, host, contact } = textsOver(nothing, found);
    return {
      fields: textsOver(DEFAULTS.fields, found.fields),
      market: choice(['ph', 'in'], market, 'ph'),
      language: choice(SPOKEN, language, ''),
      host,
      contact,
      phone: phoneOf(found.phone),
    };
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
