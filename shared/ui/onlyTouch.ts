/** Undefined for more than one finger: two zoom, they neither swipe nor pull. */
export function onlyTouch<Finger>(touches: {
  readonly length: number;
  readonly [index: number]: Finger;
}): Finger | undefined {
  return touches.length === 1 ? touches[0] : undefined;
}
