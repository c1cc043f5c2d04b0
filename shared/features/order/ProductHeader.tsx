import './productHeader.css';
import { type ReactNode, useState } from 'react';
import { imageAddress } from '../../runtime/navigate.ts';

/** A server-given logo sanitized; the name's first letter where it is missing or broken. */
export function Logo({ src, name }: { src: string; name: string }) {
  const [broken, setBroken] = useState(false);
  const address = imageAddress(src);
  if (!address || broken) {
    return (
      <span className="logo logo-letter" aria-hidden="true">
        {name.trim().charAt(0).toUpperCase() || '·'}
      </span>
    );
  }
  return (
    <img
      className="logo"
      src={address}
      alt=""
      width="40"
      height="40"
      onError={() => setBroken(true)}
    />
  );
}

/** Product logo and name, the head of every card about an order; a lender may leave the name out. */
export function ProductHeader({ logo, name }: { logo?: ReactNode; name: ReactNode }) {
  // A heading without words would be announced as empty while the name is loading.
  const Name = logo ? 'h2' : 'p';
  return (
    <div className="product">
      {logo ?? <span className="logo" />}
      {name && <Name className="product-name">{name}</Name>}
    </div>
  );
}
