import { Button } from '../Button.tsx';
import { ErrorBlock } from '../ErrorBlock.tsx';
import { text } from './lazy.messages.ts';
import { reloadPage } from './reloadPage.ts';

/** Reloads the page, if trying again does not help. Typed text is kept in drafts. */
export const ReloadButton = () => (
  <Button kind="quiet" onClick={reloadPage}>
    {text.reload}
  </Button>
);

interface LoadErrorProps {
  /** Additional information for the borrower. */
  note: string;
  /** Whether a retry is in progress. */
  busy: boolean;
  onRetry: () => void;
}

/** Shown in place of a part of the page that failed to load. */
export const LoadError = ({ note, ...rest }: LoadErrorProps) => (
  <ErrorBlock title={text.lost} detail={note} retryLabel={text.again} {...rest}>
    <ReloadButton />
  </ErrorBlock>
);
