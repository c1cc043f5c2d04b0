import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, NGINX, NGINX_BROTLI } from './browser/installed.ts';
import { freePort } from './freePort.ts';
import { startProgram } from './startProgram.ts';

const nginx = findProgram(NGINX);

/**
 * A real nginx that serves a build.
 * @param root the folder that the base path starts in. @param backend address of the sandbox. @param rules those of the build,
 * unless they are another file.
 */
export async function startNginx(
  root: string,
  base: string,
  backend: string,
  rules = join(root, base, 'nginx.conf'),
) {
  const port = await freePort();
  const confIn = (folder: string) => `load_module ${NGINX_BROTLI};
user root;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr notice;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  server {
    listen 127.0.0.1:${port};
    root "${root}";
    include "${rules}";
    location /esita/ { proxy_pass ${backend}; }
  }
}`;
  const { end } = await startProgram(nginx, {
    async args(home) {
      const file = join(home, 'nginx.conf');
      await writeFile(file, confIn(home));
      return ['-c', file];
    },
    says: /start worker process/,
  });
  return { address: `http://127.0.0.1:${port}`, stop: end };
}
