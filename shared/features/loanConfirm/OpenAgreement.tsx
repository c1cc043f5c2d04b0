import { AGREEMENT_SCENE, type Agreement } from '../../api/loanConfirm.ts';
import { commonParameters } from '../../api/session/session.ts';
import { MutationNotice } from '../../runtime/mutation/MutationNotice.tsx';
import { useMutation } from '../../runtime/mutation/useMutation.ts';
import { openServerAddress } from '../../runtime/navigate.ts';
import { AgreementButton } from './ConfirmView.tsx';
import type { Confirmation } from './confirmation.ts';

interface OpenAgreementProps {
  agreement: Agreement;
  open: Confirmation['openAgreement'];
}

/** Requests the address of an agreement and opens it. */
export function OpenAgreement({ agreement, open }: OpenAgreementProps) {
  const { position } = agreement;
  const jump = useMutation(open, { about: position });
  const show = async () => {
    const { productId = '', orderId } = commonParameters();
    const result = await jump.send(open, { productId, scene: AGREEMENT_SCENE, position, orderId });
    if (!result?.success) return;
    // If the address was blocked this page stays, so the button has to work again.
    if (openServerAddress(result.data.contract_url) !== 'left') jump.reopen();
  };
  return (
    <>
      <AgreementButton agreement={agreement} busy={jump.disabled} onOpen={show} />
      <MutationNotice mutation={jump} />
    </>
  );
}
