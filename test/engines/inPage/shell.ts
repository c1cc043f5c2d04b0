/** Adds the interface object of an Android app to a page, before its scripts. Self-contained. */
export function addInterfaceObject(send: (text: string) => void): void {
  Object.assign(window, { lendShell: { postMessage: (text: string) => send(text) } });
}
