import '../../shared/ui/block.css';
import { queryTexts } from '../../shared/api/session/session.ts';
import { Contact } from '../../shared/runtime/Contact.tsx';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { closePage } from '../../shared/runtime/QueryView.tsx';
import { text as words } from '../../shared/runtime/runtime.messages.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { text } from './errorPage.messages.ts';

/** Shown for an unknown or broken address: what happened and what to do next. */
export function ErrorPage() {
  const hasOrder = Boolean(queryTexts(['orderId'])?.orderId);
  return (
    <main className="page">
      <section className="block block-error" role="alert">
        <h1 className="block-title">{text.title}</h1>
        <p className="block-text">{hasOrder ? text.detailWithOrder : text.detail}</p>
        {hasOrder && (
          <p>
            <ButtonLink href={pageAddress('loanDetail')}>{text.order}</ButtonLink>
          </p>
        )}
        <p>
          <Button kind="secondary" tap="close" onClick={closePage}>
            {words.close}
          </Button>
        </p>
        <Contact />
      </section>
    </main>
  );
}
