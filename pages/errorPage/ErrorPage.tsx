import { act } from '../../shared/page/act.ts';
import { Contact } from '../../shared/page/Contact.tsx';
import { pageAddress } from '../../shared/page/navigate.ts';
import { queryTexts } from '../../shared/session/session.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { ErrorBlock } from '../../shared/ui/ErrorBlock.tsx';
import { text } from './errorPage.text.ts';

/** What an unknown or broken address gets: what happened, and ways on. */
export function ErrorPage() {
  const query = queryTexts(['orderId']);
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      <ErrorBlock title={text.heading} detail={text.detail}>
        {query?.orderId && (
          <p>
            <ButtonLink href={pageAddress('loanDetail')}>{text.order}</ButtonLink>
          </p>
        )}
        <p>
          <Button
            kind="secondary"
            tap="close"
            onClick={() => act('closeWebView', { reason: 'done' })}
          >
            {text.close}
          </Button>
        </p>
        <Contact />
      </ErrorBlock>
    </main>
  );
}
