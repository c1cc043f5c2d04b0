import { Button } from '../Button.tsx';
import { ErrorBlock } from '../ErrorBlock.tsx';
import { text } from './lazy.messages.ts';
import { reloadPage } from './reloadPage.ts';

/** The way on that is left where asking again does not help. What was typed is kept by the screens' drafts. */
export const ReloadButton = () => (
  <Button kind="quiet" onClick={reloadPage}>
    {text.reload}
  </Button>
);

interface LostPartProps {
  /** What the borrower should know besides. */
  note: string;
  /** It is being asked for again. */
  busy: boolean;
  onRetry: () => void;
}

/** Stands where a part of the page belongs that did not come. */
export const LostPart = ({ note, ...rest }: LostPartProps) => (
  <ErrorBlock title={text.lost} detail={note} retryLabel={text.again} {...rest}>
    <ReloadButton />
  </ErrorBlock>
);
