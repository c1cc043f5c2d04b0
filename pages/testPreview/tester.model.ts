import * as v from '../../shared/lib/schema.ts';
import { deviceOf } from './devices.ts';
import { NETWORKS } from './network.ts';

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

const deviceFields = {
  appVersion: text('1.0.0'),
  deviceName: text('Test phone'),
  deviceId: text('test-device-1'),
  osVersion: text('14'),
  sessionId: text('qa'),
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
  /** Name of the page that the phone shows. */
  page: text('loanDetail'),
  device: text(deviceOf('').name),
  network: oneOf(NETWORKS),
  /** How the simulated app is reached, how it tells what it can do, and how soon it is there and replies. */
  transport: oneOf(['android', 'androidOld', 'ios', 'none']),
  announces: oneOf(['script', 'hello', 'token', 'nothing']),
  pace: oneOf(['quick', 'slow', 'late', 'silent']),
  /** Actions that the simulated app lacks, as typed. */
  lacks: text(),
};

const setUpSchema = v.object(setUpSettings);

/** What a link to a set-up carries: all but the tester's own contact. */
export type SetUp = v.InferOutput<typeof setUpSchema>;

const testerSchema = v.object({ ...setUpSettings, contact: text() });

/** All settings of a tester, saved between visits. */
export type Tester = v.InferOutput<typeof testerSchema>;

/** Reads saved settings over the defaults. @param kept JSON that this page saved, or anything else. */
export function testerOf(kept: string | undefined): Tester {
  try {
    return v.parse(testerSchema, JSON.parse(kept ?? '{}'));
  } catch {
    return v.parse(testerSchema, {});
  }
}

/** The query of a link that carries a set-up, without `?`. Empty values are in it too, because a default is not empty. */
export function queryOfSetUp(setUp: SetUp): string {
  return new URLSearchParams(v.parse(setUpSchema, setUp)).toString();
}

/** The set-up that a query carries; what it lacks or gets wrong has its default. @param query without `?`. */
export function setUpOf(query: string): SetUp {
  return v.parse(setUpSchema, Object.fromEntries(new URLSearchParams(query)));
}
