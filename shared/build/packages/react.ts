import { use } from 'react';

// What the pages and jotai take of React. A name that is missing here fails the build.
export default { use };
export {
  Component,
  createContext,
  createElement,
  createRef,
  Fragment,
  memo,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export { createPortal } from 'react-dom';
export { createRoot } from 'react-dom/client';
