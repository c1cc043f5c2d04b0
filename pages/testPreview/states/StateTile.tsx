import type { CSSProperties } from 'react';
import type { Device } from '../devices.ts';
import type { Network } from '../network.ts';
import { text } from './states.messages.ts';
import { useNear } from './useNear.ts';

interface StateTileProps {
  page: string;
  /** What the state is called. */
  title: string;
  /** The sandbox's order; `''` for the usual one. */
  orderId: string;
  network: Network;
  device: Device;
  /** The address of the screen, and that of its set-up in the phone. */
  href: string;
  setUpHref: string;
}

/** A small picture of a screen, live but not to be used: a link opens it in the phone. */
export function StateTile(props: StateTileProps) {
  const { page, title, orderId, network, device, href, setUpHref } = props;
  const [screen, isNear] = useNear();
  const size = { '--device-width': device.width, '--device-height': device.height };
  return (
    <li className="state" style={size as CSSProperties}>
      <div className="state-screen" ref={screen} inert>
        {isNear && <iframe name={network} src={href} title={text.frame(page, title)} />}
      </div>
      <a className="state-name" href={setUpHref}>
        <span className="visually-hidden">{page}: </span>
        {title}
      </a>
      {orderId && <code className="state-order">{orderId}</code>}
    </li>
  );
}
