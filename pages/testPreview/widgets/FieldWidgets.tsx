import { useState } from 'react';
import { maskCard } from '../../../shared/lib/mask.ts';
import { ChoiceField } from '../../../shared/ui/ChoiceField.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { OneTimeCode } from '../../../shared/ui/OneTimeCode.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { State, Widget } from './Widget.tsx';

const nothing = () => undefined;

/** What the borrower types into. */
export function FieldWidgets() {
  return (
    <>
      <Fields />
      <TextFields />
      <ChoiceFields />
      <Widget name="OneTimeCode">
        <State caption="Empty">
          <OneTimeCode label="Code from the SMS" name="widgetCode" />
        </State>
        <State caption="With an error">
          <OneTimeCode
            label="Code from the SMS"
            name="widgetWrongCode"
            error="This code is wrong. Check the SMS and try again."
          />
        </State>
      </Widget>
    </>
  );
}

function Fields() {
  return (
    <Widget name="Field">
      <State caption="Around any control">
        <Field id="widget-field" label="What happened" hint="At least 10 characters.">
          {(described) => <textarea {...described} className="field-control" rows={3} />}
        </Field>
      </State>
      <State caption="Disabled">
        <Field id="widget-field-disabled" label="Mobile number">
          {(described) => (
            <input {...described} className="field-control" disabled defaultValue="0917 123 4567" />
          )}
        </Field>
      </State>
    </Widget>
  );
}

interface ExampleProps {
  /** Makes the id. */
  name: string;
  label?: string;
  start?: string;
  hint?: string;
  error?: string;
  mask?: (text: string) => string;
  type?: 'text' | 'date';
}

function TextExample({ name, label = 'Account number', start = '', ...field }: ExampleProps) {
  const [value, setValue] = useState(start);
  const id = `widget-text-${name}`;
  return <TextField id={id} label={label} value={value} onChange={setValue} {...field} />;
}

function TextFields() {
  return (
    <Widget name="TextField">
      <State caption="Empty">
        <TextExample name="empty" />
      </State>
      <State caption="Filled, with a hint">
        <TextExample name="filled" start="001234567890" hint="10 to 16 digits." />
      </State>
      <State caption="With a mask, in fours">
        <TextExample name="masked" start="001234567890" mask={maskCard} />
      </State>
      <State caption="With a hint and an error">
        <TextExample
          name="error"
          start="0012"
          hint="10 to 16 digits."
          error="Enter all digits of the account number."
        />
      </State>
      <State caption="A date">
        <TextExample name="date" label="Date of birth" start="1990-01-31" type="date" />
      </State>
    </Widget>
  );
}

function ChoiceFields() {
  const field = { label: 'Bank', empty: 'Choose a bank', onOpen: nothing };
  return (
    <Widget name="ChoiceField">
      <State caption="Empty">
        <ChoiceField id="widget-choice-empty" value="" {...field} />
      </State>
      <State caption="Filled, with a hint">
        <ChoiceField
          id="widget-choice-filled"
          value="Bank of the Philippine Islands"
          hint="The bank of your account."
          {...field}
        />
      </State>
      <State caption="With an error">
        <ChoiceField id="widget-choice-error" value="" error="Choose a bank." {...field} />
      </State>
    </Widget>
  );
}
