import './shellCheck.css';
import { useEffect, useState } from 'react';
import type { RecentMessage } from '../../shared/bridge/log.ts';
import type { ActionName, ShellInfo } from '../../shared/bridge/protocol.ts';
import { getConfig } from '../../shared/config/config.ts';
import { guardBack } from '../../shared/runtime/callNative.ts';
import { loadNativeShell } from '../../shared/runtime/loadNativeShell.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { text } from './shellCheck.messages.ts';
import { lineOf, samplesOf } from './shellCheck.model.ts';
import { ACTION_NAMES } from './tester.model.ts';

const REFRESH_MS = 250;

function useBridge() {
  const [info, setInfo] = useState<ShellInfo | 'silent'>();
  const [recent, setRecent] = useState<readonly RecentMessage[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    loadNativeShell().then(async ({ hello, recentMessages }) => {
      if (gone) return;
      timer = setInterval(() => setRecent(recentMessages()), REFRESH_MS);
      const told = await hello();
      if (!gone) setInfo(told ?? 'silent');
    });
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return { info, recent };
}

/** The shell's capabilities, a button for every action, and the last messages, without the need for a console. */
export function ShellCheck() {
  const { info, recent } = useBridge();
  return (
    <>
      <p className="muted">{text.intro}</p>
      <section className="card">
        <h2 className="section-title">{text.found}</h2>
        <Capabilities info={info} />
        <Guard />
      </section>
      <section className="card">
        {ACTION_NAMES.map((action) => (
          <ActionRow key={action} action={action} />
        ))}
      </section>
      <section className="card">
        <h2 className="section-title">{text.recent}</h2>
        {!recent.length && <p className="muted">{text.nothing}</p>}
        <ol className="shell-recent">
          {recent.map((message, index) => (
            <li key={`${message.at}-${index}`}>
              <code>{lineOf(message)}</code>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Capabilities({ info }: { info: ShellInfo | 'silent' | undefined }) {
  if (!info) return <p role="status">{text.asking}</p>;
  if (info === 'silent') return <p role="status">{text.silent}</p>;
  return (
    <p role="status">
      {text.shell}: {info.shell}
      <br />
      {text.actions}: {info.actions.join(', ') || text.none}
      <br />
      {text.events}: {info.events.join(', ') || text.none}
    </p>
  );
}

function Guard() {
  const [on, setOn] = useState(false);
  useEffect(() => (on ? guardBack(() => true) : undefined), [on]);
  return (
    <label className="preview-check">
      <input type="checkbox" checked={on} onChange={() => setOn(!on)} />
      {text.guard}
    </label>
  );
}

function ActionRow({ action }: { action: ActionName }) {
  const [outcome, setOutcome] = useState('');
  const send = async () => {
    setOutcome('…');
    const { shell } = await loadNativeShell();
    const samples = samplesOf(`${location.origin}${getConfig().basePath}`);
    setOutcome(await shell(action, samples[action]));
  };
  return (
    <div className="shell-action">
      <Button kind="secondary" onClick={send}>
        {text.send(action)}
      </Button>
      <p role="status">{text.outcomes[outcome] ?? outcome}</p>
    </div>
  );
}
