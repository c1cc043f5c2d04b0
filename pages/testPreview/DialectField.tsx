import { useEffect, useState } from 'react';
import { send } from '../../shared/api/send.ts';
import { text } from './testPreview.messages.ts';
import { dialectOf, settingsCall, stateCall } from './testPreview.model.ts';

/** Sets the reply dialect that the sandbox uses for this session, as soon as it is typed. */
export function DialectField({ sessionId }: { sessionId: string }) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    let left = false;
    send(stateCall, { sessionId }, { quiet: true }).then((result) => {
      if (!left) setTyped(result.success ? result.data.settings.dialect : '');
    });
    return () => {
      left = true;
    };
  }, [sessionId]);
  const change = (value: string) => {
    setTyped(value);
    const dialect = dialectOf(value);
    if (dialect !== undefined) void send(settingsCall, { sessionId, dialect });
  };
  return (
    <label className="field">
      <span>{text.dialect}</span>
      <input
        type="number"
        min="0"
        inputMode="numeric"
        value={typed}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
}
