import { useEffect, useState } from 'react';
import type { RecentMessage } from '../../shared/bridge/log.ts';
import type { ActionName, ActionPayloads } from '../../shared/bridge/protocol.ts';
import { getConfig } from '../../shared/config/config.ts';
import { guardBack } from '../../shared/runtime/callNative.ts';
import { loadNativeShell } from '../../shared/runtime/loadNativeShell.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ACTION_NAMES } from './simulatedApp.ts';
import { testPreviewText } from './testPreview.messages.ts';

const checkText = testPreviewText.check;

const REFRESH_MS = 250;

/** A sample payload for each action. */
const samples = (): ActionPayloads => ({
  openPage: { url: `${location.origin}${getConfig().basePath}customerService`, title: 'Help' },
  closeWebView: { reason: 'done' },
  openProduct: { productId: '7', position: '1' },
  goHome: {},
  goMine: {},
  returnToLogin: { reason: 'expired' },
  callPhone: { number: '+63280000100' },
  openRating: { from: 'order' },
  reportConfirm: { productId: '7', orderId: '1001', at: 1790000000000 },
  bindStart: { productId: '7', cardType: '1' },
  bindEnd: { productId: '7', ok: true },
});

/** The shell's description of itself, in words, and the last messages of this page. */
function useBridge() {
  const [shown, setShown] = useState(checkText.asking);
  const [recent, setRecent] = useState<readonly RecentMessage[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    loadNativeShell().then(async ({ hello, recentMessages }) => {
      if (gone) return;
      timer = setInterval(() => setRecent(recentMessages()), REFRESH_MS);
      const info = await hello();
      if (!gone) setShown(info ? checkText.found(info) : checkText.silent);
    });
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return { shown, recent };
}

/** The shell's capabilities, a button for every action, and the last messages, without the need for a console. */
export function ShellCheck() {
  const { shown, recent } = useBridge();
  const [isGuarded, setGuarded] = useState(false);
  useEffect(() => (isGuarded ? guardBack(() => true) : undefined), [isGuarded]);
  return (
    <>
      <section className="card">
        <p className="muted">{checkText.intro}</p>
        <p className="prose" role="status">
          {shown}
        </p>
        <label>
          <input type="checkbox" checked={isGuarded} onChange={() => setGuarded(!isGuarded)} />
          {checkText.guard}
        </label>
        {ACTION_NAMES.map((action) => (
          <ActionRow key={action} action={action} />
        ))}
      </section>
      <section className="card record">
        <h2 className="section-title">{checkText.recent}</h2>
        <ol>
          {recent.map(({ kind, name, detail, at }, index) => (
            <li key={`${at}-${index}`}>
              <code>
                {`${kind} ${name}: ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`}
              </code>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function ActionRow({ action }: { action: ActionName }) {
  const [outcome, setOutcome] = useState('');
  const send = async () => {
    setOutcome('…');
    const { shell } = await loadNativeShell();
    setOutcome(await shell(action, samples()[action]));
  };
  return (
    <div className="shell-action">
      <Button kind="secondary" onClick={send}>
        {checkText.send(action)}
      </Button>
      <p className="prose" role="status">
        {checkText.outcomes[outcome] ?? outcome}
      </p>
    </div>
  );
}
