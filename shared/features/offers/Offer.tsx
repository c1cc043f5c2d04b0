import { useRef } from 'react';
import { MutationNotice } from '../../runtime/mutation/MutationNotice.tsx';
import type { Mutation } from '../../runtime/mutation/mutation.ts';
import { useMutation } from '../../runtime/mutation/useMutation.ts';
import { openServerAddress } from '../../runtime/navigate.ts';
import { showToast } from '../../ui/toast.ts';
import { OfferCard } from './OffersView.tsx';
import type { ShownOffer } from './offer.model.ts';

interface OfferProps<Tap extends object, Answer> {
  offer: ShownOffer;
  /** Requests the offer's address. */
  opening: Mutation<Tap, Answer>;
  /** Identifies the offer within a list. */
  about: string;
  tap: Tap;
  /** Counts the tap. Not awaited. */
  onTap: () => void;
}

/**
 * An offer that opens when tapped. It is busy until its page loads, and shows a failure below. This page
 * stays in the history, so that a borrower can come back and compare offers.
 */
export function Offer<Tap extends object, Answer extends { url: string; message?: string }>(
  props: OfferProps<Tap, Answer>,
) {
  const { offer, opening, about, tap, onTap } = props;
  const jump = useMutation(opening, { about });
  const asking = useRef(false);

  const open = async () => {
    if (asking.current) return;
    asking.current = true;
    onTap();
    const result = await jump.send(opening, tap);
    asking.current = false;
    if (!result?.success) return;
    const { url, message } = result.data;
    // The server may accept the tap but return no address, only a message.
    if (!url && message) showToast(message, { tone: 'error' });
    else if (openServerAddress(url, { target: 'jump' }) === 'left') return;
    // The address was blocked or opened in the app, so this page stays and the offer can be tapped again.
    jump.reopen();
  };

  return (
    <>
      <OfferCard offer={offer} busy={jump.disabled} onOpen={open} />
      <MutationNotice mutation={jump} />
    </>
  );
}
