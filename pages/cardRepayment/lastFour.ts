/** The last four characters of a card number; the rest is never shown. */
export function lastFour({ cardNo }: { cardNo: string }): string {
  return cardNo.replace(/\s/g, '').slice(-4);
}
