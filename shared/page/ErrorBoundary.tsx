import { Component, type ReactNode } from 'react';
import { ErrorBlock } from '../ui/ErrorBlock.tsx';
import { Contact } from './Contact.tsx';

/** Turns a crash of a screen into a readable state with a way on, never a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  /** React keeps what it caught to itself; whoever listens for errors hears of it here. */
  override componentDidCatch(error: unknown) {
    dispatchEvent(new ErrorEvent('error', { error }));
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <ErrorBlock
        title="Something went wrong"
        detail="This page could not be shown. Your order has not changed."
        retryLabel="Reload"
        onRetry={() => location.reload()}
      >
        <Contact />
      </ErrorBlock>
    );
  }
}
