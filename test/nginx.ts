import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConf, securityHeaders } from '../shared/build/hosting.ts';
import { loadPages } from '../shared/build/loadPages.ts';
import { findProgram, NGINX, NGINX_BROTLI } from './browser/installed.ts';
import { freePort } from './freePort.ts';

const nginx = findProgram(NGINX);

/** Whether this machine has an nginx that can send brotli. */
export const hasNginx = nginx !== '';

/** The headers of a site with every page. */
export const siteHeaders = securityHeaders(await loadPages(process.cwd()));

/** Whether something listens at a port. */
function isUp(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}

async function comesUp(port: number): Promise<void> {
  for (let tried = 0; tried < 100; tried += 1) {
    if (await isUp(port)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('nginx did not start');
}

/**
 * A real nginx that serves a build with the configuration of `npm run nginx-conf`.
 * @param root folder above the base path. @param backend address of the sandbox.
 */
export async function startNginx(root: string, base: string, backend: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const conf = `load_module ${NGINX_BROTLI};
user root;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  server {
    listen 127.0.0.1:${port};
    ${nginxConf(root, base, siteHeaders)}
    location /esita/ { proxy_pass ${backend}; }
  }
}`;
  await writeFile(join(folder, 'nginx.conf'), conf);
  const child: ChildProcess = spawn(nginx, ['-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const address = `http://127.0.0.1:${port}`;
  await comesUp(port);
  return {
    address,
    async stop() {
      child.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
