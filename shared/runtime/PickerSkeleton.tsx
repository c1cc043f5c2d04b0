import { Button } from '../ui/Button.tsx';
import { PickerHead } from '../ui/Picker.tsx';
import { entriesOf, type Field, fillValue, repeat, showWith } from './fields.ts';
import { Bar } from './Skeleton.tsx';

/** An entry of a picker in the document. */
export interface PickerEntry {
  key: string;
  label: string;
  /** Whether any entry has a logo: all names then begin beside the place of one. */
  besideLogo: boolean;
}

interface PickerSkeletonProps {
  /** The name of the button that opens it. */
  tap: string;
  title: string;
  entries: Field<readonly PickerEntry[]>;
  confirmLabel: string;
  cancelLabel: string;
}

/**
 * A picker in the document. The boot script opens it for a button that is tapped before React has loaded; React's
 * `Picker` with the same `tap` takes over the choice. The logos come with React.
 */
export function PickerSkeleton({ tap, title, entries, ...labels }: PickerSkeletonProps) {
  const entry = entriesOf(entries);
  return (
    // Browsers without <dialog> would show it.
    <dialog className="dialog sheet" data-picker={tap} aria-label={title} hidden>
      <form method="dialog">
        <PickerHead
          title={title}
          cancel={
            <Button kind="quiet" type="reset">
              {labels.cancelLabel}
            </Button>
          }
          confirm={
            <Button kind="quiet" type="submit">
              {labels.confirmLabel}
            </Button>
          }
        />
        <fieldset className="picker-options">
          <legend className="visually-hidden">{title}</legend>
          <div {...repeat(entries)}>
            <label className="picker-option">
              <span className="picker-blank" {...showWith(entry('besideLogo'))} />
              <span className="picker-label">
                <Bar field={entry('label')} />
              </span>
              <input className="radio" type="radio" name={tap} {...fillValue(entry('key'))} />
            </label>
          </div>
        </fieldset>
      </form>
    </dialog>
  );
}
