import type { Style } from './spellings.ts';

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

/** What a reply variant tends to do. */
export interface Traits {
  name: string;
  /** How often an optional value is absent or null. */
  silent: number;
  /** How often a value is written in another way. */
  respelled: number;
  styles: readonly [Style, ...Style[]];
  /** How many entries its lists have; 'as they are' leaves them alone. */
  entries: readonly ['as they are' | number, ...('as they are' | number)[]];
  /** Whether it leaves out a required field. */
  omits?: true;
}

export const MAX_ENTRIES = 300;

const plain = { silent: 0.1, respelled: 0.7, entries: ['as they are'] } as const;

const ALL_TRAITS: readonly [Traits, ...Traits[]] = [
  {
    name: 'a little of everything',
    silent: 0.3,
    respelled: 0.6,
    styles: ['human', 'numbers', 'long', 'tiny', 'foreign', 'markup'],
    entries: ['as they are', 0, 1, MAX_ENTRIES],
  },
  { ...plain, name: 'says little', silent: 0.9, styles: ['human'], entries: ['as they are', 0] },
  { ...plain, name: 'long texts', respelled: 1, styles: ['long'] },
  { ...plain, name: 'numbers', styles: ['numbers'] },
  { ...plain, name: 'other scripts', styles: ['foreign'] },
  { ...plain, name: 'looks like markup', styles: ['markup'] },
  { ...plain, name: 'long lists', respelled: 0.3, styles: ['long'], entries: [MAX_ENTRIES] },
  { ...plain, name: 'short lists', styles: ['tiny'], entries: [0, 1] },
  { ...plain, name: 'as people write', respelled: 1, styles: ['human'] },
  { ...plain, name: 'leaves out', silent: 0.3, styles: ['human'], omits: true },
];

/** The traits of a reply variant. @param replyVariant from 1. */
export function traitsOf(replyVariant: number): Traits {
  return ALL_TRAITS[(replyVariant - 1) % ALL_TRAITS.length] ?? ALL_TRAITS[0];
}

/** The new length of a list. @param length of the original. @param inLong whether a list around it is long already. */
export function lengthOf(traits: Traits, length: number, inLong: boolean, random: Random): number {
  const wanted = random.pick(traits.entries);
  if (wanted === 'as they are' || length === 0) return length;
  return wanted > 1 && inLong ? length : wanted;
}
