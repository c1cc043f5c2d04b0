import { useEffect, useRef, useState } from 'react';
import { ACTIONS, type Action } from '../../shared/bridge/protocol.ts';
import { hostSimulator } from '../../shared/bridge/simulatedShell.ts';
import { tryOr } from '../../shared/lib/tryOr.ts';
import { createApp, type Line, messageLine, type SimulatedApp } from './simulatedApp.ts';
import type { WatchCall } from './simulatedNetwork.ts';
import { deviceOf, type Network, type Tester } from './tester.model.ts';
import { phoneText } from './testPreview.messages.ts';

/** The native screen that the app shows over the web view. */
export interface NativeScreen {
  action: string;
  payload: Record<string, unknown>;
}

/** An open page. Its number is that of the opening, so that each gets a new frame. */
interface Run {
  id: number;
  href: string;
  device: string;
}

/** The most lines the log keeps. Older lines are dropped. */
export const MAX_LINES = 200;

/** A third press of Back within this time leaves the page even if the page handles Back, ms. */
const BACK_WINDOW_MS = 5000;

const LEFT: NativeScreen = { action: 'closeWebView', payload: { reason: 'back' } };

type Said = Omit<Line, 'id' | 'at'>;

function useLog() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const started = useRef(0);
  const count = useRef(0);
  /** Adds a line. @returns what replaces it. */
  const note = (said: Said) => {
    count.current += 1;
    const id = count.current;
    const at = elapsed();
    setLines((last) => [...last, { id, at, ...said }].slice(-MAX_LINES));
    return (then: Said) =>
      setLines((last) => last.map((line) => (line.id === id ? { id, at, ...then } : line)));
  };
  const elapsed = () => Math.round(performance.now() - started.current);
  const noteCall: WatchCall = (method, path) => {
    const call = { from: 'call' as const, name: `${method} ${path}` };
    const replace = note({ ...call, detail: phoneText.unanswered });
    const sent = elapsed();
    return (outcome) => {
      const isBad = outcome === 'failed' || outcome >= 400;
      replace({ ...call, detail: phoneText.answered(outcome, elapsed() - sent), isBad });
    };
  };
  const restart = () => {
    started.current = performance.now();
    setLines([]);
  };
  return { lines, note, noteCall, restart };
}

/** The app of the open page. */
interface RunningApp extends SimulatedApp {
  release: () => void;
  /** Reads where the page is. */
  look: (frame: Window | null) => void;
  presses: number[];
}

/** Where a framed page is; undefined for a page of another site. */
function placeOf(frame: Window | null): Location | undefined {
  return tryOr(() => (frame?.location.origin === location.origin ? frame.location : undefined));
}

/** Watches where a document goes within itself. */
function watchPlace(frame: Window, moved: () => void): void {
  for (const name of ['hashchange', 'popstate']) frame.addEventListener(name, moved);
  (frame as FramedWindow).navigation?.addEventListener('currententrychange', moved);
}

/** A framed phone with its app, its log and the tester's controls. */
export function usePhone() {
  const { lines, note, noteCall, restart } = useLog();
  const [run, setRun] = useState<Run>();
  const [native, setNative] = useState<NativeScreen>();
  const [isElsewhere, setElsewhere] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const app = useRef<RunningApp>(undefined);
  useEffect(() => () => app.current?.release(), []);

  const press = (name: string, detail = '') => note({ from: 'tester', name, detail });

  const open = (href: string, tester: Tester, moved: (place: Location) => void) => {
    app.current?.release();
    const watched = new WeakSet<Document>();
    const look = (frame: Window | null) => {
      const place = placeOf(frame);
      setElsewhere(!place);
      if (!place || !frame) return;
      moved(place);
      if (watched.has(frame.document)) return;
      watched.add(frame.document);
      watchPlace(frame, () => look(frame));
    };
    const simulated = createApp(tester, {
      watchCall: noteCall,
      onTraffic: (traffic) => note(messageLine(traffic)),
      performs(action, payload) {
        const { counted }: Action = ACTIONS[action];
        if (counted) return;
        note({ from: 'phone', name: action, detail: JSON.stringify(payload) });
        setNative({ action, payload });
      },
    });
    restart();
    setNative(undefined);
    const release = hostSimulator((opened) => {
      simulated.attach(opened);
      note({ from: 'phone', name: opened.location.pathname, detail: '' });
      prepareDocument(opened, tester, () => setNative(LEFT));
      look(opened);
    });
    app.current = { ...simulated, release, look, presses: [] };
    setRun((last) => ({ id: (last?.id ?? 0) + 1, href, device: tester.device }));
  };

  const back = () => {
    press('back');
    const inside = frame.current?.contentWindow;
    if (!app.current || !inside) return;
    const now = performance.now();
    const presses = [...app.current.presses.filter((at) => now - at < BACK_WINDOW_MS), now];
    app.current.presses = presses;
    const keeps = app.current.tell('back') && presses.length < 3;
    if (!keeps && !goBackInside(inside)) setNative(LEFT);
  };

  return {
    run,
    frame,
    lines,
    /** The phone shows another site, whose addresses this page cannot read. */
    isElsewhere,
    /** A document has loaded in the frame, perhaps one without a script that would have told the app. */
    loaded: () => app.current?.look(frame.current?.contentWindow ?? null),
    /** The native screen that the app shows over the page. */
    native,
    open,
    /** The phone's back button. If the page does not handle it, the web view goes back or closes. */
    back,
    /** Returns to the page, from another app or from a native screen. */
    resume(reason: 'foreground' | 'pop') {
      setNative(undefined);
      press('resume', reason);
      app.current?.tell('resume', { reason });
    },
    /** Takes the network away from the open page, or gives it back. */
    changeNetwork(next: Network) {
      press('network', next);
      app.current?.changeNetwork(next);
    },
    /** Sends the page any text as a message from the shell. */
    sendRaw: (raw: string) => void app.current?.send(raw),
  };
}

export type Phone = ReturnType<typeof usePhone>;

/** Older browsers lack `navigation`. There a framed page cannot go back. */
type FramedWindow = Omit<Window, 'navigation'> & Partial<Pick<Window, 'navigation'>>;

/** Goes back in the frame's own history, not in that of the whole tab. @returns whether it went back. */
function goBackInside(frame: Window): boolean {
  const { navigation } = frame as FramedWindow;
  if (!navigation?.canGoBack) return false;
  History.prototype.back.call(frame.history);
  return true;
}

/** Gives a framed document the safe area of its device, and the history that it would have in its own web view. */
function prepareDocument(frame: Window, { device }: Tester, leave: () => void): void {
  const { safeBottom } = deviceOf(device);
  frame.document.documentElement.style.setProperty('--shell-safe-bottom', `${safeBottom}px`);
  const { navigation } = frame as FramedWindow;
  Object.defineProperties(frame.history, {
    back: { value: () => goBackInside(frame) || leave(), configurable: true },
    length: { get: () => navigation?.entries().length ?? 1, configurable: true },
  });
}
