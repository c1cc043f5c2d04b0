import type { Call, RequestSpec } from './call.ts';
import {
  type CommonName,
  commonParametersFrom,
  parameterOf,
  queryOfHash,
} from './session/commonParameters.ts';

/*
 * A read and the sources of its parameters. The head script sends it before any module has loaded, and React sends it
 * again later.
 */

/** Where a request takes a parameter from. Plain data: the build writes it into the document. */
export type Source = (
  | { from: 'identity'; name: CommonName }
  | { from: 'address'; name: string; pattern?: string; orHash?: true }
  | { from: 'constant'; value: string }
) & {
  /** The parameter is left out if it is absent; without any other nothing is sent. */
  optional?: true;
};

type NeededSource = Source & { optional?: never };

/** One of the common parameters, read from the address as in every call. */
export const identity = (name: CommonName) => ({ from: 'identity', name }) as const;

/** A parameter of the page's own address. @param pattern that it must match; by default anything but ''. */
export const address = (name: string, pattern?: string) =>
  ({ from: 'address', name, ...(pattern && { pattern }) }) as const;

/** A parameter that a route in the hash may have if the query lacks it: `#/downloadTemplate?id=7`. */
export const orHash = <Given extends { from: 'address' }>(source: Given) =>
  ({ ...source, orHash: true }) as const;

/** A value that never changes. */
export const constant = (value: string) => ({ from: 'constant', value }) as const;

/** A parameter that may be absent. */
export const optional = <Given extends { from: 'identity' | 'address' }>(source: Given) =>
  ({ ...source, optional: true }) as const;

/** The parameters of a request, and further ones that the address must have. */
export interface RequestParameters {
  parameters: Readonly<Record<string, Source>>;
  /** Required in the address, but not sent. */
  requires?: readonly Source[];
}

type SourcesOf<Input> = {
  readonly [Name in keyof Input]: undefined extends Input[Name] ? Source : NeededSource;
};

interface QueryOptions<Input> {
  /** Where each of the call's own parameters comes from. */
  parameters: SourcesOf<Input>;
  /** Required in the address, but not sent. */
  requires?: readonly NeededSource[];
  /** An address parameter that makes the page itself decide what to read; the document then sends nothing. */
  deferredBy?: string;
  /** It counts a visit, and a page that is shown in another language is none. */
  counts?: true;
}

/** A read with the sources of its parameters. */
export interface Query<Input extends object, Output> extends QueryOptions<Input> {
  call: Call<Input, Output>;
}

/** The part of a query that the head script needs. */
export interface QueryData extends RequestParameters {
  call: Pick<RequestSpec, 'path' | 'method' | 'anonymous' | 'statusFirst'>;
  deferredBy?: string;
  counts?: true;
}

/** Declares a read: its call, and the sources of its parameters. */
// @__NO_SIDE_EFFECTS__
export function query<Input extends object, Output>(
  call: Call<Input, Output>,
  options: QueryOptions<Input>,
): Query<Input, Output> {
  return { call, ...options };
}

/**
 * The own parameters of a request, read from an address.
 * @param search a query string such as `?orderId=1`. @param hash that of the address, for sources that may be behind it.
 * @returns undefined if the address lacks a required one.
 */
export function parametersOf(
  { parameters, requires = [] }: RequestParameters,
  search: string,
  hash = '',
): Record<string, string> | undefined {
  const common = commonParametersFrom(search);
  const given = new URLSearchParams(search);
  const behind = new URLSearchParams(queryOfHash(hash));
  const read = (source: Source): string | undefined => {
    if (source.from === 'constant') return source.value;
    if (source.from === 'identity') return common[source.name];
    const { name, pattern } = source;
    const inHash = source.orHash ? parameterOf(behind, name) : undefined;
    const value = parameterOf(given, name) ?? inHash ?? undefined;
    return pattern && !new RegExp(pattern).test(value ?? '') ? undefined : value;
  };
  const found: Record<string, string> = {};
  for (const [name, source] of Object.entries(parameters)) {
    const value = read(source);
    if (value !== undefined) found[name] = value;
  }
  const all = [...requires, ...Object.values(parameters)];
  return all.every((source) => source.optional || read(source)) ? found : undefined;
}
