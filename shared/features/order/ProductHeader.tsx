import { useState } from 'react';
import { imageIn, type ScreenContext } from '../../runtime/screenContext.ts';
import { Text } from '../../ui/Text.tsx';
import './productHeader.css';

/** `letter`: the first of the name. */
export interface ShownLogo {
  image: string | undefined;
  letter: string;
}

/** @param src as the server sent it. */
export function logoOf(src: string, name: string, context: ScreenContext): ShownLogo {
  return {
    image: imageIn(context, src),
    letter: name.trim().charAt(0).toUpperCase() || '·',
  };
}

/** A letter if there is no logo or it fails to load; an empty place while it is not known. */
export function Logo({ logo }: { logo: ShownLogo | undefined }) {
  const [broken, setBroken] = useState(false);
  if (!logo) return <span className="logo" />;
  if (!logo.image || broken) {
    return (
      <span className="logo logo-letter" aria-hidden="true">
        {logo.letter}
      </span>
    );
  }
  return (
    <img
      className="logo"
      src={logo.image}
      alt=""
      width="40"
      height="40"
      onError={() => setBroken(true)}
    />
  );
}

export interface ShownProduct {
  logo: ShownLogo;
  /** A lender may leave it out. */
  name: string;
}

/** @param product undefined while it is not known. */
export function ProductHeader({ product }: { product: ShownProduct | undefined }) {
  // Screen readers would announce an empty heading while the name loads.
  const Name = product ? 'h2' : 'p';
  return (
    <div className="product">
      <Logo logo={product?.logo} />
      {product?.name !== '' && (
        <Name className="product-name">
          <Text>{product?.name}</Text>
        </Name>
      )}
    </div>
  );
}
