import './productHeader.css';
import { type ReactNode, useState } from 'react';
import { imageAddress } from '../../runtime/navigate.ts';

/** A logo from the server, or the first letter of the name if there is none or it fails to load. */
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

/** Product logo and name, at the top of a card about an order; a lender may leave the name out. */
export function ProductHeader({ logo, name }: { logo?: ReactNode; name: ReactNode }) {
  // Screen readers would announce an empty heading while the name loads.
  const Name = logo ? 'h2' : 'p';
  return (
    <div className="product">
      {logo ?? <span className="logo" />}
      {name && <Name className="product-name">{name}</Name>}
    </div>
  );
}
