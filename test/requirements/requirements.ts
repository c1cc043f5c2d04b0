import { section1, section2, section3 } from './sections1to3.ts';
import { section4, section5, section6 } from './sections4to6.ts';
import { section7, section8, section9 } from './sections7to9.ts';
import type { Statement } from './statement.ts';

/** Every requirement by id, such as `2.2-07` (section and number), in order. */
export const REQUIREMENTS: Readonly<Record<string, Statement>> = {
  ...section1,
  ...section2,
  ...section3,
  ...section4,
  ...section5,
  ...section6,
  ...section7,
  ...section8,
  ...section9,
};
