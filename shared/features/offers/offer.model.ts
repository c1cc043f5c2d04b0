import type { ScreenContext } from '../../runtime/screenContext.ts';
import { amountText } from '../order/amountText.ts';
import { logoOf } from '../order/ProductHeader.tsx';
import { offersText } from './offers.messages.ts';

export interface OfferContent {
  /** In the lender's list, counted from 1. */
  position: string;
  logo: string;
  name: string;
  btnText: string;
  amount: string;
  amountDes: string;
  rate: string;
  des: string;
  tags?: readonly string[];
}

export type ShownOffer = ReturnType<typeof shownOffers>[number];

/** @param isEnabled whether an offer can be tapped. @param tagged how many, from the top of the list, show their tags. */
export function shownOffers<Content extends OfferContent>(
  list: readonly Content[],
  isEnabled: (content: Content) => boolean,
  context: ScreenContext,
  tagged = 0,
) {
  return list.map((content, index) => {
    const { position, logo, name, btnText, amount, amountDes, rate, des, tags = [] } = content;
    return {
      // A tap sends it.
      position,
      logo: logoOf(logo, name, context),
      name,
      amount: amountText(amount, context),
      notes: [amountDes, [rate, des].filter(Boolean).join(' · ')].filter(Boolean),
      tags: index < tagged ? tags : [],
      // Taps on a disabled offer are ignored, and the card says that it is not available.
      enabled: isEnabled(content),
      button: btnText || offersText.open,
    };
  });
}
