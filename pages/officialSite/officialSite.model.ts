/** How long each banner shows, ms. */
export const BANNER_MS = 3000;

/** The fields of the About and Contact forms, all of them required. */
export const FORM_FIELDS = ['name', 'telephone', 'email', 'remark'] as const;
export type FormField = (typeof FORM_FIELDS)[number];
export type FormValues = Record<FormField, string>;

/** The fields that are still empty, in form order. */
export function emptyFields(values: FormValues): FormField[] {
  return FORM_FIELDS.filter((field) => !values[field].trim());
}

/** The index of the next banner, starting again after the last. */
export function nextBanner(index: number, count: number): number {
  return (index + 1) % count;
}
