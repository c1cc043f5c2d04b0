// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyPart } from '../../../shared/ui/LazyPart.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a part shows its placeholder until it is loaded', async () => {
  const Part = lazy(async () => ({ default: () => <p>Hello</p> }));
  render(
    <LazyPart placeholder={<p>Wait</p>}>
      <Part />
    </LazyPart>,
  );
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByText('Hello')).toBeTruthy();
});

it('a part that does not load offers a reload in its place, and the rest of the page stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = lazy(() => Promise.reject(new Error('lost')));
  render(
    <main>
      <p>The rest</p>
      <LazyPart placeholder={null}>
        <Part />
      </LazyPart>
    </main>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('did not load');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.getByText('The rest')).toBeTruthy();
});
