import { execFileSync } from 'node:child_process';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { portOf } from '../freePort.ts';

/** How long a lender's server takes to answer, ms. */
const ANSWERS_AFTER_MS = 200;
/**
 * How long the body of an answer follows its head, ms. Chromium's slow network counts what has arrived with the head
 * twice, so a document would take once or twice its time, by chance.
 */
const BODY_AFTER_MS = 10;

/** The headers that both versions of HTTP have: HTTP/2 has none about the connection. */
const plainHeaders = (headers: OutgoingHttpHeaders) => {
  const isPlain = ([name]: [string, unknown]) =>
    !/^:|^(connection|keep-alive|transfer-encoding)$/.test(name);
  return Object.fromEntries(Object.entries(headers).filter(isPlain));
};

/** A key and a certificate in one text, which only a browser with `--ignore-certificate-errors` accepts. */
function selfSigned(): Buffer {
  const kind = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=127.0.0.1', '-days', '2'];
  return execFileSync('openssl', ['req', ...kind, '-keyout', '-'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function pass(origin: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const { method, url, headers } = incoming;
  const options = { method, headers: plainHeaders(headers) };
  const passed = request(`${origin}${url}`, options, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 500, plainHeaders(reply.headers));
    setTimeout(() => reply.pipe(outgoing), BODY_AFTER_MS);
  });
  passed.on('error', () => outgoing.stream.close());
  incoming.pipe(passed);
}

/**
 * Serves over HTTP/2 with TLS, as a CDN does.
 * @param site where the files are. @param lender where the calls are answered, after a while.
 */
export async function startFront(site: string, lender: string) {
  const pem = selfSigned();
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    if (!incoming.url.startsWith('/esita/')) pass(site, incoming, outgoing);
    else setTimeout(() => pass(lender, incoming, outgoing), ANSWERS_AFTER_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `https://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}
