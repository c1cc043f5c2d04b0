import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { readConfig } from '../../shared/config/readConfig.ts';
import { openServerAddress } from '../../shared/page/navigate.ts';
import { useSandbox, visited } from './screen.tsx';

const hosts = vi.hoisted(() => ({ ownHosts: [] as string[], trustedHosts: [] as string[] }));
vi.mock('../../shared/config/config.ts', async () => {
  const { readConfig: read } = await vi.importActual<{ readConfig: typeof readConfig }>(
    '../../shared/config/readConfig.ts',
  );
  return { config: Object.assign(hosts, { ...read({}), ...hosts }) };
});

const IDENTITY = 'sessionId=s1';
const bad = readFileSync('test/unit/address/bad.txt', 'utf8').replace(/\n$/, '').split('\n');

describe('an address that the server gives', () => {
  useSandbox();
  beforeEach(() => {
    hosts.ownHosts = [];
    hosts.trustedHosts = [];
    history.replaceState(null, '', '/loanDetail?sessionId=s1&productId=7&orderId=1');
  });

  it('of another host is opened without the identity', () => {
    expect(openServerAddress('https://pay.partner.example/x?a=1')).toBe('left');
    expect(visited).toEqual(['assign https://pay.partner.example/x?a=1']);
  });

  it('of our own site or host is given it, once', () => {
    hosts.ownHosts = ['own.example'];
    openServerAddress('/repayment?sessionId=s1');
    openServerAddress('https://own.example/x?sessionId=s1&b=2');
    for (const address of visited) expect(address.split(IDENTITY)).toHaveLength(2);
    expect(visited[1]).toContain('productId=7');
  });

  it('of the redirect is given it anywhere only while no own hosts are configured', () => {
    openServerAddress('https://other.example/x', { identity: true });
    hosts.ownHosts = ['own.example'];
    openServerAddress('https://other.example/x', { identity: true });
    expect(visited[0]).toContain(IDENTITY);
    expect(visited[1]).toBe('assign https://other.example/x');
  });

  it('that only looks like an own host gets nothing of it', () => {
    hosts.ownHosts = ['own.example'];
    const host = fc.oneof(
      fc.domain(),
      fc.constantFrom('own.example.evil.example', 'notown.example', 'own-example.example'),
    );
    fc.assert(
      fc.property(host, fc.webPath(), (name, path) => {
        visited.length = 0;
        openServerAddress(`https://${name}${path}`, { identity: true });
        return name === 'own.example' || !visited.join().includes(IDENTITY);
      }),
    );
  });

  it('on the list of bad ones goes nowhere', () => {
    hosts.trustedHosts = ['m.lend.example', 'pay.partner.example', 'img.lend.example'];
    for (const line of bad) {
      const address: unknown = JSON.parse(`"${line.replace(/(?<!\\)"/g, '\\"')}"`);
      expect(openServerAddress(address), line).toBe('refused');
    }
    expect(visited).toEqual([]);
  });
});
