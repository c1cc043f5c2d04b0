import { useRef, useState } from 'react';
import { CAPTCHA_PATH, sidCall } from '../../../shared/api/landing.ts';
import { requestAddress, send } from '../../../shared/api/send.ts';
import { showLoadError } from '../../../shared/ui/reloadPage.ts';
import { networkError, showFailure, showMessage } from '../Message.tsx';

/** The id to send with the typed characters, and the address of the image. */
interface Image {
  sid: string;
  image: string;
}

/**
 * Gets a new captcha image, under the known id or a new one. The timestamp prevents a cached image.
 * @param known the current id. @returns undefined on failure, after showing the reason.
 */
async function draw(known: string | undefined): Promise<Image | undefined> {
  const result = known ? undefined : await send(sidCall, {});
  if (result && !result.success) {
    showFailure(result);
    return undefined;
  }
  const sid = result?.data.sid ?? known ?? '';
  return { sid, image: requestAddress(CAPTCHA_PATH, { sid, a: `${Date.now()}` }) };
}

/** The image captcha. Its id is requested with the first image, not when the page loads. */
export function useCaptcha() {
  const [status, setStatus] = useState<'none' | 'drawn' | 'failed'>('none');
  const [drawn, setDrawn] = useState<Image>();
  const asking = useRef(false);
  return {
    status,
    sid: drawn?.sid ?? '',
    image: drawn?.image ?? '',
    /** Loads a new image, under the same id as long as it works. */
    async renew() {
      if (asking.current) return;
      asking.current = true;
      setStatus('drawn');
      const next = await draw(drawn?.sid).catch(() => showLoadError());
      asking.current = false;
      setDrawn(next || undefined);
      if (!next) setStatus('failed');
    },
    // If the image fails, its id is dropped, and the next image gets a new one.
    onError() {
      setDrawn(undefined);
      setStatus('failed');
      showMessage(networkError(), 'error');
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
