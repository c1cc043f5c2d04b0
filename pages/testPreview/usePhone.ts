import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ACTIONS, type Action } from '../../shared/bridge/protocol.ts';
import { createSimulatedShell, type SimulatedShell } from '../../shared/bridge/simulatedShell.ts';
import { hostSimulator } from '../../shared/bridge/simulator.ts';
import { sanitizeServerUrl } from '../../shared/runtime/navigate.ts';
import { deviceOf } from './devices.ts';
import { goBackInside, ownHistory } from './frameHistory.ts';
import { createNetwork, type Network, networkOf, type SimulatedNetwork } from './network.ts';
import { type Line, messageLine, type Recording } from './recording.model.ts';
import { replay } from './replay.ts';
import { type PhoneSettings, profileOf, type Tester } from './tester.model.ts';
import { type Touch, touchAgain, watchTouches } from './touches.ts';
import { useLog } from './useLog.ts';

/** The native screen that the app shows over the web view. */
export interface NativeScreen {
  action: string;
  payload: Record<string, unknown>;
}

export interface Phone {
  /** The open page, with a counter so that each opening gets a new frame; undefined before the first. */
  run: { id: number; href: string; tester: Tester } | undefined;
  frame: RefObject<HTMLIFrameElement | null>;
  /** The log as it is drawn, a frame behind. */
  lines: readonly Line[];
  /** The log as it is. */
  recorded(): readonly Line[];
  native: NativeScreen | undefined;
  open(href: string, tester: Tester): void;
  /** The phone's back button. If the page does not handle it, the web view goes back or closes. */
  back(): void;
  /** Returns to the page, from another app or from a native screen. */
  resume(reason: 'foreground' | 'pop'): void;
  /** Takes the network away from the open page, or gives it back. */
  changeNetwork(network: Network): void;
  /** Sends the page any text as a message from the shell. */
  sendRaw(raw: string): void;
  /** Opens the page of a recording and repeats its steps. */
  replay(href: string, recording: Recording): ReturnType<typeof replay>;
}

/** A third press of Back within this time leaves the page even if the page handles Back, ms. */
const BACK_WINDOW_MS = 5000;

const LEFT: NativeScreen = { action: 'closeWebView', payload: { reason: 'back' } };

function applySafeArea(frame: Window, { device }: PhoneSettings): void {
  const { safeBottom } = deviceOf(device);
  frame.document.documentElement.style.setProperty('--shell-safe-bottom', `${safeBottom}px`);
}

/** A framed phone with its shell, its log and the tester's controls. */
export function usePhone(): Phone {
  const { kept, lines, note, restart } = useLog();
  const [run, setRun] = useState<Phone['run']>();
  const [native, setNative] = useState<NativeScreen>();
  const frame = useRef<HTMLIFrameElement>(null);
  const shell = useRef<SimulatedShell>(undefined);
  const network = useRef<SimulatedNetwork>(undefined);
  const release = useRef<() => void>(undefined);
  const presses = useRef<number[]>([]);
  useEffect(() => () => release.current?.(), []);

  const noteTouch = useCallback((touch: Touch) => note({ from: 'tester', ...touch }), [note]);

  const open = useCallback(
    (href: string, tester: Tester) => {
      release.current?.();
      const simulated = createSimulatedShell(profileOf(tester.phone), {
        sanitize: (raw) => sanitizeServerUrl(raw, 'shell'),
        heard: (traffic) => note(messageLine(traffic)),
        performs(action, payload) {
          const { counted }: Action = ACTIONS[action];
          if (counted) return;
          note({ from: 'phone', kind: 'native', name: action, detail: JSON.stringify(payload) });
          setNative({ action, payload });
        },
      });
      shell.current = simulated;
      const limited = createNetwork(tester.phone.network);
      network.current = limited;
      presses.current = [];
      restart();
      setNative(undefined);
      release.current = hostSimulator((opened) => {
        simulated.attach(opened);
        limited.limit(opened);
        note({ from: 'phone', kind: 'open', name: opened.location.pathname, detail: '' });
        applySafeArea(opened, tester.phone);
        ownHistory(opened, () => setNative(LEFT));
        watchTouches(opened, noteTouch);
      });
      setRun((last) => ({ id: (last?.id ?? 0) + 1, href, tester }));
    },
    [note, noteTouch, restart],
  );

  const back = useCallback(() => {
    const now = performance.now();
    presses.current = [...presses.current.filter((at) => now - at < BACK_WINDOW_MS), now];
    note({ from: 'tester', kind: 'back', name: 'back', detail: '' });
    const keeps = shell.current?.tell('back') === true && presses.current.length < 3;
    const inside = frame.current?.contentWindow;
    if (keeps || !inside) return;
    if (!goBackInside(inside)) setNative(LEFT);
  }, [note]);

  const resume = useCallback(
    (reason: 'foreground' | 'pop') => {
      setNative(undefined);
      note({ from: 'tester', kind: 'resume', name: 'resume', detail: reason });
      shell.current?.tell('resume', { reason });
    },
    [note],
  );

  const changeNetwork = useCallback(
    (next: Network) => {
      note({ from: 'tester', kind: 'network', name: 'network', detail: next });
      network.current?.change(next);
    },
    [note],
  );

  const sendRaw = useCallback(
    (raw: string) => {
      note({ from: 'tester', kind: 'raw', name: 'raw message', detail: raw });
      shell.current?.send(raw);
    },
    [note],
  );

  const perform = useCallback(
    (step: Line) => {
      if (step.kind === 'back') back();
      else if (step.kind === 'resume') resume(step.detail === 'pop' ? 'pop' : 'foreground');
      else if (step.kind === 'raw') sendRaw(step.detail);
      else if (step.kind === 'network') {
        changeNetwork(networkOf(step.detail));
      } else {
        const inside = frame.current?.contentWindow;
        return inside ? touchAgain(inside, step, noteTouch) : false;
      }
      return true;
    },
    [back, changeNetwork, noteTouch, resume, sendRaw],
  );

  const again = useCallback<Phone['replay']>(
    (href, { tester, lines: recorded }) => {
      open(href, tester);
      return replay(recorded, {
        lines: () => kept.current,
        perform,
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      });
    },
    [kept, open, perform],
  );

  const recorded = useCallback(() => [...kept.current], [kept]);

  return {
    run,
    frame,
    lines,
    recorded,
    native,
    open,
    back,
    resume,
    changeNetwork,
    sendRaw,
    replay: again,
  };
}
