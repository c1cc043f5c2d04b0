/** An indicator that flashes by only irritates. */
const DELAY_MS = 300;

/**
 * Shows a loading message while a call is in flight (spec 7.1), after 300 ms.
 * @returns ends it; calling twice does no harm.
 */
export function showLoading(message: string): () => void {
  const box = document.createElement('div');
  box.className = 'loading';
  box.setAttribute('role', 'status');
  const spinner = document.createElement('span');
  spinner.className = 'button-spinner';
  box.append(spinner, message);
  const timer = setTimeout(() => {
    const dialogs = document.querySelectorAll('dialog[open]');
    (dialogs[dialogs.length - 1] ?? document.body).append(box);
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    box.remove();
  };
}
