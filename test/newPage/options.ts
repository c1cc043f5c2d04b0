import { parseArgs } from 'node:util';

/** What somebody asks for: a page that reads one call. */
export interface NewPage {
  /** The folder and the address, such as `repaymentHistory`. */
  name: string;
  method: 'GET' | 'POST';
  /** Below the base path, such as `/v3/installment/history`. */
  path: string;
  /** Whether it has Filipino. */
  filipino: boolean;
}

/** A mistake of whoever typed the command; the message says what to type instead. */
export class UsageError extends Error {}

const USAGE = 'npm run new-page -- repaymentHistory --call POST:/v3/installment/history [--fil]';
const CAMEL_CASE = /^[a-z]+(?:[A-Z][a-z]*|\d+)*$/;
/** Longer names would break lines of generated files. */
const MAX_LETTERS = 28;
const METHODS = ['GET', 'POST'] as const;
const SEGMENT = String.raw`(?:[\w.-]+|\{(?:country|service)\})`;
const PATH = new RegExp(`^(?:/${SEGMENT})+$`);

const mistake = (what: string) => new UsageError(`${what}\nUsage: ${USAGE}`);

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { call: { type: 'string' }, fil: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw mistake(error instanceof Error ? error.message : `${error}`);
  }
}

function callFrom(given: string): Pick<NewPage, 'method' | 'path'> {
  const [typed = '', ...rest] = given.split(':');
  const path = rest.join(':');
  const method = METHODS.find((one) => one === typed);
  if (!method) throw mistake(`--call ${given}: the method must be ${METHODS.join(' or ')}`);
  if (!PATH.test(path)) {
    throw mistake(
      `--call ${given}: the path must look like /v3/installment/history; {country} and {service} may be parts of it`,
    );
  }
  return { method, path };
}

/** Reads the command's arguments. @throws UsageError naming the first that is wrong. */
export function readOptions(args: readonly string[]): NewPage {
  const { values, positionals } = parsed(args);
  const [name, ...more] = positionals;
  if (!name) throw mistake('The name of the page is missing');
  if (more.length) throw mistake(`One page at a time: ${positionals.join(', ')}`);
  if (!CAMEL_CASE.test(name)) throw mistake(`${name}: the name must be in camelCase`);
  if (name.length > MAX_LETTERS) throw mistake(`${name}: at most ${MAX_LETTERS} letters`);
  if (!values.call) throw mistake('--call is missing: what the page reads');
  return { name, filipino: values.fil, ...callFrom(values.call) };
}
