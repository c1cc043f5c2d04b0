import { useCallback, useRef, useState } from 'react';
import { BASE_PATH } from '../../shared/api/call.ts';
import { CAPTCHA_PATH, sidCall } from '../../shared/api/landing.ts';
import { send } from '../../shared/api/send.ts';
import { config } from '../../shared/config/config.ts';
import { wirePathOf } from '../../shared/config/wirePath.ts';
import { sayFailure } from './landing.model.ts';

/** The address of a captcha image (spec 7.5); another timestamp may give other characters. @param now epoch ms. */
export function captchaAddress(sid: string, now: number): string {
  const query = new URLSearchParams({ sid, a: `${now}` });
  return `${config.apiHost}${BASE_PATH}${wirePathOf(CAPTCHA_PATH, config)}?${query}`;
}

/** The captcha of this visit, as its field shows it. */
export interface Captcha {
  status: 'none' | 'loading' | 'shown' | 'failed';
  /** Address of the image; '' while there is none. */
  image: string;
  /** The id to send with what was typed; '' while there is none. */
  sid: string;
  /** Draws new characters, under the same id as long as it gives a picture. */
  renew: () => Promise<void>;
  onLoad: () => void;
  onError: () => void;
}

/** The image captcha: its id is asked for with the first picture, not with the page (spec 7.5). */
export function useCaptcha(): Captcha {
  const [status, setStatus] = useState<Captcha['status']>('none');
  const [image, setImage] = useState('');
  const [sid, setSid] = useState('');
  const asking = useRef(false);
  const renew = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    setStatus('loading');
    const known = status === 'failed' ? '' : sid;
    const result = known ? undefined : await send(sidCall, {}, { quiet: true });
    asking.current = false;
    if (result && !result.success) {
      sayFailure(result);
      setSid('');
      setImage('');
      return setStatus('failed');
    }
    const current = result ? result.data.sid : known;
    setSid(current);
    setImage(captchaAddress(current, Date.now()));
  }, [sid, status]);
  const onLoad = useCallback(() => setStatus('shown'), []);
  const onError = useCallback(() => setStatus('failed'), []);
  return { status, image, sid, renew, onLoad, onError };
}
