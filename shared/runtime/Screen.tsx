import { Component, type ReactNode } from 'react';
import { ErrorBlock } from '../ui/Block.tsx';
import { ShownProgress } from '../ui/Button.tsx';
import { Progress } from '../ui/Progress.tsx';
import { Contact } from './Contact.tsx';
import { runtimeText } from './runtime.messages.ts';
import { type Store, StoreProvider } from './store.ts';

/** Shows an error with a way to continue if a screen crashes, instead of a blank page. */
class ErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  /** React reports caught errors to nobody else; this reports them to the page's error listeners. */
  override componentDidCatch(error: unknown) {
    dispatchEvent(new ErrorEvent('error', { error }));
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <ErrorBlock
        title={runtimeText.crashedTitle}
        detail={runtimeText.crashedDetail}
        retryLabel={runtimeText.reload}
        onRetry={() => location.reload()}
      >
        <Contact />
      </ErrorBlock>
    );
  }
}

/** Gives a screen its own store and an error boundary. */
export function Screen({ store, children }: { store: Store; children: ReactNode }) {
  return (
    <StoreProvider value={store}>
      <ShownProgress.Provider value={Progress}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </ShownProgress.Provider>
    </StoreProvider>
  );
}
