import { useCallback, useEffect, useState } from 'react';
import { type SetUp, setUpOf, splitHash } from './setUp.model.ts';
import type { Tester } from './tester.model.ts';
import { type Dialect, useDialect } from './useDialect.ts';
import { type ChangeTester, useTester } from './useTester.ts';

/** Everything that a tester has set, and how to change it. */
export interface SetUpState {
  tester: Tester;
  change: ChangeTester;
  dialect: Dialect;
  /** Replaces the whole set-up but the contact and the address of this computer. */
  apply(setUp: SetUp): Promise<void>;
  /** The sandbox does not answer as the set-up says yet, so nothing should be opened. */
  isApplying: boolean;
}

/** The tester's set-up. One that the address carries replaces it and is then taken out of the address. */
export function useSetUp(hash: string): SetUpState {
  const [tester, change] = useTester();
  const dialect = useDialect(tester.fields.sessionId);
  const { view, query } = splitHash(hash);
  const { change: changeDialect } = dialect;
  const [pending, setPending] = useState(0);
  const apply = useCallback(
    async ({ dialect: number, ...changed }: SetUp) => {
      // At once, so that it overwrites nothing that the tester changes meanwhile.
      change(changed);
      setPending((count) => count + 1);
      await changeDialect(number, changed.fields.sessionId, true);
      setPending((count) => count - 1);
    },
    [change, changeDialect],
  );
  useEffect(() => {
    if (query === undefined) return;
    apply(setUpOf(query)).then(() => {
      history.replaceState(history.state, '', view);
      // Replacing the address does not tell anybody.
      window.dispatchEvent(new Event('hashchange'));
    });
  }, [apply, query, view]);
  const isApplying = query !== undefined || pending > 0;
  return { tester, change, dialect, apply, isApplying };
}

/** The set-up as a link carries it. */
export function setUpNow({ tester, dialect }: Pick<SetUpState, 'tester' | 'dialect'>): SetUp {
  const { fields, phone, market, language } = tester;
  return { fields, phone, market, language, dialect: dialect.typed || '0' };
}
