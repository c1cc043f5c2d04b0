import { useCallback, useEffect, useRef, useState } from 'react';
import type { Line } from './recording.model.ts';

/** The most lines the log keeps. Older lines are dropped. */
const MAX_LINES = 2000;

/** The log of a phone. It renders at most once per frame. */
export function useLog() {
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
