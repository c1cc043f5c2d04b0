/** A 2x1 grey JPEG whose Exif says that it lies on its side (6): upright it is 1x2. */
export const SIDEWAYS_JPEG =
  'data:image/jpeg;base64,/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAIBAREA/8QAJgABAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAAPwA//9k=';

/** What `CanvasRenderingContext2D.setTransform` takes. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * How a stored picture is drawn so that it stands upright.
 * @param orientation as Exif says, 1 to 8; anything else counts as upright.
 * @param width and @param height of the picture as stored, in the canvas's px.
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

/** Whether a picture of this orientation lies on its side, so that width and height change places. */
export function liesOnSide(orientation: number): boolean {
  return orientation >= 5 && orientation <= 8;
}

/**
 * Whether the engine turns photos by their Exif before they are drawn, as all but the oldest do.
 * An engine that cannot even decode the test picture counts as one that does.
 * @param decode loads a picture and tells its size. Never rejects itself.
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
