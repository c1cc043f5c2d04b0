import type { ScreenContext } from '../../runtime/screenContext.ts';
import { amountText } from '../order/amountText.ts';
import { logoOf } from '../order/ProductHeader.tsx';
import { text } from './offers.messages.ts';

/** What a lender says of a product that it recommends. */
export interface OfferContent {
  logo: string;
  /** Empty if the entry could not be read: it only keeps its place. */
  name: string;
  btnText: string;
  amount: string;
  amountDes: string;
  rate: string;
  des: string;
  tags?: readonly string[];
}

/** A recommended product, as its card shows it. */
export type ShownOffer = ReturnType<typeof shownOffers>[number];

/**
 * The offers that have a name, in their places.
 * @param isEnabled whether an offer can be tapped. @param tagged how many, from the top of the list, show their tags.
 */
export function shownOffers<Content extends OfferContent>(
  list: readonly Content[],
  isEnabled: (content: Content) => boolean,
  context: ScreenContext,
  tagged = 0,
) {
  return list.flatMap((content, index) => {
    const { logo, name, btnText, amount, amountDes, rate, des, tags = [] } = content;
    if (!name) return [];
    return {
      // A tap sends it.
      position: `${index + 1}`,
      logo: logoOf(logo, name, context),
      name,
      amount: amountText(amount, context),
      notes: [amountDes, [rate, des].filter(Boolean).join(' · ')].filter(Boolean),
      tags: index < tagged ? tags : [],
      // Taps on a disabled offer are ignored, and the card says that it is not available.
      enabled: isEnabled(content),
      button: btnText || text.open,
    };
  });
}
