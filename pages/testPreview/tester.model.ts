import * as v from 'valibot';
import { isNothing } from '../../shared/lib/nothing.ts';
import { parsedJson } from '../../shared/lib/tryOr.ts';

type Layout = readonly [width: number, height: number, statusBar: number, safeBottom: number];

/**
 * A phone to choose: the values its app reports, and the layout of its web view.
 * @param layout size of the screen, and height of the status bar above and the home indicator over the web view, CSS pixels.
 */
function device(
  name: string,
  clientType: 'android' | 'ios',
  osVersion: string,
  deviceName: string,
  [width, height, statusBar, safeBottom]: Layout,
) {
  return { name, clientType, osVersion, deviceName, width, height, statusBar, safeBottom };
}

const USUAL = device('Samsung Galaxy A05', 'android', '13', 'SM-A055F', [360, 800, 24, 0]);

/** Phones that borrowers use. */
export const DEVICES = [
  device('Small phone (320 wide)', 'ios', '14.8', 'iPhone SE', [320, 568, 20, 0]),
  USUAL,
  device('Infinix Smart 8', 'android', '13', 'X6525', [360, 806, 24, 0]),
  device('Xiaomi Redmi 12C', 'android', '12', '22120RN86G', [393, 873, 24, 0]),
  device('Google Pixel 7 (gesture bar)', 'android', '15', 'Pixel 7', [412, 915, 24, 24]),
  device('iPhone SE (2nd and 3rd)', 'ios', '17.6', 'iPhone14,6', [375, 667, 20, 0]),
  device('iPhone 13 and 14', 'ios', '18.1', 'iPhone14,5', [390, 844, 47, 34]),
];

/** The device of this name; by default a common one, 360 px wide. */
export const deviceOf = (name: string) => DEVICES.find((one) => one.name === name) ?? USUAL;

/** The sandbox's order that a first visit shows. */
export const USUAL_ORDER = 'due-extendable';

/** A text; the default if it is missing or of another kind. */
const text = (otherwise = '') => v.optional(v.fallback(v.string(), otherwise), otherwise);

/** One of some names; anything else counts as the first. */
function oneOf<const Name extends string>(names: readonly [Name, ...Name[]]) {
  return v.pipe(
    v.optional(v.unknown(), names[0]),
    v.transform((given): Name => names.find((name) => name === given) ?? names[0]),
  );
}

/** The place of a phone in a link: an address of this site, and of no other. */
const place = v.pipe(
  text(),
  v.transform((given) => (isOwnAddress(given) ? given : '')),
);

function isOwnAddress(address: string): boolean {
  const site = 'https://site.example';
  return address.startsWith('/') && new URL(address, site).origin === site;
}

/** How the network treats a framed page: as usual, as without a connection, or the lender's calls get no answer. */
const network = oneOf(['works', 'offline', 'holds']);
export type Network = v.InferOutput<typeof network>;

/** The network of this name; one that works if there is none. */
export const networkOf = (name: string): Network => v.parse(network, name);

const deviceFields = {
  appVersion: text('1.0.0'),
  deviceName: text('Test phone'),
  deviceId: text('test-device-1'),
  osVersion: text('14'),
  sessionId: text(),
  adId: text(),
  productId: text('7'),
  orderId: text(USUAL_ORDER),
  clientType: text(),
};

/** The editable device fields. Each is a common parameter of every call. */
export const FIELD_NAMES = Object.keys(deviceFields) as (keyof typeof deviceFields)[];

const setUpSettings = {
  ...deviceFields,
  /** Philippines or India, which decides the currency. */
  market: oneOf(['ph', 'in']),
  /** Of the opened pages; `''` leaves it unset. */
  language: oneOf(['', 'fil']),
  /** Name of the page that the phone shows; `''` for an address without a page. */
  page: text('loanDetail'),
  /** The address where the phone is, without the session; `''` for that by which the links open the page. */
  place,
  device: text(deviceOf('').name),
  network,
  /** How the simulated app is reached, how it tells what it can do, and how soon it is there and replies. */
  transport: oneOf(['android', 'androidOld', 'ios', 'none']),
  announces: oneOf(['script', 'hello', 'token', 'nothing']),
  pace: oneOf(['quick', 'slow', 'late', 'silent']),
  /** Actions that the simulated app lacks, as typed. */
  lacks: text(),
  /** What goes wrong at the sandbox: the name of a fault, or `''`. */
  fault: text(),
  /** The calls that it happens to: every `read`, every `write`, or those with this end of a path. */
  faultOn: text('read'),
  faultTimes: oneOf(['always', '1']),
  /** The number of the sandbox's reply variant; 0 is the plain one. */
  replyVariant: text('0'),
};

const setUpSchema = v.object(setUpSettings);

/** The parameters of a link to a set-up: all but the tester's own contact. */
export type SetUp = v.InferOutput<typeof setUpSchema>;

const testerSchema = v.object({ ...setUpSettings, contact: text() });

/** All settings of a tester, saved between visits. */
export type Tester = v.InferOutput<typeof testerSchema>;

/** A session that no other browser has. */
export const newSessionId = () => `qa-${Math.random().toString(36).slice(2, 8)}`;

/**
 * Reads saved settings over the defaults. @param kept JSON that this page saved, or anything else.
 * @param sessionId the session to start with.
 */
export function testerOf(kept: string | undefined, sessionId: string): Tester {
  const given = Object(parsedJson(kept ?? ''));
  return v.parse(testerSchema, { sessionId, ...(Array.isArray(given) ? {} : given) });
}

/**
 * The query of a link that carries a set-up, without `?`. Empty values are in it too, because a default is not empty.
 * @param keepsSession whoever opens it shares the session; else it is opened in a session of his own.
 */
export function queryOfSetUp(setUp: SetUp, keepsSession: boolean): string {
  const query = new URLSearchParams(v.parse(setUpSchema, setUp));
  if (!keepsSession) query.delete('sessionId');
  return query.toString();
}

/** The set-up that a query carries; what it lacks or gets wrong has its default. @param query without `?`. */
export function setUpOf(query: string, sessionId: string): SetUp {
  const given = [...new URLSearchParams(query)].filter(([, value]) => !isNothing(value));
  return v.parse(setUpSchema, { sessionId, ...Object.fromEntries(given) });
}
