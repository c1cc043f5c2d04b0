import { useEffect, useState } from 'react';
import { send } from '../../shared/api/send.ts';
import { getConfig } from '../../shared/config/config.ts';
import { pageNames } from '../../shared/config/routes.ts';
import { localStore } from '../../shared/lib/storage.ts';
import { previewLinks } from './pages.model.ts';
import { resetCall, type Scenario, scenariosCall } from './sandbox.model.ts';
import { setUpOf, type Tester, testerOf } from './tester.model.ts';

/** Where the device keeps the testers' own settings; they hold nothing about a borrower. */
const TESTER_KEY = 'tester';
/** How long to wait for further changes, for example while a field is being typed, ms. */
const SETTLE_MS = 350;

/**
 * A tester's settings, saved on the device between visits. A set-up that the address carries replaces them and is then
 * taken out of the address.
 */
function useTester(hash: string) {
  const [view, query] = hash.split(/\?(.*)/);
  const carried = () => (query === undefined ? {} : setUpOf(query));
  const [tester, setTester] = useState(() => ({
    ...testerOf(localStore.read(TESTER_KEY)),
    ...carried(),
  }));
  const [settled, setSettled] = useState(tester);
  const change = (changed: Partial<Tester>) => setTester((last) => ({ ...last, ...changed }));
  useEffect(() => {
    localStore.write(TESTER_KEY, JSON.stringify(tester));
    const timer = setTimeout(() => setSettled(tester), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [tester]);
  useEffect(() => {
    if (query === undefined) return;
    change(carried());
    history.replaceState(history.state, '', view);
    // Replacing the address does not tell anybody.
    window.dispatchEvent(new Event('hashchange'));
  }, [query, view]);
  return { tester, change, settled };
}

/** The settings of the tester, and what they lead to. */
export function usePreview(hash: string) {
  const { tester, change, settled } = useTester(hash);
  const [scenarios, setScenarios] = useState<readonly Scenario[]>();
  const [resets, setResets] = useState(0);
  useEffect(() => {
    send(scenariosCall, {}).then((result) => setScenarios(result.success ? result.data : []));
  }, []);
  return {
    tester,
    /** Changes some of the settings. */
    change,
    /** The settings as they were when they had not changed for a moment. */
    settled,
    /** Every page of this build. */
    links: previewLinks(tester, pageNames, getConfig().basePath),
    /** The orders of the sandbox; none if there is no sandbox. */
    scenarios: scenarios ?? [],
    /** Whether the orders are still being read. */
    isReading: scenarios === undefined,
    /** How often the sandbox was reset meanwhile. */
    resets,
    /** Resets the sandbox for the session. */
    async reset() {
      const { success } = await send(resetCall, { sessionId: tester.sessionId });
      if (success) setResets(resets + 1);
    },
  };
}

export type Preview = ReturnType<typeof usePreview>;

/** The properties of a part of the testers' page. */
export interface PreviewProps {
  preview: Preview;
}
