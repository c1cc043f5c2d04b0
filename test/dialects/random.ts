/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** Whether something of this chance, 0 to 1, comes true. */
  chance(likely: number): boolean;
  /** One of some things; each is as likely as the next. */
  pick<Things extends readonly [unknown, ...unknown[]]>(things: Things): Things[number];
}

/** A whole number of 32 bits for a text, other ones for other texts. */
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
  // What comes first still resembles the seed.
  next();
  return {
    chance: (likely) => next() < likely,
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
  };
}
