import type { RequestSpec } from '../../shared/api/call.ts';
import type { Schema } from '../../shared/lib/schema.ts';

/** A declared call with its name. */
export interface NamedCall {
  /** Stable name of the operation. */
  id: string;
  /** The domain it belongs to. */
  tag: string;
  call: RequestSpec & { reply: Schema<unknown> };
}

/** Every module of the api but those that speak to the server themselves: they need a browser. */
const modules = import.meta.glob<object>(
  ['../../shared/api/*.ts', '!../../shared/api/client.ts', '!../../shared/api/send.ts'],
  { eager: true },
);

/** `loanConfirm.legacy` to `Loan confirm (legacy)`. */
function domainOf(file: string): string {
  const [name = '', variant] = (file.split('/').pop() ?? '').replace(/\.ts$/, '').split('.');
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const plain = words.charAt(0).toUpperCase() + words.slice(1);
  return variant ? `${plain} (${variant})` : plain;
}

function isCall(value: unknown): value is NamedCall['call'] {
  const { path, method, reply } = Object(value) as Record<string, unknown>;
  return typeof path === 'string' && typeof method === 'string' && Boolean(reply);
}

function callsIn(tag: string, name: string, value: unknown): NamedCall[] {
  if (isCall(value)) return [{ id: name.replace(/Call$/, ''), tag, call: value }];
  if (!name.endsWith('Calls')) return [];
  const family = name.replace(/Calls$/, '');
  return Object.entries(Object(value) as object).flatMap(([part, call]) =>
    callsIn(tag, `${family}${part.charAt(0).toUpperCase()}${part.slice(1)}`, call),
  );
}

/** Every call that the client declares, under the name of its constant. */
export const declaredCalls: readonly NamedCall[] = Object.entries(modules).flatMap(
  ([file, domain]) =>
    Object.entries(domain).flatMap(([name, value]) => callsIn(domainOf(file), name, value)),
);
