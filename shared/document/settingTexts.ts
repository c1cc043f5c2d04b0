/** A text with settings in it, such as `About {brandName}`, filled in. */
export function settingText(template: string, settings: object): string {
  const values: Readonly<Record<string, unknown>> = { ...settings };
  return template.replace(/\{(\w+)\}/g, (_, key: string) => `${values[key] ?? ''}`);
}

/** Says that the runtime configuration may replace an attribute, and by what. */
export function templateAttributes(attribute: string, template: string): Record<string, string> {
  return { [`data-site-${attribute}`]: template };
}
