/** The definition of the page whose document is being made. */
declare module 'virtual:page' {
  import type { ScreenParts } from '../../runtime/firstScreen.ts';

  const page: ScreenParts<unknown, unknown, unknown>;
  export default page;
}
