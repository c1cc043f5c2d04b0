import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { portOf } from '../freePort.ts';
import { behindLine, type Line } from './slowLine.ts';

/** How long a lender's server takes to answer, ms. */
const ANSWERS_AFTER_MS = 200;
/** The longest TLS record, bytes: a phone reads none before it is whole. The rules for nginx say the same. */
const RECORD = 4096;

/** The headers that both versions of HTTP have: HTTP/2 has none about the connection. */
const plainHeaders = (headers: OutgoingHttpHeaders) => {
  const isPlain = ([name]: [string, unknown]) =>
    !/^:|^(connection|keep-alive|transfer-encoding)$/.test(name);
  return Object.fromEntries(Object.entries(headers).filter(isPlain));
};

function selfSigned(): Buffer {
  const kind = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=127.0.0.1', '-days', '2'];
  return execFileSync('openssl', ['req', ...kind, '-keyout', '-'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** A key and a certificate in one text. */
const pem = selfSigned();

/** Has a browser trust the certificate. It keeps nothing in its cache if it is told to ignore all errors of certificates. */
export function trustingFlag(): string {
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

function pass(origin: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const { method, url, headers } = incoming;
  const options = { method, headers: plainHeaders(headers) };
  const passed = request(`${origin}${url}`, options, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 500, plainHeaders(reply.headers));
    reply.pipe(outgoing);
  });
  passed.on('error', () => outgoing.stream.close());
  incoming.pipe(passed);
}

/**
 * Serves over HTTP/2 with TLS, as a CDN does.
 * @param site where the files are. @param lender where the calls are answered, after a while. @param line to the phone.
 */
export async function startFront(site: string, lender: string, line: Line) {
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    if (!incoming.url.startsWith('/esita/')) pass(site, incoming, outgoing);
    else setTimeout(() => pass(lender, incoming, outgoing), ANSWERS_AFTER_MS);
  });
  server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(RECORD));
  const entrance = behindLine(line, (connection) => server.emit('connection', connection));
  await new Promise<void>((resolve) => entrance.listen(0, '127.0.0.1', resolve));
  return { address: `https://127.0.0.1:${portOf(entrance)}`, close: () => entrance.close() };
}
