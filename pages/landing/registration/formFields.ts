/** Names of the form's fields, in the order in which they stand. */
export const FIELD_NAMES = ['mobile', 'imgValidate', 'smsCode'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The typed values of the form. */
export type Registration = Record<FieldName, string>;

/** A field of the form; undefined before the form is rendered. */
export function fieldOf(
  form: HTMLFormElement | null,
  name: FieldName,
): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}

/** What is typed into the form. Its fields are read on demand, so that values autofilled without an event count too. */
export function typedIn(form: HTMLFormElement | null): Registration {
  const typed = (name: FieldName) => fieldOf(form, name)?.value ?? '';
  return {
    mobile: typed('mobile'),
    imgValidate: typed('imgValidate'),
    smsCode: typed('smsCode'),
  };
}
