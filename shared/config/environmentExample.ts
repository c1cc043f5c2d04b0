import type { Setting } from './setting.ts';
import { ALL_SETTINGS, BUILD_SWITCHES } from './settings.ts';

const HEAD = `# Every setting of a build, each with its default or an example.
# Copy this file to .env (or to .env.<brand>, for: npm run build -- --mode <brand>),
# and remove the # in front of the keys that you change. Keep the quotes: without them
# a # in a value starts a comment. npm run generate writes this file.
`;

/** The value of a setting in `.env.example`, without quotes. */
export function exampleOf({ fallback, example }: Setting<unknown>): string {
  return example ?? fallback;
}

function keyLines(setting: Setting<unknown>): string {
  const value = exampleOf(setting);
  const quote = value.includes('"') ? "'" : '"';
  return `# ${setting.meaning} (${setting.expects})\n# ${setting.env}=${quote}${value}${quote}\n`;
}

/** The text of `.env.example`: every key that a build reads, commented out. */
export function environmentExample(): string {
  const all: Setting<unknown>[] = Object.values({ ...ALL_SETTINGS, ...BUILD_SWITCHES });
  return [HEAD, ...all.map(keyLines)].join('\n');
}
