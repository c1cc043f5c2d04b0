import { build } from 'vite';

/** Builds the site as it ships into a folder of its own, with these variables and no other change. */
export async function buildSite(
  outDir: string,
  variables: Readonly<Record<string, string>> = {},
  base = '/',
): Promise<void> {
  const set = { NODE_ENV: 'production', ...variables };
  const before = Object.keys(set).map((key) => [key, process.env[key]] as const);
  Object.assign(process.env, set);
  try {
    await build({ logLevel: 'error', base, build: { outDir } });
  } finally {
    for (const [key, value] of before) {
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
    }
  }
}
