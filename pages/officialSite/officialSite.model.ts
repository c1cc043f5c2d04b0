/** How long a banner stands before the next one comes, ms (spec 2.7, 9). */
export const BANNER_MS = 3000;

/** The fields of the About and Contact forms (spec 2.7). */
export const FORM_FIELDS = ['name', 'telephone', 'email', 'remark'] as const;
export type FormField = (typeof FORM_FIELDS)[number];
export type FormValues = Record<FormField, string>;

/** The fields that are still empty, in their order; all four are asked for (spec 5). */
export function emptyFields(values: FormValues): FormField[] {
  return FORM_FIELDS.filter((field) => !values[field].trim());
}

/** The banner after another, round and round. */
export function nextBanner(index: number, count: number): number {
  return (index + 1) % count;
}
