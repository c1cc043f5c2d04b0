import { useEffect, useRef, useState } from 'react';
import { ACTIONS, type Action } from '../../shared/bridge/protocol.ts';
import { hostSimulator } from '../../shared/bridge/simulatedShell.ts';
import { createApp, type Line, messageLine, type SimulatedApp } from './simulatedApp.ts';
import { deviceOf, type Network, type Tester } from './tester.model.ts';

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

function useLog() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const started = useRef(0);
  const note = (said: Omit<Line, 'id' | 'at'>) => {
    const at = Math.round(performance.now() - started.current);
    setLines((last) => {
      const id = (last[last.length - 1]?.id ?? 0) + 1;
      return [...last, { id, at, ...said }].slice(-MAX_LINES);
    });
  };
  const restart = () => {
    started.current = performance.now();
    setLines([]);
  };
  return { lines, note, restart };
}

/** A framed phone with its app, its log and the tester's controls. */
export function usePhone() {
  const { lines, note, restart } = useLog();
  const [run, setRun] = useState<Run>();
  const [native, setNative] = useState<NativeScreen>();
  const frame = useRef<HTMLIFrameElement>(null);
  const app = useRef<SimulatedApp & { release: () => void; presses: number[] }>(undefined);
  useEffect(() => () => app.current?.release(), []);

  const press = (name: string, detail = '') => note({ from: 'tester', name, detail });

  const open = (href: string, tester: Tester) => {
    app.current?.release();
    const simulated = createApp(tester, {
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
    });
    app.current = { ...simulated, release, presses: [] };
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
