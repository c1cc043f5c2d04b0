import { Provider } from 'jotai/react';
import type { createStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface ScreenProps {
  store: ReturnType<typeof createStore>;
  children: ReactNode;
}

/** A screen with its own store around it, and the boundary that catches its crash. */
export function Screen({ store, children }: ScreenProps) {
  return (
    <Provider store={store}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </Provider>
  );
}
