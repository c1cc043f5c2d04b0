/** Whether another origin frames this page: then it neither shows itself nor calls anybody. */
export function isForeignFrame(): boolean {
  if (window.top === window.self) return false;
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}
