import './picker.css';
import './moneyKeyboard.css';
import { type KeyboardEvent, useState } from 'react';
import type { AnyText } from '../lib/messages.ts';
import { plainCharacters } from '../lib/plainCharacters.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** The keys of the money keyboard, in order. */
const MONEY_KEYS: readonly string[] = [...'123456789.0', 'delete'];

const AMOUNT = /^\d{1,9}(\.\d{0,2})?$/;

/** The amount after a key press: one point, at most two decimals, no leading zeros. Other keys change nothing. */
export function pressMoneyKey(amount: string, key: string): string {
  if (key === 'delete') return amount.slice(0, -1);
  const next = key === '.' && !amount ? '0.' : `${amount}${key}`;
  const plain = next.replace(/^0+(?=\d)/, '');
  return AMOUNT.test(plain) ? plain : amount;
}

/** The final amount, without a trailing point. */
export function finishedAmount(amount: string): string {
  return amount.replace(/\.$/, '');
}

/** The matching key for a hardware keyboard, if any. @param name `KeyboardEvent.key`. */
export function moneyKeyOf(name: string): string | undefined {
  if (name === 'Backspace' || name === 'Delete') return 'delete';
  const key = /^[,٫]$/.test(name) ? '.' : plainCharacters(name);
  return MONEY_KEYS.find((one) => one === key);
}

interface MoneyKeyboardProps {
  title: string;
  value: string;
  labels: { delete: string; confirm: AnyText; hide: string };
  /** Writes the amount as the market does, while it is typed. */
  format: (amount: string) => string;
  onConfirm: (amount: string) => void;
  /** Called on Hide or Esc. The old amount stays. */
  onHide: () => void;
}

/** A keypad for amounts: digits, decimal point, delete, confirm and hide. Confirm is disabled while empty. */
export function MoneyKeyboard(props: MoneyKeyboardProps) {
  const { title, value, labels, format, onConfirm, onHide } = props;
  const [amount, setAmount] = useState(value);
  const press = (key: string) => setAmount((before) => pressMoneyKey(before, key));
  const type = (event: KeyboardEvent) => {
    const key = moneyKeyOf(event.key);
    if (!key) return;
    event.preventDefault();
    press(key);
  };
  return (
    <Dialog kind="sheet" title={title} onClose={onHide}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a hardware keyboard can be used as well as the buttons. */}
      <div onKeyDown={type}>
        <div className="picker-head">
          <Button kind="quiet" onClick={onHide}>
            {labels.hide}
          </Button>
          <output
            className="money-amount center"
            translate="no"
            aria-live="polite"
            aria-label={title}
          >
            {format(amount || '0')}
          </output>
          <Button kind="quiet" disabled={!amount} onClick={() => onConfirm(finishedAmount(amount))}>
            {labels.confirm}
          </Button>
        </div>
        <div className="money-keys">
          {MONEY_KEYS.map((key) => (
            <button
              type="button"
              className="money-key"
              key={key}
              aria-label={key === 'delete' ? labels.delete : undefined}
              onClick={() => press(key)}
            >
              {key === 'delete' ? '⌫' : key}
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
