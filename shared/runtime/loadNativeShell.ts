/** Loads the bridge to the native shell, with its browser fallbacks. */
export const loadNativeShell = () => import('./nativeShell.ts');
