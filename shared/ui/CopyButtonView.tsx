import './copyButton.css';
import { Button } from './Button.tsx';

interface CopyButtonViewProps {
  label: string;
  /** Name under which a tap before React loads is recorded, to be replayed afterwards. */
  tap?: string | undefined;
  onCopy?: () => unknown;
}

/** The look of a button that copies; `CopyButton` is one that does. */
export function CopyButtonView({ label, tap, onCopy }: CopyButtonViewProps) {
  return (
    <span className="copy">
      <Button kind="secondary" tap={tap} onClick={onCopy}>
        {label}
      </Button>
    </span>
  );
}
