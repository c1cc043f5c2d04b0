import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { portOf } from '../freePort.ts';

const DRIP_PIECES = 12;
const DRIP_MS = 80;

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

export interface FaultProxy {
  /** Address that diverted requests go to, without a slash. */
  address: string;
  /** Sets what happens to every request from now on, and sets the count to zero. */
  arm(fault: FaultName): void;
  /** How many requests have come in since then. */
  received(): number;
  /** Closes connections that are still held open. */
  release(): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Forwards the browser's request to the real server. */
async function forward(site: string, request: IncomingMessage): Promise<Answer> {
  const body = await bodyOf(request);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    const hop = ['host', 'connection', 'content-length', 'accept-encoding'].includes(name);
    if (!hop && typeof value === 'string') headers.set(name, value);
  }
  const sent = request.method === 'GET' ? null : new Uint8Array(body);
  const method = request.method ?? 'GET';
  const answer = await fetch(`${site}${request.url}`, { method, headers, body: sent });
  const type = answer.headers.get('content-type') ?? 'application/json';
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Changes the type of every value in the reply's data. */
function scrambled(value: unknown): unknown {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number' || typeof value === 'boolean') return [value];
  if (Array.isArray(value)) return 'a list';
  return 7;
}

function wrongTypes(body: Buffer): string {
  const reply = JSON.parse(body.toString()) as Record<string, unknown>;
  const data = Object(reply.data) as Record<string, unknown>;
  const entries = Object.entries(data).map(([name, value]) => [name, scrambled(value)]);
  return JSON.stringify({ ...reply, data: reply.data ? Object.fromEntries(entries) : 7 });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function head({ status, type, body }: Answer, length = body.length): string {
  return `HTTP/1.1 ${status} OK\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;
}

function plain(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, Connection: 'close' }).end(body);
}

async function drip(socket: Socket, answer: Answer): Promise<void> {
  socket.write(head(answer));
  const size = Math.ceil(answer.body.length / DRIP_PIECES);
  for (let at = 0; at < answer.body.length; at += size) {
    socket.write(answer.body.subarray(at, at + size));
    await pause(DRIP_MS);
  }
  socket.end();
}

const HTML: Answer = {
  status: 500,
  type: 'text/html',
  body: Buffer.from('<!doctype html><h1>Internal Server Error</h1>'),
};

const ENDED: Answer = {
  status: 401,
  type: 'application/json',
  body: Buffer.from('{"code":401}'),
};

/** What happens to the real reply after the server has carried out the request. */
const AFTER: Partial<Record<FaultName, (answer: Answer, response: ServerResponse) => unknown>> = {
  'reset mid-body': ({ body, ...rest }, { socket }) => {
    socket?.write(head({ ...rest, body }));
    socket?.write(body.subarray(0, body.length >> 1), () => socket.destroy());
  },
  '204': (_, response) => response.writeHead(204, { Connection: 'close' }).end(),
  'truncated JSON': ({ body, ...rest }, response) =>
    plain(response, { ...rest, body: body.subarray(0, body.length >> 1) }),
  'wrong types': ({ body, ...rest }, response) =>
    plain(response, { ...rest, body: Buffer.from(wrongTypes(body)) }),
  'slow drip': (answer, { socket }) => socket && drip(socket, answer),
  'duplicate reply': (answer, { socket }) => {
    const whole = Buffer.concat([Buffer.from(head(answer)), answer.body]);
    socket?.end(Buffer.concat([whole, whole]));
  },
  '60 s silence': () => undefined,
  'offline then online': () => undefined,
};

/**
 * A real server in place of the lender's that makes one fault.
 * @param site the sandbox, which it asks first if the fault happens after the request is carried out.
 */
export async function startFaultProxy(site: string): Promise<FaultProxy> {
  let armed: FaultName = 'refused';
  let received = 0;
  const open = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const after = AFTER[armed];
    received += 1;
    if (armed === '500 with HTML') return plain(response, HTML);
    if (armed === '401') return plain(response, ENDED);
    if (armed === 'redirect to a login page') {
      return response.writeHead(302, { Location: `${site}/errorPage`, Connection: 'close' }).end();
    }
    if (!after) return request.socket.destroy();
    return after(await forward(site, request), response);
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // The browser may close the connection at any time.
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const release = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    arm: (fault) => {
      armed = fault;
      received = 0;
    },
    received: () => received,
    release,
    close: () => {
      release();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** What can go wrong on the network, and a session that has ended. */
export const FAULTS = [
  'refused',
  'reset mid-body',
  '500 with HTML',
  '401',
  '204',
  'truncated JSON',
  'wrong types',
  '60 s silence',
  'slow drip',
  'redirect to a login page',
  'offline then online',
  'duplicate reply',
] as const;

export type FaultName = (typeof FAULTS)[number];

/** Faults that the borrower must not notice. */
export const HARMLESS: readonly FaultName[] = ['slow drip', 'duplicate reply'];
