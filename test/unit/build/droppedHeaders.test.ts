import { expect, it } from 'vitest';
import { watchHeaders } from '../../../shared/build/serve.ts';

it('each header that is dropped is named once, with the reason', () => {
  const lines: string[] = [];
  const look = watchHeaders(['x-market', 'x-lang'], (line) => lines.push(line));
  for (const search of [
    '',
    '?orderId=1&x-market=ph',
    '?x-partner=1&x-lang=%0a',
    '?X-Partner=2&x-lang=',
    '?x-real-ip=1&x-partner=3',
  ])
    look(search);
  expect(lines).toEqual([
    expect.stringMatching(/header x-partner, .*VITE_HEADER_NAMES does not list it/),
    expect.stringMatching(/header x-lang, .*printable ASCII/),
    expect.stringMatching(/header x-real-ip, .*VITE_HEADER_NAMES/),
  ]);
});
