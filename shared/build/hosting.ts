import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasSimulator, type Page } from '../document/page.ts';
import type { Site } from './site.ts';

/**
 * Headers of every response. What a document may load is in its own `<meta>` policy; https, framing and permissions can
 * only be set by headers.
 */
export function securityHeaders(pages: readonly Page[]): Record<string, string> {
  // Testers read coordinates.
  const geolocation = hasSimulator(pages) ? 'self' : '';
  return {
    // One year. Browsers ignore it over plain http. Subdomains are not included: the operator decides about them.
    'Strict-Transport-Security': 'max-age=31536000',
    'Content-Security-Policy': "frame-ancestors 'self'",
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': `camera=(), microphone=(), geolocation=(${geolocation})`,
  };
}

/** How each kind of host writes a header, and what stands between two. */
const FORMATS: Readonly<Record<string, [(name: string, value: string) => string, string]>> = {
  'nginx.conf': [(name, value) => `add_header ${name} "${value}" always;`, '\n  '],
  _headers: [(name, value) => `${name}: ${value}`, '\n  '],
  'vercel.json': [(key, value) => JSON.stringify({ key, value }), ', '],
};

/** Files that only hosts read. */
export const HOSTING_FILES = Object.keys(FORMATS);

/** Writes the rules for hosts into a build: the files in `hosting/`, with base path and headers. */
export async function writeHostingFiles({ outDir, pages, config }: Site): Promise<void> {
  const headers = Object.entries(securityHeaders(pages));
  for (const [file, [line, between]] of Object.entries(FORMATS)) {
    const rules = await readFile(join(import.meta.dirname, 'hosting', file), 'utf8');
    const lines = headers.map(([name, value]) => line(name, value)).join(between);
    const filled = rules
      .split('@base@')
      .join(config.basePath)
      .split(/"?@headers@"?/);
    await writeFile(join(outDir, file), filled.join(lines));
  }
}
