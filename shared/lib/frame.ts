/** Whether another origin frames this page. If so, the page shows nothing and sends nothing. */
export function isForeignFrame(): boolean {
  if (window.top === window.self) return false;
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}
