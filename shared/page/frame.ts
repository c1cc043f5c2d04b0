/** Whether another origin frames this page: then it must not show itself (decisions 4, hardening T10). */
export function isForeignFrame(): boolean {
  if (window.top === window.self) return false;
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}
