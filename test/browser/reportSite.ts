import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { pages } from '../../pages/pages.ts';
import { serveBuild } from '../../shared/build/staticServer.ts';
import { portOf } from '../freePort.ts';
import { sandboxHandler } from '../sandbox/server.ts';

/** A message that a page has sent about itself. */
interface Report {
  text: string;
  headers: IncomingHttpHeaders;
}

/** A site that receives what its pages report at one path. */
export interface ReportSite {
  address: string;
  arrived: Report[];
  close: () => void;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

/** Serves a build with the sandbox. @param path where reports arrive; requests for others are answered as ever. */
export async function startReportSite(outDir: string, path: string): Promise<ReportSite> {
  const arrived: Report[] = [];
  const sandbox = sandboxHandler();
  const files = serveBuild(outDir, pages);
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && !request.url?.startsWith('/esita')) {
      const report = { text: await textOf(request), headers: request.headers };
      if (request.url === path) arrived.push(report);
      response.writeHead(204).end();
    } else if (request.url?.startsWith('/esita')) void sandbox(request, response);
    else files(request as never, response, () => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    arrived,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
