import { useRef, useState } from 'react';
import { showLoadError } from '../../../shared/ui/lazy/reloadPage.ts';
import { NETWORK_ERROR } from '../landing.messages.ts';
import { showMessage } from '../showMessage.ts';
import { loadSending } from './registration.writes.ts';

/** The state of the image captcha. */
export interface Captcha {
  status: 'none' | 'drawn' | 'failed';
  /** Address of the image; `''` if there is none. */
  image: string;
  /** The id to send with the typed characters; `''` if there is no image. */
  sid: string;
  /** Loads a new image, under the same id as long as it works. */
  renew: () => Promise<void>;
  onError: () => void;
}

const NOTHING = { sid: '', image: '' };

/** Manages the image captcha. Its id is requested with the first image, not when the page loads. */
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
      .catch(() => showLoadError());
    asking.current = false;
    setDrawn(drawn ?? NOTHING);
    if (!drawn) setStatus('failed');
  };
  // If the image fails, its id is dropped, and the next image gets a new one.
  const onError = () => {
    setDrawn(NOTHING);
    setStatus('failed');
    showMessage(NETWORK_ERROR, 'error');
  };
  return { status, image, sid, renew, onError };
}
