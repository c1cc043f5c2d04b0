import type { ComponentProps } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { StickyBar } from '../../shared/ui/StickyBar.tsx';
import { text } from './loanDetail.messages.ts';
import type { OrderAction, OrderButton } from './orderStatus.model.ts';

interface ActionBarProps {
  buttons: readonly OrderButton[];
  /** What a button does; nothing in the document, where a tap is recorded. */
  attributes?: ((action: OrderAction) => ComponentProps<typeof Button>) | undefined;
}

/** The bottom bar with an order's buttons. */
export function ActionBar({ buttons, attributes }: ActionBarProps) {
  return (
    <StickyBar className="order-actions">
      {buttons.map(({ action, label, caption }) => (
        <div className="order-action" key={action}>
          {caption && <p className="order-caption">{text[caption]}</p>}
          <Button
            kind={action === 'rollover' ? 'secondary' : 'primary'}
            tap={action}
            {...attributes?.(action)}
          >
            {text[label]}
          </Button>
        </div>
      ))}
    </StickyBar>
  );
}
