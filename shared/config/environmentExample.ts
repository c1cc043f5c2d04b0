import { ALL_SETTINGS, type Setting } from './settings.ts';

const HEAD = `# Every setting of a build, each with its default, or with an example that says so.
# Copy this file to .env (or to .env.<brand>, for: npm run build -- --mode <brand>),
# and remove the # in front of the keys that you change. Keep the quotes: without them
# a # in a value starts a comment. npm run generate writes this file.
`;

function exampleLines({ env, meaning, expects, ...shown }: Setting): string {
  const { example, invented = example, fallback, sample = '' } = shown;
  const value = invented ?? fallback ?? sample;
  const quote = value.includes('"') ? "'" : '"';
  const advice = shown.invented ? 'write your own' : 'not the default';
  const note = invented === undefined ? '' : `; an example, ${advice}`;
  return `# ${meaning} (${expects}${note})\n# ${env}=${quote}${value}${quote}\n`;
}

/** The text of `.env.example`: every key that a build reads, commented out. */
export function environmentExample(): string {
  return [HEAD, ...ALL_SETTINGS.map(exampleLines)].join('\n');
}
