import type { JointLoginProduct } from '../../shared/api/jointLogin.ts';
import { readFlag, readText } from '../../shared/api/reply.ts';
import type { Formatted } from '../../shared/lib/fieldFormats.ts';
import type { ReplyData } from '../../shared/runtime/derive.ts';
import { alternativesOf } from './alternatives.ts';

/** A product in the document. */
interface ShownOffer {
  name: string;
  amount: Formatted<'money'>;
  amountDes: string;
  terms: string;
  tags: readonly string[];
  /** The text of its button; '' where that has none of its own, or where it is not available. */
  go: string;
  unnamed: boolean;
  off: boolean;
}

/** What the document shows instead of the products as they came. */
export interface OffersDerived {
  list: readonly ShownOffer[];
}

function productOf(sent: unknown): JointLoginProduct {
  const { logo, name, btnText, enabled, amount, amountDes, rate, des, tags } = Object(
    sent,
  ) as ReplyData;
  return {
    logo: readText(logo),
    name: readText(name),
    btnText: readText(btnText),
    enabled: readFlag(enabled) ?? true,
    amount: readText(amount),
    amountDes: readText(amountDes),
    rate: readText(rate),
    des: readText(des),
    tags: Array.isArray(tags) ? tags.map(readText) : [],
  };
}

/** The products as the page shows them. */
export function derive({ list }: ReplyData): OffersDerived {
  const products = Array.isArray(list) ? list.map(productOf) : [];
  return {
    list: alternativesOf(products).map(({ product, enabled }) => ({
      name: product.name,
      amount: product.amount,
      amountDes: product.amountDes,
      terms: [product.rate, product.des].filter(Boolean).join(' · '),
      tags: product.tags,
      go: enabled ? product.btnText : '',
      unnamed: enabled && !product.btnText,
      off: !enabled,
    })),
  };
}
