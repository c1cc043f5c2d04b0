import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, except while the build renders a document: it has no layout, and React 18 warns of that. */
export const useBrowserLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;
