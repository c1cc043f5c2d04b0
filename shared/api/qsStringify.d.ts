/** qs has no types for this file. Importing it alone keeps the query parser out of the bundle. */
declare module 'qs/lib/stringify' {
  import type { stringify } from 'qs';

  const write: typeof stringify;
  export default write;
}
