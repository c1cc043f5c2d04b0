import { section1 } from './section1.ts';
import { section2 } from './section2.ts';
import { section3 } from './section3.ts';
import { section4 } from './section4.ts';
import { section5 } from './section5.ts';
import { section6 } from './section6.ts';
import { section7 } from './section7.ts';
import { section8 } from './section8.ts';
import { section9 } from './section9.ts';
import type { Statement } from './statement.ts';

const TABLES = {
  ...section1,
  ...section2,
  ...section3,
  ...section4,
  ...section5,
  ...section6,
  ...section7,
  ...section8,
  ...section9,
} as const;

type Tables = typeof TABLES;
/** The id of a requirement that is not open, such as `2.2-07`: section and number. */
export type RequirementId = {
  [Id in keyof Tables]: Tables[Id] extends string ? Id : never;
}[keyof Tables];

/** Every requirement by id, in order. */
export const REQUIREMENTS: Readonly<Record<string, Statement>> = TABLES;
