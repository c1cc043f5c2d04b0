import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { type Device, deviceOf } from './devices.ts';
import { text } from './phone.messages.ts';
import type { NativeScreen, Phone } from './usePhone.ts';

/** Width of the phone's frame on each side, px. */
const BEZEL = 10;

/** Height of the page above the phone, px, and the smallest scale of the phone. */
const ABOVE = 96;
const SMALLEST = 0.5;

/** The scale at which the phone fits. @param fills it fits the height of its room, otherwise that of the window. */
function useScale(
  width: number,
  height: number,
  fills: boolean,
): [RefObject<HTMLDivElement | null>, number] {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const fit = () => {
      const free = fills ? element.clientHeight : window.innerHeight - ABOVE;
      setScale(Math.min(1, element.clientWidth / width, Math.max(SMALLEST, free / height)));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => observer.disconnect();
  }, [width, height, fills]);
  return [room, scale];
}

interface PhoneFrameProps {
  phone: Phone;
  onOpen: () => void;
  /** It has the rest of its column to itself. */
  fills: boolean;
}

/** A phone in its real size, scaled down to fit. */
export function PhoneFrame({ phone, onOpen, fills }: PhoneFrameProps) {
  const { run, frame, native } = phone;
  const device = deviceOf(run?.tester.phone.device ?? '');
  const width = device.width + 2 * BEZEL;
  const height = device.height + 2 * BEZEL;
  const [room, scale] = useScale(width, height, fills);
  const percent = Math.round(scale * 100);
  return (
    <>
      <div className="phone-room" ref={room}>
        <div className="phone-place" style={{ width: width * scale, height: height * scale }}>
          <div className="phone" style={{ width, height, transform: `scale(${scale})` }}>
            <StatusBar device={device} />
            <div className="phone-screen">
              {run ? (
                <iframe
                  key={run.id}
                  ref={frame}
                  src={run.href}
                  title={text.frame}
                  allow="clipboard-write; geolocation; camera"
                />
              ) : (
                <p className="muted">{text.nothingOpen}</p>
              )}
              {device.safeBottom > 0 && (
                <div
                  className="phone-home"
                  style={{ height: device.safeBottom }}
                  aria-hidden="true"
                />
              )}
              {native && <Native screen={native} phone={phone} onOpen={onOpen} />}
            </div>
          </div>
        </div>
      </div>
      {fills && (
        <p className="phone-size">
          {text.size(device.width, device.height - device.statusBar, percent)}
        </p>
      )}
    </>
  );
}

function StatusBar({ device }: { device: Device }) {
  return (
    <div className="phone-status" style={{ height: device.statusBar }} aria-hidden="true">
      {text.clock}
    </div>
  );
}

interface NativeProps {
  screen: NativeScreen;
  phone: Phone;
  onOpen: () => void;
}

/** A placeholder for the native screen that a real app would show. */
function Native({ screen: { action, payload }, phone, onOpen }: NativeProps) {
  const closed = action === 'closeWebView';
  return (
    <section className="phone-native" aria-label={text.native(action)}>
      <h2 className="section-title">{closed ? text.closed : text.native(action)}</h2>
      <pre>{JSON.stringify(payload, null, 2)}</pre>
      <Button onClick={closed ? onOpen : () => phone.resume('pop')}>
        {closed ? text.openAgain : text.backToPage}
      </Button>
    </section>
  );
}
