import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { deviceOf } from './tester.model.ts';
import { phoneText } from './testPreview.messages.ts';
import type { NativeScreen, Phone } from './usePhone.ts';

/** Width of the phone's frame on each side, px. */
const BEZEL = 8;

/** The scale at which a phone of this size fits into its room, at most 1. */
function useScale(width: number, height: number): [RefObject<HTMLDivElement | null>, number] {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const fit = () =>
      setScale(Math.min(1, element.clientWidth / width, element.clientHeight / height));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => observer.disconnect();
  }, [width, height]);
  return [room, scale];
}

interface PhoneFrameProps {
  phone: Phone;
  onOpen: () => void;
  /** The actions on the page, beside the size. */
  children: ReactNode;
}

/** A phone in its real size, scaled down to fit. */
export function PhoneFrame({ phone, onOpen, children }: PhoneFrameProps) {
  const { run, frame, native } = phone;
  const device = deviceOf(run?.device ?? '');
  const width = device.width + 2 * BEZEL;
  const height = device.height + 2 * BEZEL;
  const [room, scale] = useScale(width, height);
  return (
    <>
      <div className="phone-room" ref={room}>
        <div className="phone-place" style={{ width: width * scale, height: height * scale }}>
          <div className="phone" style={{ width, height, transform: `scale(${scale})` }}>
            <div className="phone-screen" style={{ marginTop: device.statusBar }}>
              {run && (
                <iframe
                  key={run.id}
                  ref={frame}
                  src={run.href}
                  title={phoneText.frame}
                  onLoad={phone.loaded}
                  allow="clipboard-write; geolocation; camera"
                />
              )}
              {native && (
                <Native {...native} onOpen={onOpen} onReturn={() => phone.resume('pop')} />
              )}
            </div>
          </div>
        </div>
      </div>
      <div className="phone-foot">
        <p>
          {phoneText.size(device.width, device.height - device.statusBar, Math.round(scale * 100))}
        </p>
        {children}
      </div>
    </>
  );
}

interface NativeProps extends NativeScreen {
  onOpen: () => void;
  onReturn: () => void;
}

/** A placeholder for the native screen that a real app would show. */
function Native({ action, payload, onOpen, onReturn }: NativeProps) {
  const closed = action === 'closeWebView';
  return (
    <section className="phone-native" aria-label={phoneText.native(action)}>
      <h2 className="section-title">{closed ? phoneText.closed : phoneText.native(action)}</h2>
      <pre>{JSON.stringify(payload, null, 2)}</pre>
      <Button onClick={closed ? onOpen : onReturn}>
        {closed ? phoneText.openAgain : phoneText.backToPage}
      </Button>
    </section>
  );
}
