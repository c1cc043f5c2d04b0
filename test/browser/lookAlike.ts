import type { Page as Tab } from 'playwright-core';

/** Runs in an empty page: whether two pictures differ by more than how a browser smooths the edge of a curve (17 of 255 seen). */
async function differ(pictures: readonly string[]): Promise<boolean> {
  const [one, other] = await Promise.all(
    pictures.map(async (source) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    }),
  );
  const far = (value: number, place: number) => Math.abs(value - (other?.[place] ?? -99)) > 32;
  return one?.length !== other?.length || Boolean(one?.some(far));
}

/** Whether two pictures of a page look alike. */
export async function lookAlike(tab: Tab, before: Buffer, after: Buffer): Promise<boolean> {
  if (before.equals(after)) return true;
  const empty = await tab.context().newPage();
  const isOther = await empty.evaluate(
    differ,
    [before, after].map((one) => one.toString('base64')),
  );
  await empty.close();
  return !isOther;
}
