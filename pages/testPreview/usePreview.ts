import { useEffect, useRef, useState } from 'react';
import { send } from '../../shared/api/send.ts';
import { getConfig } from '../../shared/config/config.ts';
import type { PageSummary } from '../../shared/document/page.ts';
import { changeEntry } from '../../shared/lib/historyEntry.ts';
import { localStore } from '../../shared/lib/storage.ts';
import { previewLinks } from './pages.model.ts';
import { changedSetUp, movedSetUp } from './place.model.ts';
import { resetCall, type Scenario, scenariosCall } from './sandbox.model.ts';
import { newSessionId, setUpOf, type Tester, testerOf } from './tester.model.ts';

/** Where the device keeps the testers' own settings; they hold nothing about a borrower. */
const TESTER_KEY = 'tester';
/** How long to wait for further changes, for example while a field is being typed, ms. */
const SETTLE_MS = 350;

/** Every page of the build; inserted by the build. */
declare const __PAGES__: readonly PageSummary[];

/** A tester's settings, and how many changes of them an open page has to be opened again for. */
interface Settings {
  tester: Tester;
  edits: number;
}

/** What changes under the open page, or does not concern it. */
const LIVE: readonly (keyof Tester)[] = [
  ...(['contact', 'network', 'fault', 'faultOn', 'faultTimes', 'replyVariant'] as const),
];

const edited = ({ tester, edits }: Settings, change: Partial<Tester>): Settings => {
  const isLive = Object.keys(change).every((name) => LIVE.some((one) => one === name));
  return { tester: changedSetUp(tester, change), edits: edits + (isLive ? 0 : 1) };
};

/** The settings of the first visit, or of the last one. The build renders the page without a session. */
function firstSettings(query: string | undefined): Settings {
  const own = typeof document === 'undefined' ? '' : newSessionId();
  const tester = testerOf(localStore.read(TESTER_KEY), own);
  return { tester: { ...tester, ...carried(query, tester) }, edits: 0 };
}

const site = () => ({ base: getConfig().basePath, pages: __PAGES__ });

const carried = (query: string | undefined, { sessionId }: Tester) =>
  query === undefined ? {} : setUpOf(query, sessionId);

/**
 * A tester's settings, saved on the device between visits. A set-up that the address carries replaces them and is then
 * taken out of the address.
 */
function useTester(hash: string) {
  const [view, query] = hash.split(/\?(.*)/);
  const [settings, setSettings] = useState(() => firstSettings(query));
  const [settled, setSettled] = useState(settings);
  const { tester } = settings;
  /** The query of the address that is in the settings already. */
  const taken = useRef(query);
  const change = (changed: Partial<Tester>) => setSettings((last) => edited(last, changed));
  useEffect(() => {
    localStore.write(TESTER_KEY, JSON.stringify(tester));
    const timer = setTimeout(() => setSettled(settings), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settings]);
  useEffect(() => {
    const isTaken = query === taken.current;
    taken.current = query;
    if (query === undefined) return;
    if (!isTaken) change(carried(query, tester));
    changeEntry(history.state, view);
    // Replacing the address does not tell anybody.
    window.dispatchEvent(new Event('hashchange'));
  }, [query, view]);
  return {
    ...settings,
    settled,
    change,
    /** The phone has gone somewhere. Not heard if the tester has meanwhile chosen something else. */
    follow: (place: Location, edits: number) =>
      setSettings((last) =>
        last.edits === edits ? { ...last, tester: movedSetUp(last.tester, place, site()) } : last,
      ),
  };
}

/** The settings of the tester, and what they lead to. */
export function usePreview(hash: string) {
  const { tester, edits, settled, change, follow } = useTester(hash);
  const [scenarios, setScenarios] = useState<readonly Scenario[]>();
  const [resets, setResets] = useState(0);
  useEffect(() => {
    send(scenariosCall, {}).then((result) => setScenarios(result.success ? result.data : []));
  }, []);
  return {
    tester,
    /** How many changes an open page has to be opened again for. */
    edits,
    /** Changes some of the settings. */
    change,
    /** Keeps where the phone has gone. */
    follow,
    /** The settings as they were when they had not changed for a moment. */
    settled,
    /** Every page of this build. */
    pages: __PAGES__,
    links: previewLinks(tester, __PAGES__, getConfig().basePath),
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
