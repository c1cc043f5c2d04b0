/** Random choices that are the same for the same seed. */
export interface Random {
  /** True with a probability of `chance`, 0 to 1. */
  chance(likely: number): boolean;
  /** One of several values, each equally likely. */
  pick<Things extends readonly [unknown, ...unknown[]]>(things: Things): Things[number];
}

/** A 32-bit hash of a text. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return hash >>> 0;
}

/** The mulberry32 generator. @param seed any text. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  // The first number still resembles the seed.
  next();
  return {
    chance: (likely) => next() < likely,
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
  };
}
