/** Fills settings into a text, such as `About {brandName}`. @param values by the name of the setting. */
export function settingText(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => `${values[key] ?? ''}`);
}

/** Marks an attribute that the runtime configuration may replace. @param template such as `tel:{servicePhone}`. */
export function templateAttributes(attribute: string, template: string): Record<string, string> {
  return { [`data-site-${attribute}`]: template };
}
