import '../../shared/ui/block.css';
import { Contact } from '../../shared/runtime/Contact.tsx';
import { LinkHelp } from '../../shared/runtime/QueryView.tsx';
import { text as words } from '../../shared/runtime/runtime.messages.ts';
import { text } from './errorPage.messages.ts';

/** Shown for an unknown or broken address: what happened and what to do next. */
export function ErrorPage() {
  return (
    <main className="page">
      <section className="block block-error" role="alert">
        <h1 className="section-title">{words.crashedTitle}</h1>
        <p className="muted">{`${text.detail} ${words.incomplete}`}</p>
        <LinkHelp />
        <Contact />
      </section>
    </main>
  );
}
