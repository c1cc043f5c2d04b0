/** qs ships its writer without types of its own; the reader is not wanted on the phone. */
declare module 'qs/lib/stringify' {
  import type { stringify } from 'qs';

  const write: typeof stringify;
  export default write;
}
