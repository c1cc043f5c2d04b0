import { createContext } from 'react';

/** Blocks every button below it: what they act on may be out of date. */
export const ButtonsBlocked = createContext(false);
