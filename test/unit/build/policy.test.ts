import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { contentPolicy } from '../../../shared/document/contentPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The lists of a policy by the kind of content, with the given settings. */
function listsOf(
  settings: Record<string, string> = {},
  scripts: string[] | undefined = ['head()', 'paint()'],
  hasFrames = false,
): Record<string, string> {
  const policy = contentPolicy(readConfig(settings), scripts, ['p{}'], hasFrames);
  return Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/s)));
}

/** Kinds of content that no page has. */
const UNUSED = ['font', 'media', 'manifest', 'object', 'child'].map((kind) => `${kind}-src`);

it('has a list of its own for every kind of fetch, with exactly what the document carries', () => {
  // https://www.w3.org/TR/CSP3/#directives-fetch, without those that fall back to another of them.
  expect(listsOf()).toEqual({
    'default-src': "'self'",
    'script-src': `'self' ${hash('head()')} ${hash('paint()')}`,
    'style-src': `'self' ${hash('p{}')}`,
    'img-src': "'self' data: blob: https: http:",
    'connect-src': "'self'",
    'frame-src': "'none'",
    ...Object.fromEntries(UNUSED.map((kind) => [kind, "'none'"])),
    'base-uri': "'none'",
    'form-action': "'none'",
    'worker-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'service-worker',
  });
});

it('allows no script and no service worker where there is none', () => {
  const refused = { 'worker-src': "'none'", 'trusted-types': "'none'" };
  expect(listsOf({ VITE_SERVICE_WORKER: 'off' })).toEqual({ ...listsOf(), ...refused });
  const text = contentPolicy(readConfig({}), undefined, ['p{}']);
  expect(text).toContain("script-src 'none';");
  expect(text).toContain("worker-src 'none';");
});

it('narrows images and frames to the trusted hosts, and opens the API host', () => {
  const api = 'https://api.lend.example';
  const settings = { VITE_TRUSTED_HOSTS: 'img.lend.example', VITE_API_HOST: api };
  expect(listsOf(settings, [], true)).toMatchObject({
    'img-src': `'self' data: blob: ${api} https://img.lend.example`,
    'connect-src': `'self' ${api}`,
    'frame-src': "'self' https://img.lend.example",
  });
  expect(listsOf({}, [], true)['frame-src']).toBe("'self' https:");
});

it.each(['VITE_REPORT_URL', 'VITE_METRICS_URL'])('opens the address of %s', (key) => {
  const opened = (address: string) => listsOf({ [key]: address })['connect-src'];
  expect(opened('https://log.lend.example/errors?k=1')).toBe("'self' https://log.lend.example");
  expect(opened('/reports')).toBe("'self'");
});
