import { Contact } from '../../shared/runtime/Contact.tsx';
import { LinkHelp } from '../../shared/runtime/QueryView.tsx';
import { runtimeText } from '../../shared/runtime/runtime.messages.ts';
import { errorPageText } from './errorPage.messages.ts';
import '../../shared/ui/block.css';

/** Shown for an unknown or broken address: what happened and what to do next. */
export function ErrorPage() {
  return (
    <main className="page">
      <section className="block block-error" role="alert">
        <h1 className="section-title">{errorPageText.title}</h1>
        <p className="muted">{`${errorPageText.detail} ${runtimeText.incomplete}`}</p>
        <LinkHelp />
        <Contact />
      </section>
    </main>
  );
}
