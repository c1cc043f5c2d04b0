import { readText } from '../../shared/api/reply.ts';
import type { ReplyData } from '../../shared/runtime/derive.ts';
import { lastFour } from './lastFour.ts';

/** What the document shows instead of the bank cards as they came. */
export interface CardsDerived {
  bankCards: readonly { bankName: string; digits: string }[];
}

/** The bank cards with the last four digits of each. */
export function derive({ bankCards }: ReplyData): CardsDerived {
  const cards: readonly ReplyData[] = Array.isArray(bankCards) ? bankCards.map(Object) : [];
  return {
    bankCards: cards.map(({ bankName, cardNo }) => ({
      bankName: readText(bankName),
      digits: lastFour({ cardNo: readText(cardNo) }),
    })),
  };
}
