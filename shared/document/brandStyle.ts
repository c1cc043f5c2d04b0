import { BRAND_COLOURS, palette } from '../config/colours.ts';
import type { Config } from '../config/readConfig.ts';
import { BUILD_SETTINGS } from '../config/settings.ts';

/** The colours on a first visit until the runtime configuration has loaded: those of no brand. */
const NEUTRAL = { brandColour: '#4a5563', buttonColour: '#3d4855', textColour: '#ffffff' };

function ruleOf(selector: string, tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}

interface BrandStyleOptions {
  config: Config;
  /** Pages of this build read a runtime configuration, which may set another brand. */
  hasRuntimeConfig: boolean;
  /** The document contains its prerendered state in other languages. */
  hasLanguages: boolean;
}

/** The css that depends on brand and languages. It comes after the css of the page. */
export function brandStyle({ config, hasRuntimeConfig, hasLanguages }: BrandStyleOptions): string {
  const rules: string[] = [];
  if (hasLanguages) rules.push('[data-language-waits] body{visibility:hidden}');
  if (BRAND_COLOURS.some((key) => config[key] !== BUILD_SETTINGS[key].fallback))
    rules.push(ruleOf(':root', palette(config)));
  if (hasRuntimeConfig) {
    rules.push(
      ruleOf('[data-site-waits]', palette(NEUTRAL)),
      '[data-site-waits] [data-site],[data-site-waits] .brand-mark{visibility:hidden}',
    );
  }
  return rules.join('');
}
