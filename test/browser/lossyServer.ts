import { request as ask, type ServerResponse } from 'node:http';
import { serveLocally } from '../freePort.ts';
import { untilReleased } from './holdRequests.ts';

interface Halved {
  pattern: RegExp;
  /** The text that the second half begins with. */
  before: string;
  until: Promise<void>;
}

/** Sends a document in two halves. */
async function sendInHalves(address: string, response: ServerResponse, { before, until }: Halved) {
  const html = await (await fetch(address)).text();
  const middle = html.indexOf(before);
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.write(html.slice(0, middle));
  await until;
  response.end(html.slice(middle));
}

/**
 * Starts a proxy in front of the site, on a free loopback port, that can lose requests and replies. A route in the browser
 * driver would do the same, but switches off the browser's cache. @param site the real server.
 */
export async function startLossyServer(site: string) {
  let lost: readonly RegExp[] = [];
  let held: { pattern: RegExp; until: Promise<void> } | undefined;
  let halved: Halved | undefined;
  const asked: string[] = [];
  const server = await serveLocally(async (request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (held?.pattern.test(path)) await held.until;
    if (request.socket.destroyed) return;
    if (lost.some((pattern) => pattern.test(path))) {
      request.socket.destroy();
      return;
    }
    const { method, headers } = request;
    if (halved?.pattern.test(path)) return sendInHalves(`${site}${path}`, response, halved);
    const onward = ask(`${site}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  return {
    ...server,
    /** Loses every reply whose path matches, from now on; none without patterns. */
    lose(...patterns: RegExp[]) {
      lost = patterns;
    },
    /** Keeps requests whose path matches waiting. @returns lets them go on, unless the browser has given them up. */
    hold(pattern: RegExp) {
      const { until, release } = untilReleased();
      held = { pattern, until };
      return release;
    },
    /** Sends documents whose path matches only up to a text, by default their files. @returns sends the rest. */
    split(pattern: RegExp, before = '<link itemProp') {
      const { until, release } = untilReleased();
      halved = { pattern, before, until };
      return release;
    },
    /** The path of each request so far, with its query. */
    asked: asked as readonly string[],
  };
}
