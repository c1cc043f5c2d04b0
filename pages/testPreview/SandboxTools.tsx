import { BASE_PATH } from '../../shared/api/call.ts';
import { sendShown } from '../../shared/runtime/sendShown.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { Panel } from './Panel.tsx';
import { text } from './testPreview.messages.ts';
import { resetCall } from './testPreview.model.ts';

interface SandboxToolsProps {
  sessionId: string;
  /** The counter opens in a tab of its own, so that what the phone shows stays. */
  opensTab: boolean;
}

/** Tools of the sandbox: its payment counter and its reset. */
export function SandboxTools({ sessionId, opensTab }: SandboxToolsProps) {
  const reset = async () => {
    const result = await sendShown(resetCall, { sessionId });
    if (result.success) showToast(text.resetDone);
  };
  return (
    <Panel title={text.sandbox}>
      <p>
        <a
          href={`${BASE_PATH}/sandbox/counter?${new URLSearchParams({ sessionId })}`}
          target={opensTab ? '_blank' : undefined}
          rel="noreferrer"
        >
          {text.counter}
        </a>
      </p>
      <Button kind="secondary" onClick={reset}>
        {text.reset}
      </Button>
    </Panel>
  );
}
