import type { Plugin } from 'vite';

/** The file that makes a folder of `pages/` a page. */
const DEFINITION = /\/pages\/\w+\/page\.ts$/;

/** Restarts the dev server when a page is added, changed or taken away: its configuration stands on the definitions. */
export function pagesPlugin(): Plugin {
  return {
    name: 'site-pages',
    apply: 'serve',
    configureServer(server) {
      if (server.config.server.middlewareMode) return;
      server.watcher.on('all', (_event, file) => {
        if (DEFINITION.test(file)) void server.restart();
      });
    },
  };
}
