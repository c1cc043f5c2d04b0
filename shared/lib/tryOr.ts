/** Undefined if `work` throws. */
export function tryOr<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Undefined for anything but JSON. */
export const parsedJson = (text: string): unknown => tryOr(() => JSON.parse(text));
