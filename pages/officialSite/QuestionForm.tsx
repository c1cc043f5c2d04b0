import { type FormEvent, useRef, useState } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { usePrerenderedForm } from '../../shared/runtime/prerenderedForm.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useTypedText } from '../../shared/ui/useTypedText.ts';
import { officialSiteText } from './officialSite.messages.ts';

/** The fields of the form, all of them required. */
const FORM_FIELDS = ['name', 'telephone', 'email', 'remark'] as const;
type FormField = (typeof FORM_FIELDS)[number];

const BLANK: Record<FormField, string> = { name: '', telephone: '', email: '', remark: '' };

/** Input type and autofill hint of each field. */
const INPUTS: Record<Exclude<FormField, 'remark'>, { type: string; autoComplete: string }> = {
  name: { type: 'text', autoComplete: 'name' },
  telephone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
};

interface QuestionFormProps {
  /** The id of the form. */
  id: string;
  title: string;
}

/** The About and Contact forms. They only show a local message, which says that nothing is sent. */
export function QuestionForm({ id, title }: QuestionFormProps) {
  const [values, setValues] = useState(BLANK);
  const [state, setState] = useState<'new' | 'refused' | 'done'>('new');
  const form = useRef<HTMLFormElement>(null);
  const fill = (name: string, value: string) =>
    setValues((others) => ({ ...others, [name]: value }));
  usePrerenderedForm(id, form, fill);
  const typed = useTypedText(form, ({ text: value, control: { name } }) => {
    fill(name, value);
    return undefined;
  });
  const missing = FORM_FIELDS.filter((field) => !values[field].trim());
  const empty = state === 'new' ? [] : missing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = missing;
    setState(first ? 'refused' : 'done');
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  return (
    <form
      className="card question"
      id={id}
      ref={form}
      noValidate
      onSubmit={submit}
      {...typed}
      aria-labelledby={`${id}-title`}
    >
      <h3 className="section-title" id={`${id}-title`}>
        {title}
      </h3>
      <Notice as="p">{officialSiteText.private}</Notice>
      <div className="question-fields">
        {FORM_FIELDS.map((field) => {
          const label = officialSiteText.fields[field];
          const shared = {
            className: 'field-control',
            name: field,
            value: values[field],
            // The form listens for all of its fields.
            onChange: () => undefined,
          };
          return (
            <Field
              id={`${id}-${field}`}
              key={field}
              label={label}
              error={empty.includes(field) && officialSiteText.fieldMissing(label)}
            >
              {(linked) =>
                field === 'remark' ? (
                  <textarea rows={3} {...linked} {...shared} />
                ) : (
                  <input {...INPUTS[field]} {...linked} {...shared} />
                )
              }
            </Field>
          );
        })}
      </div>
      <div role="alert">
        {empty.length > 0 && (
          <Notice as="p" tone="refused">
            {officialSiteText.missing}
          </Notice>
        )}
      </div>
      <div role="status">
        {state === 'done' && !empty.length && (
          <Notice as="p">{officialSiteText.kept(getConfig().serviceEmail)}</Notice>
        )}
      </div>
      <Button type="submit" tap={`submit-${id}`}>
        {officialSiteText.submit}
      </Button>
    </form>
  );
}
