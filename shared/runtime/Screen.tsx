import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type Store, StoreProvider } from './store.ts';

interface ScreenProps {
  store: Store;
  children: ReactNode;
}

/** Gives a screen its own store and an error boundary. */
export function Screen({ store, children }: ScreenProps) {
  return (
    <StoreProvider value={store}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </StoreProvider>
  );
}
