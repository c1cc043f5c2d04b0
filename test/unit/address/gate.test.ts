import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendOnce, checkAddress, checkImage } from '../../../shared/address/gate.ts';

const strict = {
  page: 'https://m.lend.example/page/',
  trustedHosts: ['m.lend.example', 'pay.partner.example', 'img.lend.example'],
  appScheme: 'lendapp',
};
const open = { ...strict, trustedHosts: [] };

/** Each line is the body of a JSON string. */
function addresses(file: string): string[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .replace(/\n$/, '')
    .split('\n');
  return lines.map((line) => JSON.parse(`"${line.replace(/(?<!\\)"/g, '\\"')}"`));
}

const bad = addresses('bad.txt');
const good = addresses('good.txt');

describe('the gate with trusted hosts', () => {
  it('has addresses to try', () => {
    expect(bad.length).toBeGreaterThan(80);
    expect(good.length).toBeGreaterThan(15);
  });

  it.each(bad)('refuses %j', (address) => {
    expect(checkAddress(address, strict)).toEqual({ kind: 'refused' });
  });

  it.each(good)('accepts %j', (address) => {
    const verdict = checkAddress(address, strict);
    expect(verdict.kind).toBe('web');
    const url = new URL(verdict.kind === 'web' ? verdict.href : '');
    expect(url.protocol).toBe('https:');
    expect(strict.trustedHosts).toContain(url.hostname);
  });

  it('never lets a damaged good address out to anywhere else', () => {
    const pieces = [
      '\t',
      '\n',
      '\r',
      '\0',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '#',
      '?',
      '%2f',
      '%5c',
      '%00',
    ];
    const odd = [...pieces, '\u3002', '\uff0f', '\u202e'];
    fc.assert(
      fc.property(
        fc.constantFrom(...good),
        fc.array(fc.tuple(fc.nat(80), fc.constantFrom(...odd)), {
          minLength: 1,
          maxLength: 4,
        }),
        (address, insertions) => {
          let text = address;
          for (const [at, piece] of insertions) text = text.slice(0, at) + piece + text.slice(at);
          const verdict = checkAddress(text, strict);
          if (verdict.kind !== 'web') return verdict.kind === 'refused';
          const url = new URL(verdict.href);
          return (
            url.protocol === 'https:' &&
            strict.trustedHosts.includes(url.hostname) &&
            url.username + url.password + url.port === ''
          );
        },
      ),
      { numRuns: 5000 },
    );
  });
});

describe('the gate without trusted hosts', () => {
  it.each(['https://any.example/x', 'http://any.example:8080/x?y#z', '/own', '?own=1'])(
    'lets %s pass',
    (address) => expect(checkAddress(address, open).kind).toBe('web'),
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', '//any.example', 'https://a@b.example', 'x'])(
    'still refuses %s',
    (address) => expect(checkAddress(address, open).kind).toBe('refused'),
  );

  it.each([null, undefined, 0, Number.NaN, {}, [], { toString: () => 'https://a.example' }])(
    'refuses what is no text: %s',
    (value) => expect(checkAddress(value, open).kind).toBe('refused'),
  );

  it('refuses an endless address', () => {
    expect(checkAddress(`https://a.example/${'x'.repeat(10_000_000)}`, open).kind).toBe('refused');
  });

  it('knows our app and no other', () => {
    expect(checkAddress('lendapp://order?orderId=1', strict).kind).toBe('app');
    expect(checkAddress('otherapp://order', open).kind).toBe('refused');
  });
});

describe('images and parameters', () => {
  it('takes raster data and web images, nothing that carries script', () => {
    expect(checkImage('data:image/png;base64,iVBORw0KGgo=', strict)).toBeDefined();
    expect(checkImage('https://img.lend.example/a.png', strict)).toBeDefined();
    expect(checkImage('data:image/svg+xml;base64,PHN2Zz4=', open)).toBeUndefined();
    expect(checkImage('lendapp://picture', open)).toBeUndefined();
  });

  it('adds each parameter once and keeps what stands', () => {
    const once = appendOnce('https://a.example/p?orderId=1#end', {
      orderId: '2',
      productId: '7',
    });
    expect(once).toBe('https://a.example/p?orderId=1&productId=7#end');
    expect(appendOnce(once, { orderId: '2', productId: '7' })).toBe(once);
  });
});
