import { useState } from 'react';
import type { LoanDetails } from '../../shared/api/loanDetails.ts';
import { sessionStore } from '../../shared/lib/storage.ts';
import { goTo, openServerAddress } from '../../shared/runtime/navigate.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog, type DialogProps } from '../../shared/ui/Dialog.tsx';
import { type DialogName, openDialog } from './loanDetail.model.ts';
import { orderDialogsText } from './orderDialogs.messages.ts';
import { RatingDialog } from './RatingDialog.tsx';

/**
 * The state of the dialogs for as long as the page lives: those that the borrower has closed stay closed, and the thanks for a
 * rating stay open, whatever a later reading brings.
 */
export function useOrderDialogs() {
  const [closed, setClosed] = useState<readonly DialogName[]>([]);
  const [thanked, setThanked] = useState(false);
  return {
    closed,
    // A functional update, because a dialog may close long after another one has opened.
    close: (name: DialogName) => setClosed((others) => [...others, name]),
    thanked,
    setThanked,
  };
}

type OrderDialogsProps = { details: LoanDetails } & ReturnType<typeof useOrderDialogs>;

/** The four dialogs of the order, one at a time in a fixed order. */
export function OrderDialogs(props: OrderDialogsProps) {
  const { details, closed } = props;
  const name = openDialog(details, closed, sessionStore.read('showBankTip') !== undefined);
  const close = () => name && props.close(name);
  return (
    <>
      {name === 'kindTips' && (
        <Prompt
          title={orderDialogsText.kindTips.title}
          message={details.KindTipsMsg}
          onClose={close}
        >
          <Button onClick={close}>{orderDialogsText.kindTips.confirm}</Button>
        </Prompt>
      )}
      {name === 'card' && (
        <Prompt
          title={details.cardPopTitle || orderDialogsText.card.title}
          message={details.cardPopMsg}
          onClose={close}
          closeIcon={orderDialogsText.card.close}
        >
          <Button
            onClick={() => {
              close();
              goTo('bindBank', { source: 'loanDetail' });
            }}
          >
            {orderDialogsText.card.go}
          </Button>
        </Prompt>
      )}
      {name === 'withdraw' && (
        <Prompt
          title={orderDialogsText.withdraw.title}
          message={details.reyMsg}
          onClose={close}
          closeLabel={orderDialogsText.withdraw.close}
        >
          <Button
            onClick={() => {
              const options = { target: 'jump', identity: true } as const;
              const opened = details.playeduL && openServerAddress(details.playeduL, options);
              // Whether the app opened the address is unknown, so the button stays available.
              if (opened !== 'app') close();
            }}
          >
            {orderDialogsText.withdraw.go}
          </Button>
        </Prompt>
      )}
      <RatingDialog
        open={name === 'rating'}
        onClose={() => props.close('rating')}
        thanked={props.thanked}
        onThanked={props.setThanked}
      />
    </>
  );
}

type PromptProps = Omit<DialogProps, 'actions' | 'kind'> & { message: string };

function Prompt({ message, children, ...dialog }: PromptProps) {
  return (
    <Dialog {...dialog} actions={children}>
      {message && <p>{message}</p>}
    </Dialog>
  );
}
