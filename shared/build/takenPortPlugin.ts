import type { Server } from 'node:net';
import type { Logger, Plugin } from 'vite';

/** Adds to Vite's own error how to choose another port. */
function explain(server: Pick<Server, 'on'> | null, command: string, logger: Logger): void {
  server?.on('error', ({ code, port = 0 }: NodeJS.ErrnoException & { port?: number }) => {
    if (code !== 'EADDRINUSE') return;
    logger.error(
      `Port ${port} is taken, perhaps by another ${command}. Stop that one, or choose another port: ${command} -- --port ${port + 1}`,
    );
  });
}

/** Explains what to do if the port is taken. Vite does not try the next port, where a second server would be mistaken for the first. */
export function takenPortPlugin(): Plugin {
  return {
    name: 'site-taken-port',
    configureServer: ({ httpServer, config }) => explain(httpServer, 'npm start', config.logger),
    configurePreviewServer: ({ httpServer, config }) =>
      explain(httpServer, 'npm run preview', config.logger),
  };
}
