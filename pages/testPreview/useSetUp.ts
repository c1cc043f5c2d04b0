import { useCallback, useEffect } from 'react';
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
  /** The set-up of the address is still on its way, so nothing should be opened yet. */
  isRestoring: boolean;
}

/** The tester's set-up. One that the address carries replaces it and is then taken out of the address. */
export function useSetUp(hash: string): SetUpState {
  const [tester, change] = useTester();
  const dialect = useDialect(tester.fields.sessionId);
  const { view, query } = splitHash(hash);
  const { change: changeDialect } = dialect;
  const apply = useCallback(
    async ({ dialect: number, ...changed }: SetUp) => {
      // First, so that no page is opened before the sandbox answers as it should.
      await changeDialect(number, changed.fields.sessionId, true);
      change(changed);
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
  return { tester, change, dialect, apply, isRestoring: query !== undefined };
}

/** The set-up as a link carries it. */
export function setUpNow({ tester, dialect }: Pick<SetUpState, 'tester' | 'dialect'>): SetUp {
  const { fields, phone, market, language } = tester;
  return { fields, phone, market, language, dialect: dialect.typed || '0' };
}
