import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ACTIONS, type Action } from '../../shared/bridge/protocol.ts';
import { createSimulatedShell, type SimulatedShell } from '../../shared/bridge/simulatedShell.ts';
import { hostSimulator } from '../../shared/bridge/simulator.ts';
import { sanitizeServerUrl } from '../../shared/runtime/navigate.ts';
import { deviceOf } from './devices.ts';
import { type Line, messageLine, type Recording } from './recording.model.ts';
import { replay } from './replay.ts';
import { type PhoneSettings, profileOf, type Tester } from './tester.model.ts';
import { touchAgain, watchTouches } from './touches.ts';

/** Older browsers lack `navigation`. There a framed page cannot go back. */
type FramedWindow = Omit<Window, 'navigation'> & Partial<Pick<Window, 'navigation'>>;

/** The native screen that the app shows over the web view. */
export interface NativeScreen {
  action: string;
  payload: Record<string, unknown>;
}

export interface Phone {
  /** The open page, with a counter so that each opening gets a new frame; undefined before the first. */
  run: { id: number; href: string; tester: Tester } | undefined;
  frame: RefObject<HTMLIFrameElement | null>;
  lines: readonly Line[];
  native: NativeScreen | undefined;
  open(href: string, tester: Tester): void;
  /** The phone's back button. If the page does not handle it, the web view goes back or closes. */
  back(): void;
  /** Returns to the page, from another app or from a native screen. */
  resume(reason: 'foreground' | 'pop'): void;
  /** Sends the page any text as a message from the shell. */
  sendRaw(raw: string): void;
  /** Opens the page of a recording and repeats its steps. */
  replay(href: string, recording: Recording): ReturnType<typeof replay>;
}

/** The most lines the log keeps. Older lines are dropped. */
const MAX_LINES = 2000;
/** A third press of Back within this time leaves the page even if the page handles Back, ms. */
const BACK_WINDOW_MS = 5000;

const LEFT: NativeScreen = { action: 'closeWebView', payload: { reason: 'back' } };

/** The log of a phone. It renders at most once per frame. */
function useLog() {
  const kept = useRef<Line[]>([]);
  const started = useRef(0);
  const drawing = useRef(0);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const draw = useCallback(() => {
    if (drawing.current) return;
    drawing.current = requestAnimationFrame(() => {
      drawing.current = 0;
      setLines([...kept.current]);
    });
  }, []);
  useEffect(() => () => cancelAnimationFrame(drawing.current), []);
  const note = useCallback(
    (line: Omit<Line, 'at'>) => {
      const last = kept.current[kept.current.length - 1];
      // Text typed into one field is a single step.
      const goesOn = line.kind === 'input' && last?.kind === 'input' && last.name === line.name;
      if (goesOn) kept.current.pop();
      const at = goesOn && last ? last.at : Math.round(performance.now() - started.current);
      kept.current.push({ at, ...line });
      if (kept.current.length > MAX_LINES) kept.current.shift();
      draw();
    },
    [draw],
  );
  const restart = useCallback(() => {
    kept.current = [];
    started.current = performance.now();
    draw();
  }, [draw]);
  return { kept, lines, note, restart };
}

function applySafeArea(frame: Window, { device }: PhoneSettings): void {
  const { safeBottom } = deviceOf(device);
  frame.document.documentElement.style.setProperty('--shell-safe-bottom', `${safeBottom}px`);
}

/** Goes back in the frame's own history, not in that of the whole tab. @returns whether it went back. */
function goBackInside(frame: Window): boolean {
  const { navigation } = frame as FramedWindow;
  if (!navigation?.canGoBack) return false;
  History.prototype.back.call(frame.history);
  return true;
}

/** Gives the framed page the history that it would have in its own web view. */
function ownHistory(frame: Window, leave: () => void): void {
  const { navigation } = frame as FramedWindow;
  Object.defineProperties(frame.history, {
    back: { value: () => goBackInside(frame) || leave(), configurable: true },
    length: { get: () => navigation?.entries().length ?? 1, configurable: true },
  });
}

/** A framed phone with its shell, its log and the tester's controls. */
export function usePhone(): Phone {
  const { kept, lines, note, restart } = useLog();
  const [run, setRun] = useState<Phone['run']>();
  const [native, setNative] = useState<NativeScreen>();
  const frame = useRef<HTMLIFrameElement>(null);
  const shell = useRef<SimulatedShell>(undefined);
  const release = useRef<() => void>(undefined);
  const presses = useRef<number[]>([]);
  useEffect(() => () => release.current?.(), []);

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
      presses.current = [];
      restart();
      setNative(undefined);
      release.current = hostSimulator(simulated, (opened) => {
        note({ from: 'phone', kind: 'open', name: opened.location.pathname, detail: '' });
        applySafeArea(opened, tester.phone);
        ownHistory(opened, () => setNative(LEFT));
        watchTouches(opened, (touch) => note({ from: 'tester', ...touch }));
      });
      setRun((last) => ({ id: (last?.id ?? 0) + 1, href, tester }));
    },
    [note, restart],
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
      else {
        const inside = frame.current?.contentWindow;
        return Boolean(inside) && touchAgain(inside as Window, step);
      }
      return true;
    },
    [back, resume, sendRaw],
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

  return { run, frame, lines, native, open, back, resume, sendRaw, replay: again };
}
