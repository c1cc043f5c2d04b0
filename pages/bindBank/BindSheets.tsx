import { useEffect, useRef, useState } from 'react';
import type { BindItem, BindOption } from '../../shared/api/bindCard.ts';
import { queryText } from '../../shared/api/session/session.ts';
import { runAfter } from '../../shared/lib/waiting.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { goTo } from '../../shared/runtime/navigate.ts';
import { useWayOut, type WayOut } from '../../shared/runtime/wayOut.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Rows } from '../../shared/ui/FoldableRows.tsx';
import { MoneyKeyboard } from '../../shared/ui/MoneyKeyboard.tsx';
import { Picker } from '../../shared/ui/Picker.tsx';
import { reportEnd } from './accountSave.ts';
import { bindBankText } from './bindBank.messages.ts';
import { type BindForm, fieldValue, LOAN_DETAIL_SOURCE, requestedItems } from './bindBank.model.ts';
import { fieldKind, optionPath, reviewedValue, shownAmount } from './bindField.model.ts';
import { bindSheetsText } from './bindSheets.messages.ts';

/** The sheet that is open over the form: an item's picker or money keyboard, or the review. */
export type OpenSheet = { item: BindItem } | 'review';

interface BindSheetsProps {
  sheet: OpenSheet;
  items: readonly BindItem[];
  form: BindForm;
  busy: boolean;
  onChange: (code: string, value: string) => void;
  onSave: () => void;
  onClose: () => void;
}

/** The form's sheets. They load on the first interaction, in one chunk with the success screen. */
export function BindSheets(props: BindSheetsProps) {
  const { sheet, form, onChange, onClose } = props;
  if (sheet === 'review') return <Review {...props} />;
  const { item } = sheet;
  const choose = (value: string) => {
    onChange(item.code, value);
    onClose();
  };
  if (fieldKind(item) === 'money') {
    return (
      <MoneyKeyboard
        title={item.title}
        value={fieldValue(item, form)}
        labels={bindSheetsText.keys}
        format={shownAmount}
        onConfirm={choose}
        onHide={onClose}
      />
    );
  }
  return (
    <OptionPicker item={item} value={fieldValue(item, form)} onChoose={choose} onCancel={onClose} />
  );
}

interface OptionPickerProps {
  item: BindItem;
  value: string;
  onChoose: (value: string) => void;
  onCancel: () => void;
}

/** Picks from a flat list, or level by level from a nested one, such as region, city and district. */
function OptionPicker({ item, value, onChoose, onCancel }: OptionPickerProps) {
  const [path, setPath] = useState<readonly BindOption[]>([]);
  const options = path.length ? (path[path.length - 1]?.children ?? []) : item.note;
  const held = optionPath(item.note, value)[path.length];
  const confirm = (type: string) => {
    const option = options.find((one) => one.type === type);
    if (option?.children.length) setPath([...path, option]);
    else onChoose(type);
  };
  return (
    <Picker
      key={path.length}
      title={[item.title, ...path.map(({ name }) => name)].join(', ')}
      options={options.map(({ name, type }) => ({ key: type, label: name }))}
      value={held && options.includes(held) ? held.type : ''}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}

/** Shows every value for review before saving, with numbers in groups (WCAG 3.3.4). */
function Review({ items, form, busy, onSave, onClose }: BindSheetsProps) {
  const rows = requestedItems(items, form).map((item) => ({
    text: item.title,
    value: reviewedValue(item, fieldValue(item, form)) || bindSheetsText.leftEmpty,
  }));
  return (
    <Dialog
      title={bindSheetsText.reviewTitle}
      onClose={() => busy || onClose()}
      actions={
        <>
          <Button busy={busy && bindBankText.saving} onClick={onSave}>
            {bindSheetsText.save}
          </Button>
          <Button kind="secondary" blocked={busy} onClick={onClose}>
            {bindSheetsText.change}
          </Button>
        </>
      }
    >
      <p className="muted">{bindSheetsText.reviewText}</p>
      <Rows rows={rows} />
    </Dialog>
  );
}

/** How long the success message shows before the page moves on, ms. */
const SHOWN_MS = 1500;

/**
 * Leaves the page after a save: back to the order, or by closing the web view. Never rejects.
 * @returns false if the page could not be left.
 */
async function leave(way: WayOut): Promise<boolean> {
  await reportEnd();
  if (queryText('source') !== LOAN_DETAIL_SOURCE)
    return (await callNative('closeWebView', { reason: 'saved' }, way)) !== 'none';
  goTo('order', { source: LOAN_DETAIL_SOURCE }, { replace: true, way });
  return true;
}

/** Confirms that the account is saved, then moves on. */
export function Saved() {
  const wayOut = useWayOut();
  const heading = useRef<HTMLHeadingElement>(null);
  const go = async () => {
    const way = wayOut.start();
    if (way && !(await leave(way))) wayOut.end(way);
  };
  const later = useRef(go);
  useEffect(() => {
    heading.current?.focus();
    return runAfter(SHOWN_MS, () => later.current());
  }, []);
  return (
    <main className="page saved center">
      <svg className="outcome" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="M14 25l7 7 13-15" />
      </svg>
      <h1 className="page-title" tabIndex={-1} ref={heading}>
        {bindSheetsText.savedTitle}
      </h1>
      <p className="muted" role="status">
        {bindSheetsText.savedText}
      </p>
      <Button kind="secondary" onClick={go}>
        {bindSheetsText.done}
      </Button>
    </main>
  );
}
