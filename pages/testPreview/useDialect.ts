import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '../../shared/api/send.ts';
import { sendShown } from '../../shared/runtime/sendShown.ts';
import { dialectOf, settingsCall, stateCall } from './testPreview.model.ts';

/** The reply dialect of the sandbox for a session. The sandbox keeps it, so a reload finds it again. */
export interface Dialect {
  /** As in the field, valid or not. */
  typed: string;
  /** Counts the changes that the sandbox has taken. */
  changes: number;
  /**
   * Sets it for a session. Resolves when the sandbox has answered, or cannot be reached. Never rejects.
   * @param quiet shows no message on failure.
   */
  change(typed: string, sessionId: string, quiet?: boolean): Promise<void>;
}

/** Reads and sets the dialect of a session. */
export function useDialect(sessionId: string): Dialect {
  const [typed, setTyped] = useState('');
  const [changes, setChanges] = useState(0);
  const asked = useRef(0);
  useEffect(() => {
    const before = asked.current;
    let left = false;
    send(stateCall, { sessionId }).then((result) => {
      const isCurrent = !left && asked.current === before;
      if (isCurrent) setTyped(result.success ? result.data.settings.dialect : '');
    });
    return () => {
      left = true;
    };
  }, [sessionId]);
  const change = useCallback(async (value: string, session: string, quiet = false) => {
    asked.current += 1;
    const mine = asked.current;
    setTyped(value);
    const dialect = dialectOf(value);
    if (dialect === undefined) return;
    const { success } = await sendShown(settingsCall, { sessionId: session, dialect }, { quiet });
    if (!success || asked.current !== mine) return;
    // A read that the sandbox answered before this change says what was.
    asked.current += 1;
    setTyped(value);
    setChanges((count) => count + 1);
  }, []);
  return { typed, changes, change };
}
