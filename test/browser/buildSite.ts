import { build } from 'vite';

/** Variables of the environment; undefined means not set. */
type Variables = Readonly<Record<string, string | undefined>>;

function setVariables(variables: Variables): void {
  for (const [key, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[key];
    else process.env[key] = value;
  }
}

/** Runs `work` with these variables in the environment, and restores the previous ones. */
export async function withVariables<Made>(
  wanted: Variables,
  work: () => Promise<Made>,
): Promise<Made> {
  const before = Object.fromEntries(Object.keys(wanted).map((key) => [key, process.env[key]]));
  setVariables(wanted);
  try {
    return await work();
  } finally {
    setVariables(before);
  }
}

/** Builds the site for production into a separate folder, with these variables. */
export function buildSite(outDir: string, variables: Variables = {}, base = '/'): Promise<unknown> {
  // Test runners set NODE_ENV to test, which would bundle React's development build.
  return withVariables({ NODE_ENV: 'production', ...variables }, () =>
    build({ logLevel: 'error', base, build: { outDir } }),
  );
}
