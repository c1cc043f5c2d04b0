import { text } from './testPreview.messages.ts';
import type { Dialect } from './useDialect.ts';

interface DialectFieldProps {
  dialect: Dialect;
  sessionId: string;
}

/** Sets the reply dialect that the sandbox uses for this session, as soon as it is typed. */
export function DialectField({ dialect, sessionId }: DialectFieldProps) {
  return (
    <label className="field">
      <span>{text.dialect}</span>
      <input
        type="number"
        min="0"
        inputMode="numeric"
        value={dialect.typed}
        onChange={(event) => void dialect.change(event.target.value, sessionId)}
      />
    </label>
  );
}
