import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type Store, StoreProvider } from './store.ts';

interface ScreenProps {
  store: Store;
  children: ReactNode;
}

/** A screen with its own store around it, and the boundary that catches its crash. */
export function Screen({ store, children }: ScreenProps) {
  return (
    <StoreProvider value={store}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </StoreProvider>
  );
}
