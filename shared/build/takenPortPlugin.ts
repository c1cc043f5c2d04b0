import type { Server } from 'node:net';
import type { Logger, Plugin } from 'vite';

/** Says how to choose another port; that the port is taken, Vite says itself. */
function explain(server: Pick<Server, 'on'> | null, command: string, logger: Logger): void {
  server?.on('error', ({ code, port = 0 }: NodeJS.ErrnoException & { port?: number }) => {
    if (code !== 'EADDRINUSE') return;
    logger.error(
      `Port ${port} is taken, perhaps by another ${command}. Stop that one, or choose another port: ${command} -- --port ${port + 1}`,
    );
  });
}

/** A second server in the same folder would be mistaken for the first: it stops, and says what to do. */
export function takenPortPlugin(): Plugin {
  return {
    name: 'site-taken-port',
    configureServer: ({ httpServer, config }) => explain(httpServer, 'npm start', config.logger),
    configurePreviewServer: ({ httpServer, config }) =>
      explain(httpServer, 'npm run preview', config.logger),
  };
}
