import { queryText } from '../../shared/api/session/session.ts';
import { showToast, TOAST_LONG_MS } from '../../shared/ui/toast.ts';
import { text } from './repaymentOfCode.messages.ts';

const NAME = 'repayment-qr.png';
/** Width and height of the file, px. */
const SIZE = 720;
/** The margin around a picture that may have none, px: four modules of a code with 29. A drawn code has its own. */
const MARGIN = (SIZE * 4) / 37;

/** The address of a picture; of one that the page has drawn, the drawing itself. */
function addressOf(picture: Element): string {
  if (picture instanceof HTMLImageElement) return picture.src;
  const drawing = new XMLSerializer().serializeToString(picture);
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** A picture on white, as a PNG file. Rejects if its host does not let pages read it. */
async function pngOf(picture: Element): Promise<File> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = addressOf(picture);
  });
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIZE, SIZE);
  const room = picture instanceof HTMLImageElement ? SIZE - 2 * MARGIN : SIZE;
  const scale = room / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.drawImage(image, (SIZE - width) / 2, (SIZE - height) / 2, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('No picture');
  return new File([blob], NAME, { type: blob.type });
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = NAME;
  link.click();
}

/** Shares a picture as a file, or downloads it where the browser shares none. Rejects if it can do neither. */
async function save(picture: Element): Promise<void> {
  const file = await pngOf(picture);
  const files = [file];
  if (navigator.canShare?.({ files })) return navigator.share({ files });
  // The web view of an app would do nothing.
  if (['ios', 'android'].includes(queryText('clientType'))) throw new Error('No download');
  download(file);
}

/** Saves or shares the picture of a QR code, and says so if it cannot. Never rejects. */
export async function saveQr(picture: Element | null | undefined): Promise<void> {
  try {
    if (picture) await save(picture);
  } catch (problem) {
    // The borrower has closed the phone's sheet.
    if (problem instanceof DOMException && problem.name === 'AbortError') return;
    showToast(text.notSaved, { tone: 'error', durationMs: TOAST_LONG_MS });
  }
}
