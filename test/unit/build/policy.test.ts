import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from '../../../shared/config/readConfig.ts';
import type { Page } from '../../../shared/document/page.ts';
import { policyOf, rendered, SCRIPTS } from './rendered.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page: Page = { name: 'x', title: '', description: '', aliases: [], kind: 'borrower' };

/** The lists of a document's policy by the kind of content, with the given settings. */
function listsOf(settings: Record<string, string> = {}, own: Partial<Page> = {}) {
  const scripts = own.staticScreen ? undefined : SCRIPTS;
  const files = { css: 'p{}', imports: [], guard: '/guard.js' };
  const document = rendered({ ...page, ...own }, { config: readConfig(settings), scripts, files });
  return Object.fromEntries(
    policyOf(document)
      .split('; ')
      .map((one) => one.split(/ (.*)/s)),
  );
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
  const staticScreen = async () => () => null;
  expect(listsOf({}, { staticScreen })).toEqual({
    ...listsOf(),
    ...refused,
    'script-src': "'none'",
  });
});

it('narrows images and frames to the trusted hosts, and opens the API host', () => {
  const api = 'https://api.lend.example';
  const settings = { VITE_TRUSTED_HOSTS: 'img.lend.example', VITE_API_HOST: api };
  expect(listsOf(settings, { frames: true })).toMatchObject({
    'img-src': `'self' data: blob: ${api} https://img.lend.example`,
    'connect-src': `'self' ${api}`,
    'frame-src': "'self' https://img.lend.example",
  });
  expect(listsOf({}, { frames: true })['frame-src']).toBe("'self' https:");
});

it.each(['VITE_REPORT_URL', 'VITE_METRICS_URL'])('opens the address of %s', (key) => {
  const opened = (address: string) => listsOf({ [key]: address })['connect-src'];
  expect(opened('https://log.lend.example/errors?k=1')).toBe("'self' https://log.lend.example");
  expect(opened('/reports')).toBe("'self'");
});
