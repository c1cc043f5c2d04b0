import type { Rolldown } from 'vite';

/** The chunks of a bundle, without its other files. */
export function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
}
