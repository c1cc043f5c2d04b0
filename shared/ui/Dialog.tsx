import { type ReactNode, useId } from 'react';
import type { AnyText } from '../lib/messages.ts';
import { Button } from './Button.tsx';
import { Text } from './Text.tsx';
import { useModal } from './useModal.tsx';

export interface DialogProps {
  title: AnyText;
  /** Also called on Esc. */
  onClose: () => void;
  actions?: ReactNode;
  /** Label of an additional close button below the text. */
  closeLabel?: string;
  /** Accessible name of a close icon in the corner. */
  closeIcon?: string;
  /** A `sheet` is at the bottom of the screen and brings its own header. A `wide` box is for a picture, a `reader` for a text. */
  kind?: 'box' | 'sheet' | 'wide' | 'reader';
  children?: ReactNode;
}

/** Open as long as it is rendered. */
export function Dialog({
  title,
  onClose,
  actions,
  closeLabel,
  closeIcon,
  kind = 'box',
  children,
}: DialogProps) {
  const { Box, place, props } = useModal(true, onClose);
  const id = useId();
  return place(
    <Box className={kind === 'box' ? 'dialog' : `dialog ${kind}`} aria-labelledby={id} {...props}>
      {closeIcon && (
        <button type="button" className="dialog-close" aria-label={closeIcon} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      )}
      <Text
        as="h2"
        id={id}
        className={kind === 'sheet' ? 'visually-hidden' : 'section-title center'}
        tabIndex={kind === 'reader' ? -1 : undefined}
      >
        {title}
      </Text>
      {kind === 'sheet' ? children : <div className="dialog-body center">{children}</div>}
      {(actions || closeLabel) && (
        <div className="dialog-actions">
          {actions}
          {closeLabel && (
            <Button kind="quiet" onClick={onClose}>
              {closeLabel}
            </Button>
          )}
        </div>
      )}
    </Box>,
  );
}
