import type { Atom, createStore, WritableAtom } from 'jotai/vanilla';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

export type Store = ReturnType<typeof createStore>;

const StoreContext = createContext<Store | undefined>(undefined);

export const StoreProvider = StoreContext.Provider;

function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore must be called within a Screen');
  return store;
}

// These two hooks replace `jotai/react`, which also handles promises and costs each page 0.8 KB more.

/** The value of an atom; updates whenever it changes. */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  const store = useStore();
  const listen = useCallback((notify: () => void) => store.sub(atom, notify), [store, atom]);
  const read = () => store.get(atom);
  return useSyncExternalStore(listen, read, read);
}

/** The setter of an atom; the same function on every render. */
export function useSetAtom<Value, Given extends unknown[], Answer>(
  atom: WritableAtom<Value, Given, Answer>,
): (...given: Given) => Answer {
  const store = useStore();
  return useCallback((...given: Given) => store.set(atom, ...given), [store, atom]);
}
