import { useEffect, useId, useState } from 'react';
import { AGREEMENT_SCENE, type Agreement, type ConfirmCalls } from '../api/loanConfirm.ts';
import { send } from '../api/send.ts';
import { openServerAddress } from '../page/navigate.ts';
import { once } from '../page/once.ts';
import { useAtomValue, useSetAtom } from '../page/store.ts';
import { commonParameters } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import type { Confirmation } from './confirm.model.ts';
import { text } from './loanConfirm.text.ts';

interface AgreementsProps {
  confirmation: Confirmation;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The agreements of the loan, each opening its text, and the box that Next depends on (spec 2.15). */
export function Agreements({ confirmation, checked, onChange }: AgreementsProps) {
  const { calls, agreements } = confirmation;
  const state = useAtomValue(agreements.state);
  const load = useSetAtom(agreements.load);
  const id = useId();
  useEffect(() => void load(), [load]);
  return (
    <section
      className="card"
      aria-labelledby={id}
      aria-busy={state.status === 'loading' || undefined}
    >
      <h2 className="section-title" id={id}>
        {text.agreements}
      </h2>
      {state.status === 'loading' && <div className="agreements-space" />}
      {state.status === 'failed' && (
        <div role="alert">
          <p>{text.agreementsFailed}</p>
          <Button kind="secondary" busy={state.retrying} onClick={() => load()}>
            {text.retry}
          </Button>
        </div>
      )}
      {state.status === 'ready' && (
        <>
          <ul className="agreements">
            {state.data.map((agreement) => (
              <li key={agreement.position}>
                <OpenAgreement agreement={agreement} calls={calls} />
              </li>
            ))}
          </ul>
          <label className="agree">
            <input
              type="checkbox"
              checked={checked}
              onChange={(event) => onChange(event.target.checked)}
            />
            <span>{state.data.length ? text.agree : text.agreeAlone}</span>
          </label>
        </>
      )}
    </section>
  );
}

function OpenAgreement({ agreement, calls }: { agreement: Agreement; calls: ConfirmCalls }) {
  const [busy, setBusy] = useState(false);
  const { title, position } = agreement;
  const open = async () => {
    const { productId = '', orderId } = commonParameters();
    const fields = { productId, scene: AGREEMENT_SCENE, position, orderId };
    setBusy(true);
    const result = await once(`agreement:${position}`, () => send(calls.agreement, fields));
    setBusy(false);
    if (result?.success) openServerAddress(result.data.contract_url);
  };
  return (
    <Button kind="quiet" busy={busy} onClick={open}>
      {title}
    </Button>
  );
}
