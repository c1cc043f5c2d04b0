import { queryTexts } from '../../shared/api/session/session.ts';
import { Contact } from '../../shared/runtime/Contact.tsx';
import { callNative } from '../../shared/runtime/callNative.ts';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { ErrorBlock } from '../../shared/ui/ErrorBlock.tsx';
import { text } from './errorPage.messages.ts';

/** Shown for an unknown or broken address: what happened and what to do next. */
export function ErrorPage() {
  const hasOrder = Boolean(queryTexts(['orderId'])?.orderId);
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      <ErrorBlock title={text.heading} detail={hasOrder ? text.detailWithOrder : text.detail}>
        {hasOrder && (
          <p>
            <ButtonLink href={pageAddress('loanDetail')}>{text.order}</ButtonLink>
          </p>
        )}
        <p>
          <Button
            kind="secondary"
            tap="close"
            onClick={() => callNative('closeWebView', { reason: 'done' })}
          >
            {text.close}
          </Button>
        </p>
        <Contact />
      </ErrorBlock>
    </main>
  );
}
