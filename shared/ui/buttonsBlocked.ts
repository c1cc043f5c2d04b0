import { createContext } from 'react';

/** Blocks every button inside it, because the data they act on may be out of date. */
export const ButtonsBlocked = createContext(false);
