import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { ImageViewer } from '../../../shared/ui/ImageViewer.tsx';
import { PICTURE } from './picture.ts';
import { OpenedState, Widget } from './Widget.tsx';

const PARAGRAPHS = Array.from({ length: 20 }, (_, at) => `Paragraph ${at + 1} of the agreement.`);

/** What opens over the page. */
export function DialogWidgets() {
  return (
    <>
      <Dialogs />
      <Widget name="ImageViewer">
        <OpenedState caption="A picture, to zoom in">
          {(open, close) => (
            <ImageViewer image={PICTURE} alt="Proof of payment" open={open} onClose={close} />
          )}
        </OpenedState>
      </Widget>
    </>
  );
}

function Dialogs() {
  return (
    <Widget name="Dialog">
      <OpenedState caption="With a close button">
        {(open, close) => (
          <Dialog open={open} title="Tips" onClose={close} closeLabel="Close">
            <p>Pay before the due date to keep your limit.</p>
          </Dialog>
        )}
      </OpenedState>
      <OpenedState caption="With actions">
        {(open, close) => (
          <Dialog
            open={open}
            title="Leave without confirming?"
            onClose={close}
            closeLabel="Leave"
            actions={<Button onClick={close}>Stay</Button>}
          >
            <p>Your loan is approved.</p>
          </Dialog>
        )}
      </OpenedState>
      <OpenedState caption="With a close icon and a long text">
        {(open, close) => (
          <Dialog open={open} title="Loan agreement" onClose={close} closeIcon="Close">
            {PARAGRAPHS.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Dialog>
        )}
      </OpenedState>
    </Widget>
  );
}
