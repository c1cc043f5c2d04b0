import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { text } from './phone.messages.ts';
import {
  messagesOf,
  type Recording,
  readRecording,
  stepsOf,
  type Verdict,
  writeRecording,
} from './recording.model.ts';
import { freshSession, type Tester } from './tester.model.ts';
import { phoneAddress } from './testPreview.links.ts';
import type { Phone } from './usePhone.ts';

function save(recording: Recording): void {
  const file = new Blob([writeRecording(recording)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'session.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The recording with a new session id, so that the sandbox starts from its initial state. */
function withNewSession({ tester, lines }: Recording): Recording {
  const fields = { ...tester.fields, sessionId: freshSession(Math.random()) };
  return { tester: { ...tester, fields }, lines };
}

/** Saves what was done in the phone, opens a saved session, and replays it. */
export function SessionTools({ phone, tester }: { phone: Phone; tester: Tester }) {
  const [opened, setOpened] = useState<Recording | 'unreadable'>();
  const [verdict, setVerdict] = useState<Verdict | 'busy'>();
  const current = () => phone.run && { tester: phone.run.tester, lines: phone.recorded() };
  const loaded = opened === 'unreadable' ? undefined : opened;
  const again = async () => {
    if (opened === 'unreadable') return;
    const chosen = opened ?? current();
    if (!chosen) return;
    const recording = withNewSession(chosen);
    setOpened(chosen);
    const href = phoneAddress(recording.tester);
    if (!href) return;
    setVerdict('busy');
    setVerdict(await phone.replay(href, recording));
  };
  return (
    <section className="card">
      <h2 className="section-title">{text.session}</h2>
      <p className="muted">{text.sessionHint}</p>
      <div className="preview-ways">
        <Button kind="secondary" onClick={() => save(current() ?? { tester, lines: [] })}>
          {text.save}
        </Button>
        <Button kind="secondary" busy={verdict === 'busy'} onClick={again}>
          {verdict === 'busy' ? text.replaying : text.replay}
        </Button>
      </div>
      <label className="field">
        <span>{text.load}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={async ({ target }) => {
            const file = target.files?.[0];
            setVerdict(undefined);
            setOpened(file && (readRecording(await file.text()) ?? 'unreadable'));
          }}
        />
      </label>
      <div role="status">
        {opened === 'unreadable' && <p className="preview-warning">{text.unreadable}</p>}
        {loaded && (
          <p className="muted">
            {text.loaded(stepsOf(loaded.lines).length, messagesOf(loaded.lines).length)}
          </p>
        )}
        {verdict && verdict !== 'busy' && <Outcome verdict={verdict} />}
      </div>
    </section>
  );
}

function Outcome({ verdict }: { verdict: Verdict }) {
  if (verdict.same) return <p className="preview-good">{text.same(verdict.messages)}</p>;
  if ('missed' in verdict) return <p className="preview-warning">{text.missed(verdict.missed)}</p>;
  return (
    <div className="preview-warning">
      <p>{text.differs}</p>
      <p>
        {text.expected}: <code>{verdict.expected}</code>
      </p>
      <p>
        {text.found}: <code>{verdict.found}</code>
      </p>
    </div>
  );
}
