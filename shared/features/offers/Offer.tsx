import { useState } from 'react';
import type { Call } from '../../api/call.ts';
import { runtimeText } from '../../runtime/runtime.messages.ts';
import { useSendOnce } from '../../runtime/sendOnce.ts';
import { NO_NOTE, type Note } from '../../ui/Notice.tsx';
import { PROGRESS_TEXT } from '../../ui/progress.messages.ts';
import { showToast } from '../../ui/toast.ts';
import { OfferCard } from './OffersView.tsx';
import type { ShownOffer } from './offer.model.ts';

interface OfferProps<Tap extends object, Answer> {
  offer: ShownOffer;
  call: Call<Tap, Answer>;
  tap: NoInfer<Tap>;
  /** Counts the tap. Not awaited. */
  onTap: () => void;
}

/**
 * Busy until its page loads or another way out is tapped. A failure shows in its card. This page stays in the history, so
 * that a borrower can come back and compare offers.
 */
export function Offer<Tap extends object, Answer extends { url: string; message?: string }>(
  props: OfferProps<Tap, Answer>,
) {
  const { offer, call, tap, onTap } = props;
  const jump = useSendOnce(call, { lost: () => runtimeText.unanswered, leaves: true });
  const [said, setSaid] = useState<Note>(NO_NOTE);

  const open = async () => {
    const sent = jump.send(tap);
    setSaid(NO_NOTE);
    // A tap on an offer that opens already is not counted.
    if (sent) onTap();
    const result = await sent;
    if (!result?.success) return;
    const { url, message } = result.data;
    // The server may accept the tap but return no address, only a message.
    if (url || !message) jump.open(url, { target: 'jump' });
    else {
      showToast(message, { tone: 'error' });
      setSaid({ tone: 'refused', words: message, next: runtimeText.afterRefusal });
      jump.release();
    }
  };

  return (
    <OfferCard
      offer={offer}
      busy={jump.busy && PROGRESS_TEXT.opening}
      note={jump.note.words ? jump.note : said}
      onOpen={open}
    />
  );
}
