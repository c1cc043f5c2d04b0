/** The outcome of some work, or undefined if it takes longer. Rejects only if the work does. @param ms how long to wait. */
export function within<Outcome>(
  ms: number,
  work: Promise<Outcome> | undefined,
): Promise<Outcome | undefined> {
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  return Promise.race([work, tooLong]);
}
