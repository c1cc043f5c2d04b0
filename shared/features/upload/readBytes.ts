/** Reads an unsigned big-endian integer of `count` bytes; NaN if the data ends first. */
export function uint(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let step = 0; step < count; step += 1) {
    value = value * 256 + (bytes[at + step] ?? Number.NaN);
  }
  return value;
}

/** Reads an unsigned little-endian integer of `count` bytes; NaN if the data ends first. */
export function uintLittle(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let step = count - 1; step >= 0; step -= 1) {
    value = value * 256 + (bytes[at + step] ?? Number.NaN);
  }
  return value;
}

/** Reads bytes as Latin-1 text, such as the name of a chunk. */
export function letters(bytes: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...Array.from(bytes.subarray(at, at + count)));
}
