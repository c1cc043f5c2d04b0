import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { text as words } from '../bridge/bridge.messages.ts';
import type { Panel } from '../bridge/fallbacks.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Shows a notice of the bridge, with its link and copy button, in a separate React root. */
export function showPanel({ title, text, link, copy }: Panel): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const shown = createRef<HTMLSpanElement>();
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <Dialog
      open
      title={title}
      onClose={close}
      closeLabel={words.close}
      actions={
        <>
          {link && (
            <ButtonLink href={link.href}>
              <span ref={shown}>{link.label}</span>
            </ButtonLink>
          )}
          {copy && <CopyButton text={copy} label={words.copy} source={shown} />}
        </>
      }
    >
      <p>{text}</p>
    </Dialog>,
  );
}
