import { Component, type ReactNode, Suspense } from 'react';
import { ErrorBlock } from './Block.tsx';
import { Button } from './Button.tsx';
import { LOAD_TEXT, reloadPage } from './reloadPage.ts';

/** Typed text is kept in drafts. */
export const ReloadButton = () => (
  <Button kind="quiet" onClick={reloadPage}>
    {LOAD_TEXT.reload}
  </Button>
);

interface LazyPartProps {
  placeholder: ReactNode;
  /** A component made by `React.lazy`. */
  children: ReactNode;
}

/** If the part does not load, a reload is offered in its place. */
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
