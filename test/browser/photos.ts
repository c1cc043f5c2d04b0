import type { Page } from 'playwright-core';
import { greyPng } from '../sandbox/pictures.ts';

/** Orientation 6 (rotated by a quarter to the right) and a GPS latitude, as a phone's camera writes them; `GPS-MARK` at the end. */
const EXIF = Buffer.from(
  'ffe100494578696600004d4d002a000000080002011200030000000100060000882500040000000100000026' +
    '00000000000100010002000000024e00000000000000004750532d4d41524b',
  'hex',
);

/** A JPEG with Exif data of a phone's camera. */
export function withPlace(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), EXIF, jpeg.subarray(2)]);
}

/** Draws a photo: a red corner at the top left on a gradient. Runs in a page. @returns its bytes in base64. */
export function paintPhoto([w, h, type]: readonly [width: number, height: number, type: string]) {
  const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const gradient = context.createLinearGradient(0, 0, w, h);
  gradient.addColorStop(0, '#084');
  gradient.addColorStop(1, '#08f');
  context.fillStyle = gradient;
  context.fillRect(0, 0, w, h);
  context.fillStyle = '#f00';
  context.fillRect(0, 0, w / 4, h / 4);
  return canvas.toDataURL(type, 0.7).split(',')[1] ?? '';
}

/** Draws a screenshot of a page that was scrolled: white, with a red corner at the top left. Runs in a page. */
function paintScreenshot([w, h, type]: readonly [width: number, height: number, type: string]) {
  const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, w, h);
  context.fillStyle = '#f00';
  context.fillRect(0, 0, w / 4, w / 4);
  return canvas.toDataURL(type).split(',')[1] ?? '';
}

/** Draws a photo in the browser. @param width and @param height px. */
export async function drawPhoto(page: Page, width: number, height: number, type = 'image/jpeg') {
  return Buffer.from(await page.evaluate(paintPhoto, [width, height, type] as const), 'base64');
}

/** Draws a long screenshot in the browser. @param width and @param height px. */
export async function drawScreenshot(page: Page, width: number, height: number) {
  const size = [width, height, 'image/png'] as const;
  return Buffer.from(await page.evaluate(paintScreenshot, size), 'base64');
}

/** Where the red corner of an image is, and the image's size in px. Runs in a page. */
export async function cornerOf(source: string) {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const red = (x: number, y: number) => {
    const [r = 0, g = 0] = context.getImageData(x, y, 1, 1).data;
    return r > 180 && g < 90;
  };
  const corner = red(9, 9) ? 'left' : red(width - 9, 9) ? 'right' : 'elsewhere';
  return { width, height, corner };
}

/** A valid PNG in a single grey with two bits per pixel: a few kilobytes for any number of pixels. */
export function plainPng(width: number, height: number): Buffer {
  return greyPng(width, height, 2, Buffer.alloc((1 + Math.ceil(width / 4)) * height));
}
