/** Older browsers lack `navigation`. There a framed page cannot go back. */
type FramedWindow = Omit<Window, 'navigation'> & Partial<Pick<Window, 'navigation'>>;

/** Goes back in the frame's own history, not in that of the whole tab. @returns whether it went back. */
export function goBackInside(frame: Window): boolean {
  const { navigation } = frame as FramedWindow;
  if (!navigation?.canGoBack) return false;
  History.prototype.back.call(frame.history);
  return true;
}

/** Gives the framed page the history that it would have in its own web view. */
export function ownHistory(frame: Window, leave: () => void): void {
  const { navigation } = frame as FramedWindow;
  Object.defineProperties(frame.history, {
    back: { value: () => goBackInside(frame) || leave(), configurable: true },
    length: { get: () => navigation?.entries().length ?? 1, configurable: true },
  });
}
