import { createRoot } from 'react-dom/client';
import { bridgeText } from '../bridge/bridge.messages.ts';
import type { Panel } from '../bridge/fallbacks.ts';
import { ButtonLink, CopyButton } from '../ui/Button.tsx';
import { copying } from '../ui/copying.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** Shows a notice of the bridge, with its link and copy button, in a separate React root. */
export function showPanel({ title, text, link, copy }: Panel): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <Dialog
      title={title}
      onClose={close}
      closeLabel={bridgeText.close}
      actions={
        <>
          {link && (
            <ButtonLink href={link.href}>
              <span data-source="">{link.label}</span>
            </ButtonLink>
          )}
          {copy && <CopyButton label={bridgeText.copy} onCopy={copying(copy)} />}
        </>
      }
    >
      <p className="prose">{text}</p>
    </Dialog>,
  );
}
