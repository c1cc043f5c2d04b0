import { useEffect, useId } from 'react';
import { AGREEMENT_SCENE, type Agreement } from '../../api/loanConfirm.ts';
import { commonParameters } from '../../api/session/session.ts';
import { MutationNotice } from '../../runtime/mutation/MutationNotice.tsx';
import { useMutation } from '../../runtime/mutation/useMutation.ts';
import { openServerAddress } from '../../runtime/navigate.ts';
import { useAtomValue, useSetAtom } from '../../runtime/store.ts';
import { Button } from '../../ui/Button.tsx';
import type { Confirmation } from './confirm.model.ts';
import { text } from './loanConfirm.messages.ts';

interface AgreementsProps {
  confirmation: Confirmation;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The loan's agreements, each a button that opens its text, and the checkbox that enables Next. */
export function Agreements({ confirmation, checked, onChange }: AgreementsProps) {
  const { openAgreement, agreements } = confirmation;
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
                <OpenAgreement agreement={agreement} open={openAgreement} />
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

interface OpenAgreementProps {
  agreement: Agreement;
  open: Confirmation['openAgreement'];
}

function OpenAgreement({ agreement, open }: OpenAgreementProps) {
  const { title, position } = agreement;
  const jump = useMutation(open, { about: position });
  const show = async () => {
    const { productId = '', orderId } = commonParameters();
    const result = await jump.send({ productId, scene: AGREEMENT_SCENE, position, orderId });
    if (!result?.success) return;
    // If the address was blocked this page stays, so the button has to work again.
    if (openServerAddress(result.data.contract_url) !== 'left') jump.reopen();
  };
  return (
    <>
      <Button kind="quiet" busy={jump.disabled} onClick={show}>
        {title || text.untitled(position)}
      </Button>
      <MutationNotice what={open.what} mutation={jump} />
    </>
  );
}
