import { build } from 'vite';

/** Variables of the environment; undefined is one that is not set. */
type Variables = Readonly<Record<string, string | undefined>>;

function setVariables(variables: Variables): void {
  for (const [key, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[key];
    else process.env[key] = value;
  }
}

/** Builds the site as it ships into a folder of its own, with these variables and no other change. */
export async function buildSite(
  outDir: string,
  variables: Variables = {},
  base = '/',
): Promise<void> {
  const wanted: Variables = { NODE_ENV: 'production', ...variables };
  const before = Object.fromEntries(Object.keys(wanted).map((key) => [key, process.env[key]]));
  setVariables(wanted);
  try {
    await build({ logLevel: 'error', base, build: { outDir } });
  } finally {
    setVariables(before);
  }
}
