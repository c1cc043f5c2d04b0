import { createRoot } from 'react-dom/client';
import type { Panel } from '../bridge/fallbacks.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Shows the bridge's small notice, with its link and copy button, in a root of its own. */
export function showPanel({ title, text, link, copy }: Panel): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <Dialog
      open
      title={title}
      onClose={close}
      closeLabel="Close"
      actions={
        <>
          {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
          {copy && <CopyButton text={copy} label="Copy" copiedLabel="Copied" />}
        </>
      }
    >
      <p>{text}</p>
    </Dialog>,
  );
}
