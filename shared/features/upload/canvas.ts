/** Decoded as far as its size; browsers decode the rest when it is drawn. Rejects if it is none. */
export async function withImage<Result>(
  file: Blob,
  use: (image: HTMLImageElement) => Promise<Result>,
): Promise<Result> {
  const address = URL.createObjectURL(file);
  try {
    const image = await new Promise<HTMLImageElement>((resolve, reject) => {
      const loading = new Image();
      loading.onload = () => resolve(loading);
      loading.onerror = () => reject(new Error('not an image'));
      loading.src = address;
    });
    return await use(image);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** As JPEG; null if the browser cannot encode it. */
export function encoded(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
}

/** A colour that nothing else has by chance, and how far JPEG or a browser that blurs its traces may be from it. */
const COLOUR = [200, 40, 120] as const;
const TOLERANCE = 24;
const SIDE = 16;

/** Some browsers hide what a canvas holds, against being recognized: they give white or noise in its place. */
export async function givesBack(): Promise<boolean> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = `rgb(${COLOUR.join()})`;
  context.fillRect(0, 0, SIDE, SIDE);
  const blob = await encoded(canvas);
  if (!blob) return false;
  context.clearRect(0, 0, SIDE, SIDE);
  await withImage(blob, async (image) => context.drawImage(image, 0, 0));
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  // A pixel has four bytes, and the last of them no colour.
  return data.every((byte, at) => Math.abs(byte - (COLOUR[at % 4] ?? byte)) <= TOLERANCE);
}
