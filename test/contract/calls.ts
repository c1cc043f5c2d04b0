import type { GenericSchema } from 'valibot';
import * as bindCard from '../../shared/api/bindCard.ts';
import type { RequestSpec } from '../../shared/api/call.ts';
import * as cardRepayment from '../../shared/api/cardRepayment.ts';
import * as complaintRecords from '../../shared/api/complaintRecords.ts';
import * as complaints from '../../shared/api/complaints.ts';
import * as contact from '../../shared/api/contact.ts';
import * as jointLogin from '../../shared/api/jointLogin.ts';
import * as landing from '../../shared/api/landing.ts';
import * as legacyConfirm from '../../shared/api/loanConfirm.legacy.ts';
import * as loanConfirm from '../../shared/api/loanConfirm.ts';
import * as loanDetails from '../../shared/api/loanDetails.ts';
import * as registration from '../../shared/api/registration.ts';
import * as repayment from '../../shared/api/repayment.ts';

/** A declared call with its name. */
export interface NamedCall {
  /** Stable name of the operation. */
  id: string;
  /** The domain it belongs to. */
  tag: string;
  call: RequestSpec & { reply: GenericSchema };
}

const DOMAINS: Readonly<Record<string, object>> = {
  'Order details': loanDetails,
  Repayment: repayment,
  'Older repayment': cardRepayment,
  'Loan confirmation': loanConfirm,
  'Loan confirmation (legacy)': legacyConfirm,
  'Payment account': bindCard,
  Complaints: complaints,
  'Complaint records': complaintRecords,
  Contact: contact,
  'Joint login failure': jointLogin,
  'Landing page': landing,
  Registration: registration,
};

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

/** A module's exports, sorted by name. */
function exportsOf(domain: object): [string, unknown][] {
  return Object.entries(domain).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Every call that the client declares, under the name of its constant. */
export const declaredCalls: readonly NamedCall[] = Object.entries(DOMAINS).flatMap(
  ([tag, domain]) => exportsOf(domain).flatMap(([name, value]) => callsIn(tag, name, value)),
);
