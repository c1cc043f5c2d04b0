/** Fills settings into a text, such as `About {brandName}`. @param values by the name of the setting. */
export function settingText(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => `${values[key] ?? ''}`);
}
