import { type KeyboardEvent, useState } from 'react';
import type { AnyText } from '../lib/messages.ts';
import { plainCharacters } from '../lib/plainCharacters.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import './picker.css';
import './moneyKeyboard.css';

const MONEY_KEYS: readonly string[] = [...'123456789.0', 'delete'];

const AMOUNT = /^\d{1,9}(\.\d{0,2})?$/;

/** One point, at most two decimals, no leading zeros. Other keys change nothing. */
function pressMoneyKey(amount: string, key: string): string {
  if (key === 'delete') return amount.slice(0, -1);
  const next = key === '.' && !amount ? '0.' : `${amount}${key}`;
  const plain = next.replace(/^0+(?=\d)/, '');
  return AMOUNT.test(plain) ? plain : amount;
}

/** Without a trailing point. */
function finishedAmount(amount: string): string {
  return amount.replace(/\.$/, '');
}

/** @param name `KeyboardEvent.key`. */
function moneyKeyOf(name: string): string | undefined {
  if (name === 'Backspace' || name === 'Delete') return 'delete';
  const key = /^[,٫]$/.test(name) ? '.' : plainCharacters(name);
  return MONEY_KEYS.find((one) => one === key);
}

interface MoneyKeyboardProps {
  title: string;
  value: string;
  labels: { delete: string; confirm: AnyText; hide: string };
  /** Also while the amount is typed. */
  format: (amount: string) => string;
  onConfirm: (amount: string) => void;
  /** Also called on Esc. The old amount stays. */
  onHide: () => void;
}

export function MoneyKeyboard(props: MoneyKeyboardProps) {
  const { title, value, labels, format, onConfirm, onHide } = props;
  const [amount, setAmount] = useState(value);
  const press = (key: string) => setAmount((before) => pressMoneyKey(before, key));
  const type = (event: KeyboardEvent) => {
    // On a button Enter presses that button.
    const isConfirmed = event.key === 'Enter' && !(event.target instanceof HTMLButtonElement);
    if (isConfirmed && amount) onConfirm(finishedAmount(amount));
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
            tabIndex={-1}
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
