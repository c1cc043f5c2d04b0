import { saveOrShare } from '../../shared/runtime/saveOrShare.ts';
import { repaymentOfCodeText } from './repaymentOfCode.messages.ts';

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

/** Saves or shares the picture of a QR code, and says so if it cannot. Never rejects. @returns whether a file was saved. */
export async function saveQr(picture: Element | null | undefined): Promise<boolean> {
  if (!picture) return false;
  const make = async () => {
    const file = await pngOf(picture);
    return { file, shared: { files: [file] } };
  };
  return saveOrShare(make, repaymentOfCodeText.notSaved);
}
