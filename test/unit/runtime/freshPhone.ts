import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Opens an address of the site; by default that of an order. @param changes of its parameters, such as `orderId=o2`. */
export function visit(changes = '', path = '/page?productId=7&orderId=o1&sessionId=s'): void {
  const { pathname, searchParams } = new URL(path, location.href);
  for (const [name, value] of new URLSearchParams(changes)) searchParams.set(name, value);
  history.replaceState(null, '', `${pathname}?${searchParams}`);
}

/** Each test begins at the address of an order, with nothing stored or on screen, and in real time. */
export function freshPhone(): void {
  beforeEach(() => {
    visit();
    // The DOM of these tests has none.
    vi.stubGlobal('stop', () => undefined);
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    Reflect.deleteProperty(navigator, 'locks');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** What `fetch` returns without a connection. */
export const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** The words of all toasts. */
export const toasts = () =>
  [...document.querySelectorAll('[role=alert] .toast')].map(({ textContent }) => textContent);
