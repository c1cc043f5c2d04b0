import { BRAND_COLOURS, palette } from '../config/colours.ts';
import type { Config } from '../config/readConfig.ts';
import { DEFAULTS } from '../config/settings.ts';

function ruleOf(selector: string, tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}

/**
 * The css that depends on brand and languages. It comes after the css of the page.
 * @param hasLanguages whether the document contains its prerendered state in other languages.
 */
export function brandStyle(config: Config, hasLanguages: boolean): string {
  const rules: string[] = [];
  if (hasLanguages) rules.push('[data-language-waits] body{visibility:hidden}');
  if (BRAND_COLOURS.some((key) => config[key] !== DEFAULTS[key]))
    rules.push(ruleOf(':root', palette(config)));
  return rules.join('');
}
