import { topmost } from './toast.ts';

/** An indicator that flashes by only irritates. */
const DELAY_MS = 300;

/**
 * Shows a loading message while a call is in flight (spec 7.1), after 300 ms. Calls may overlap: the
 * indicator stays until the last of them ends.
 * @returns ends it; calling twice does no harm.
 */
export function showLoading(message: string): () => void {
  const box = document.createElement('div');
  box.className = 'loading';
  box.setAttribute('role', 'status');
  // Empty at first: a screen reader misses a live region that arrives with its text.
  topmost().append(box);
  const timer = setTimeout(() => {
    const spinner = document.createElement('span');
    spinner.className = 'button-spinner';
    box.append(spinner, message);
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    box.remove();
  };
}
