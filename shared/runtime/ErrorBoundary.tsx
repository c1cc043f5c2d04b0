import { Component, type ReactNode } from 'react';
import { ErrorBlock } from '../ui/ErrorBlock.tsx';
import { Contact } from './Contact.tsx';
import { text } from './runtime.messages.ts';

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
        title={text.crashedTitle}
        detail={text.crashedDetail}
        retryLabel={text.reload}
        onRetry={() => location.reload()}
      >
        <Contact />
      </ErrorBlock>
    );
  }
}
