import { BASE_PATH } from '../../shared/api/call.ts';
import { send } from '../../shared/api/send.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { text } from './testPreview.messages.ts';
import { resetCall } from './testPreview.model.ts';

/** Tools of the sandbox: its payment counter and its reset. */
export function SandboxTools({ sessionId }: { sessionId: string }) {
  const reset = async () => {
    const result = await send(resetCall, { sessionId });
    if (result.success) showToast(text.resetDone);
  };
  return (
    <section className="card">
      <p>
        <a href={`${BASE_PATH}/sandbox/counter?${new URLSearchParams({ sessionId })}`}>
          {text.counter}
        </a>
      </p>
      <Button kind="secondary" onClick={reset}>
        {text.reset}
      </Button>
    </section>
  );
}
