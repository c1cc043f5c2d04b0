import { useId, useState } from 'react';
import type { AnyText } from '../lib/messages.ts';
import { type PickerOption, PickerView } from './PickerView.tsx';
import { useModal } from './useModal.tsx';

interface PickerProps {
  title: AnyText;
  options: readonly PickerOption[];
  value: string;
  onConfirm: (key: string) => void;
  /** Also called on Esc. The old value stays. */
  onCancel: () => void;
}

/** Open as long as it is rendered. */
export function Picker({ title, options, value, onConfirm, onCancel }: PickerProps) {
  const [chosen, setChosen] = useState(value);
  const live = {
    modal: useModal(true, onCancel),
    onChoose: setChosen,
    onConfirm: () => onConfirm(chosen),
    onCancel,
  };
  return <PickerView id={useId()} title={title} options={options} value={chosen} live={live} />;
}
