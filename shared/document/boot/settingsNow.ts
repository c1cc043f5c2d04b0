/** Settings of this build, overridden by those of the runtime configuration as far as it has loaded. */
export const settingsNow = <Settings extends object>(built: Settings): Settings => ({
  ...built,
  ...window.__boot?.site?.settings,
});
