import { Component, type ReactNode, Suspense } from 'react';
import { ErrorBlock } from './Block.tsx';
import { Button } from './Button.tsx';
import { LOAD_TEXT, reloadPage } from './reloadPage.ts';

/** Reloads the page, if trying again does not help. Typed text is kept in drafts. */
export const ReloadButton = () => (
  <Button kind="quiet" onClick={reloadPage}>
    {LOAD_TEXT.reload}
  </Button>
);

interface LazyPartProps {
  /** Shown while the part loads. */
  placeholder: ReactNode;
  /** A component made by `React.lazy`. */
  children: ReactNode;
}

/** Shows a part of the page that loads when it is needed. If it does not load, a reload is offered in its place. */
export class LazyPart extends Component<LazyPartProps, { isLost: boolean }> {
  constructor(props: LazyPartProps) {
    super(props);
    this.state = { isLost: false };
  }

  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override render() {
    const { placeholder, children } = this.props;
    if (!this.state.isLost) return <Suspense fallback={placeholder}>{children}</Suspense>;
    return (
      <ErrorBlock title={LOAD_TEXT.lost} detail="">
        <ReloadButton />
      </ErrorBlock>
    );
  }
}
