import type * as v from 'valibot';
import type { RequestSpec } from '../../shared/api/call.ts';

export interface NamedCall {
  id: string;
  /** The file of its domain. */
  tag: string;
  call: RequestSpec & { reply: v.GenericSchema };
}

/** Every module of the api but those that speak to the server themselves: they need a browser. */
const modules = import.meta.glob<object>(
  ['../../shared/api/*.ts', '!../../shared/api/client.ts', '!../../shared/api/send.ts'],
  { eager: true },
);

function callsIn(tag: string, name: string, value: unknown): NamedCall[] {
  const { reply, ...family } = Object(value);
  if (reply) return [{ id: name.replace(/Call$/, ''), tag, call: value as NamedCall['call'] }];
  if (!name.endsWith('Calls')) return [];
  return Object.entries(family).flatMap(([part, call]) =>
    callsIn(tag, name.replace(/Calls$/, part.charAt(0).toUpperCase() + part.slice(1)), call),
  );
}

/** Every call that the client declares, under the name of its constant. */
export const declaredCalls: readonly NamedCall[] = Object.entries(modules).flatMap(
  ([file, domain]) => {
    const tag = file.replace(/^.*\/|\.ts$/g, '');
    return Object.entries(domain).flatMap(([name, value]) => callsIn(tag, name, value));
  },
);
