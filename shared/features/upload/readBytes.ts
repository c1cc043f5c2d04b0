/** An unsigned big-endian number of `count` bytes; NaN where the bytes end before it. */
export function uint(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let step = 0; step < count; step += 1) {
    value = value * 256 + (bytes[at + step] ?? Number.NaN);
  }
  return value;
}

/** The same, least significant byte first. */
export function uintLittle(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let step = count - 1; step >= 0; step -= 1) {
    value = value * 256 + (bytes[at + step] ?? Number.NaN);
  }
  return value;
}

/** Bytes as Latin-1 letters, for the names that formats give their parts. */
export function letters(bytes: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...Array.from(bytes.subarray(at, at + count)));
}
