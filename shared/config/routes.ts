declare const __ROUTES__: readonly string[];

/** Names of the routes of this build, for the testers' page; the manifest itself would bring every call with it. */
export const routes = __ROUTES__;
