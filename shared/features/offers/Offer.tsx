import { useRef } from 'react';
import { MutationNotice } from '../../runtime/mutation/MutationNotice.tsx';
import type { Mutation } from '../../runtime/mutation/mutation.ts';
import { useMutation } from '../../runtime/mutation/useMutation.ts';
import { openServerAddress } from '../../runtime/navigate.ts';
import { showToast } from '../../ui/toast.ts';
import { OfferCard, type OfferWords } from './OfferCard.tsx';

interface OfferProps<Tap extends object, Answer> {
  offer: OfferWords;
  enabled: boolean;
  /** Asks where the offer leads. */
  opening: Mutation<Tap, Answer>;
  /** Tells the offers of a list apart. */
  about: string;
  tap: Tap;
  /** Counts the tap; nothing waits for it. */
  onTap: () => void;
}

/**
 * An offer that a tap opens: busy until its page is there, and below it what went wrong. The page stays
 * behind in the history, so that a borrower who compares offers comes back to them.
 */
export function Offer<Tap extends object, Answer extends { url: string; message?: string }>(
  props: OfferProps<Tap, Answer>,
) {
  const { offer, enabled, opening, about, tap, onTap } = props;
  // Without an address there is nothing to open: a server that has the request already is asked again.
  const jump = useMutation(opening, { about, onArrived: (): void => jump.reopen() });
  const asking = useRef(false);

  const open = async () => {
    if (asking.current) return;
    asking.current = true;
    onTap();
    const result = await jump.send(tap);
    asking.current = false;
    if (!result?.success) return;
    const { url, message } = result.data;
    // A tap may be accepted and lead nowhere: then the server says why.
    if (!url && message) showToast(message, { tone: 'error' });
    else if (openServerAddress(url, { target: 'jump' }) === 'left') return;
    // An address that was refused, or that the app has opened, leaves the page as it is.
    jump.reopen();
  };

  return (
    <>
      <OfferCard offer={offer} enabled={enabled} busy={jump.disabled} onOpen={open} />
      <MutationNotice what="offer" mutation={jump} />
    </>
  );
}
