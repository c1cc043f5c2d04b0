/** The result of `work`, or undefined if it throws. */
export function tryOr<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Parsed JSON; undefined if it is none. */
export const parsedJson = (text: string): unknown => tryOr(() => JSON.parse(text));
