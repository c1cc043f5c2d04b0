/** The definition of the page whose document is being made. */
declare module 'virtual:page' {
  import type { PageDefinition } from '../page.ts';

  const page: PageDefinition;
  export default page;
}
