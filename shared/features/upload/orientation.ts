/** A grey JPEG stored as 2x1 with Exif orientation 6, so that it is 1x2 upright. */
export const SIDEWAYS_JPEG =
  'data:image/jpeg;base64,/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAIBAREA/8QAJgABAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAAPwA//9k=';

/** The arguments of `CanvasRenderingContext2D.setTransform`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * The transform that draws a stored image upright.
 * @param orientation Exif orientation, 1 to 8; anything else counts as upright.
 * @param width width of the stored image on the canvas, px. @param height its height, px.
 */
export function uprightMatrix(orientation: number, width: number, height: number): Matrix {
  const matrices: Readonly<Record<number, Matrix>> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  return matrices[orientation] ?? [1, 0, 0, 1, 0, 0];
}

/** Whether an image with this orientation is rotated by 90 degrees, which swaps width and height. */
export function liesOnSide(orientation: number): boolean {
  return orientation >= 5 && orientation <= 8;
}

/**
 * Whether the browser applies the Exif orientation when it draws an image, as all but the oldest do.
 * Returns true if the test image cannot be decoded. Never rejects.
 * @param decode loads an image from an address.
 */
export async function engineTurnsPhotos(
  decode: (address: string) => Promise<Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>>,
): Promise<boolean> {
  try {
    const { naturalWidth, naturalHeight } = await decode(SIDEWAYS_JPEG);
    return naturalWidth < naturalHeight;
  } catch {
    return true;
  }
}
