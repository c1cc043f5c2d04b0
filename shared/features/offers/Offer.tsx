import type { Call } from '../../api/call.ts';
import { openServerAddress } from '../../runtime/navigate.ts';
import { text } from '../../runtime/runtime.messages.ts';
import { useSendOnce } from '../../runtime/sendOnce.ts';
import { showToast } from '../../ui/toast.ts';
import { OfferCard } from './OffersView.tsx';
import type { ShownOffer } from './offer.model.ts';

interface OfferProps<Tap extends object, Answer> {
  offer: ShownOffer;
  /** Requests the offer's address. */
  call: Call<Tap, Answer>;
  tap: NoInfer<Tap>;
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
  const { offer, call, tap, onTap } = props;
  const jump = useSendOnce(call, { loading: () => text.opening, lost: () => text.unanswered });

  const open = async () => {
    const sent = jump.send(tap);
    // A tap on an offer that opens already is not counted.
    if (sent) onTap();
    const result = await sent;
    if (!result?.success) return;
    const { url, message } = result.data;
    // The server may accept the tap but return no address, only a message.
    if (!url && message) showToast(message, { tone: 'error' });
    else if (openServerAddress(url, { target: 'jump' }) === 'left') return;
    // The address was blocked or opened in the app, so this page stays and the offer can be tapped again.
    jump.release();
  };

  return (
    <>
      <OfferCard offer={offer} busy={jump.busy} onOpen={open} />
      {jump.note && (
        <p className="note center" role="alert">
          {jump.note}
        </p>
      )}
    </>
  );
}
