import './productHeader.css';
import { useState } from 'react';
import { imageIn, type ScreenContext } from '../../runtime/screenContext.ts';
import { Text } from '../../ui/Text.tsx';

/** A logo: its address, or the first letter of a name. */
export interface ShownLogo {
  image: string | undefined;
  letter: string;
}

/** The logo of something with a name. @param src its address as the server sent it. */
export function logoOf(src: string, name: string, context: ScreenContext): ShownLogo {
  return {
    image: imageIn(context, src),
    letter: name.trim().charAt(0).toUpperCase() || '·',
  };
}

/** A logo from the server, or a letter if there is none or it fails to load; an empty place while it is not known. */
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

/** A product as the head of a card shows it. */
export interface ShownProduct {
  logo: ShownLogo;
  /** A lender may leave it out. */
  name: string;
}

/** Product logo and name, at the top of a card about an order. @param product undefined while it is not known. */
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
