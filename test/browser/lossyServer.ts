import { request as ask } from 'node:http';
import { serveLocally } from '../freePort.ts';
import { untilReleased } from './holdRequests.ts';

/**
 * Starts a proxy in front of the site, on a free loopback port, that can lose replies and send documents in halves. A route
 * in the browser driver would do the same, but switches off the browser's cache. @param site the real server.
 */
export async function startLossyServer(site: string) {
  let lost: readonly RegExp[] = [];
  let halved: { pattern: RegExp; before: string; until: Promise<void> } | undefined;
  const server = await serveLocally(async (request, response) => {
    const { url = '', method, headers } = request;
    if (lost.some((pattern) => pattern.test(url))) {
      request.socket.destroy();
      return;
    }
    if (halved?.pattern.test(url)) {
      const html = await (await fetch(`${site}${url}`)).text();
      const middle = html.indexOf(halved.before);
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.write(html.slice(0, middle));
      await halved.until;
      response.end(html.slice(middle));
      return;
    }
    const onward = ask(`${site}${url}`, { method, headers }, (answer) => {
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
    /** Sends documents whose path matches only up to a text, by default their files. @returns sends the rest. */
    split(pattern: RegExp, before = '<template class="start"') {
      const { until, release } = untilReleased();
      halved = { pattern, before, until };
      return release;
    },
  };
}
