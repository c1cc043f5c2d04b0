import { topmost } from './toast.ts';

/** Short calls show no indicator, because one that only flashes is distracting, ms. */
const DELAY_MS = 300;

/**
 * Shows a loading message while a call is in progress, after 300 ms. Each overlapping call has its own.
 * @returns a function that removes it; calling it twice is harmless.
 */
export function showLoading(message: string): () => void {
  const box = document.createElement('div');
  box.className = 'loading';
  box.setAttribute('role', 'status');
  // Empty at first, because screen readers do not announce a live region added together with its text.
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
