import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { calls, visited } from './screen.tsx';

export const sends = (path: string) => calls(path).map(({ method, body }) => ({ method, body }));
export const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** The only address that the page opened: how, where, and with which parameters. */
export function went() {
  expect(visited).toHaveLength(1);
  const [how, address = ''] = `${visited[0]}`.split(' ');
  const { pathname, searchParams } = new URL(address, 'https://lend.example');
  return { how, pathname, ...Object.fromEntries(searchParams) };
}
