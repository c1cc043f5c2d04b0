declare const __ROUTES__: readonly string[];

/** Names of this build's routes, for the testers' page. Importing the page list instead would bring every call along. */
export const routes = __ROUTES__;
