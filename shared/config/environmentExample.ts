import { ALL_SETTINGS, BUILD_SWITCHES, type Setting } from './settings.ts';

const HEAD = `# Every setting of a build, each with its default or an example.
# Copy this file to .env (or to .env.<brand>, for: npm run build -- --mode <brand>),
# and take the # away before the keys that you change. Keep the quotes: without them
# a # in a value begins a comment. npm run guide writes this file.
`;

/** The value that `.env.example` shows for a setting, unquoted. */
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
