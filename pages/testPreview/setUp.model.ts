import * as v from '../../shared/lib/schema.ts';
import {
  type DeviceFields,
  fieldsSchema,
  type PhoneSettings,
  phoneSchema,
  placeSchema,
  type Tester,
} from './tester.model.ts';
import { dialectOf } from './testPreview.model.ts';

/** Everything that a link to a set-up carries: not the tester's own contact and not the address of this computer. */
export interface SetUp extends Omit<Tester, 'host' | 'contact'> {
  /** Number of the sandbox's reply dialect; `0` for none. */
  dialect: string;
}

const dialect = v.pipe(
  v.optional(v.fallback(v.string(), ''), ''),
  v.transform((typed) => dialectOf(typed) ?? '0'),
);

/** A link's parameters are flat: no device field has the name of a setting of the phone. */
const setUpSchema = v.pipe(
  v.object({
    ...fieldsSchema.entries,
    ...phoneSchema.entries,
    ...placeSchema.entries,
    dialect,
  }),
  v.transform((flat): SetUp => {
    const pick = <Part extends object>(entries: Readonly<Record<keyof Part, unknown>>) =>
      Object.fromEntries(
        Object.keys(entries).map((name) => [name, flat[name as keyof typeof flat]]),
      ) as Part;
    const { market, language } = flat;
    return {
      market,
      language,
      dialect: flat.dialect,
      fields: pick<DeviceFields>(fieldsSchema.entries),
      phone: pick<PhoneSettings>(phoneSchema.entries),
    };
  }),
);

/** The query of a link that carries a set-up, without `?`. Empty values are in it too, because a default is not empty. */
export function queryOfSetUp({ fields, phone, market, language, dialect }: SetUp): string {
  return new URLSearchParams({ ...phone, ...fields, market, language, dialect }).toString();
}

/** The set-up that a query carries; what it lacks or gets wrong has its default. @param query without `?`. */
export function setUpOf(query: string): SetUp {
  return v.parse(setUpSchema, Object.fromEntries(new URLSearchParams(query)));
}

/** The parts of a hash such as `#/launch?page=Repay`: the view's own hash, and its query if there is one. */
export function splitHash(hash: string): { view: string; query: string | undefined } {
  const at = hash.indexOf('?');
  return at < 0
    ? { view: hash, query: undefined }
    : { view: hash.slice(0, at), query: hash.slice(at + 1) };
}
