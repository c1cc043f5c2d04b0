import { useRef, useState } from 'react';
import { showLost } from '../../../shared/ui/lazy/reloadPage.ts';
import { LOST } from '../landing.messages.ts';
import { say } from '../landing.model.ts';
import { loadSending } from './registration.writes.ts';

/** The captcha of this visit, as its field shows it. */
export interface Captcha {
  status: 'none' | 'drawn' | 'failed';
  /** Address of the image; '' while there is none. */
  image: string;
  /** The id to send with what was typed; '' while there is no picture. */
  sid: string;
  /** Draws new characters, under the same id as long as it gives a picture. */
  renew: () => Promise<void>;
  onError: () => void;
}

const NOTHING = { sid: '', image: '' };

/** The image captcha: its id is asked for with the first picture, not with the page (spec 7.5). */
export function useCaptcha(): Captcha {
  const [status, setStatus] = useState<Captcha['status']>('none');
  const [{ sid, image }, setDrawn] = useState(NOTHING);
  const asking = useRef(false);
  const renew = async () => {
    if (asking.current) return;
    asking.current = true;
    setStatus('drawn');
    const drawn = await loadSending()
      .then(({ drawCaptcha }) => drawCaptcha(sid, Date.now()))
      .catch(() => showLost());
    asking.current = false;
    setDrawn(drawn ?? NOTHING);
    if (!drawn) setStatus('failed');
  };
  // An id without a picture is of no use: the next one is drawn under a new id.
  const onError = () => {
    setDrawn(NOTHING);
    setStatus('failed');
    say(LOST, 'error');
  };
  return { status, image, sid, renew, onError };
}
