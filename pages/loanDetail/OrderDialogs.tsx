import { useState } from 'react';
import type { LoanDetails } from '../../shared/api/loanDetails.ts';
import { sessionStore } from '../../shared/lib/storage.ts';
import { goTo, openServerAddress } from '../../shared/runtime/navigate.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog, type DialogProps } from '../../shared/ui/Dialog.tsx';
import { text } from './loanDetail.messages.ts';
import { type DialogName, openDialog } from './loanDetail.model.ts';
import { RatingDialog } from './RatingDialog.tsx';

/** The four dialogs of the order, one at a time in a fixed order. */
export function OrderDialogs({ details }: { details: LoanDetails }) {
  const [closed, setClosed] = useState<readonly DialogName[]>([]);
  const name = openDialog(details, closed, sessionStore.read('showBankTip') !== undefined);
  const close = () => name && setClosed([...closed, name]);
  // Closed dialogs stay closed when a refresh returns the same prompts.
  return (
    <>
      {name === 'kindTips' && (
        <Prompt title={text.kindTips.title} message={details.KindTipsMsg} onClose={close}>
          <Button onClick={close}>{text.kindTips.confirm}</Button>
        </Prompt>
      )}
      {name === 'card' && (
        <Prompt
          title={details.cardPopTitle || text.card.title}
          message={details.cardPopMsg}
          onClose={close}
          closeIcon={text.card.close}
        >
          <Button
            onClick={() => {
              close();
              goTo('bindBank', { source: 'loanDetail' });
            }}
          >
            {text.card.go}
          </Button>
        </Prompt>
      )}
      {name === 'withdraw' && (
        <Prompt
          title={text.withdraw.title}
          message={details.reyMsg}
          onClose={close}
          closeLabel={text.withdraw.close}
        >
          <Button
            onClick={() => {
              const options = { target: 'jump', identity: true } as const;
              const opened = details.playeduL && openServerAddress(details.playeduL, options);
              // Whether the app opened the address is unknown, so the button stays available.
              if (opened !== 'app') close();
            }}
          >
            {text.withdraw.go}
          </Button>
        </Prompt>
      )}
      <RatingDialog
        open={name === 'rating'}
        // A functional update, because it may close long after another dialog has opened.
        onClose={() => setClosed((others) => [...others, 'rating'])}
      />
    </>
  );
}

type PromptProps = Omit<DialogProps, 'actions' | 'kind'> & { message: string };

function Prompt({ message, children, ...dialog }: PromptProps) {
  return (
    <Dialog {...dialog} actions={children}>
      {message && <p className="lines">{message}</p>}
    </Dialog>
  );
}
