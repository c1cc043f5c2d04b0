import { useCallback, useState } from 'react';
import { localStore } from '../../shared/lib/storage.ts';
import { type Tester, testerOf } from './tester.model.ts';

/** Where the device keeps the testers' own settings; they hold nothing about a borrower. */
const TESTER_KEY = 'tester';

/** Changes part of a tester's settings. */
export type ChangeTester = (changed: Partial<Tester>) => void;

/** A tester's settings, saved on the device between visits. */
export function useTester(): [Tester, ChangeTester] {
  const [tester, setTester] = useState(() => testerOf(localStore.read(TESTER_KEY)));
  const change = useCallback<ChangeTester>(
    (changed) =>
      setTester((last) => {
        const next = { ...last, ...changed };
        localStore.write(TESTER_KEY, JSON.stringify(next));
        return next;
      }),
    [],
  );
  return [tester, change];
}
