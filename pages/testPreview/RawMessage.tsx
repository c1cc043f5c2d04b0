import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { text } from './phone.messages.ts';

const SAMPLE = '{"v":1,"type":"event","name":"resume","payload":{"reason":"pop"}}';

/** Sends the page any text as a message from the shell, valid or not. */
export function RawMessage({ onSend }: { onSend: (raw: string) => void }) {
  const [raw, setRaw] = useState(SAMPLE);
  return (
    <section className="card">
      <label className="field">
        <span>{text.raw}</span>
        <textarea
          className="preview-raw"
          rows={3}
          value={raw}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setRaw(event.target.value)}
        />
      </label>
      <Button kind="secondary" onClick={() => onSend(raw)}>
        {text.sendRaw}
      </Button>
    </section>
  );
}
