import type { Browser } from 'playwright-core';

/** A picture with what it shows. */
export interface Figure {
  title: string;
  /** PNG. */
  picture: Buffer;
  /** px. */
  width: number;
}

const GAP = 16;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function markupOf({ title, picture, width }: Figure): string {
  const source = `data:image/png;base64,${picture.toString('base64')}`;
  return `<figure style="margin:0;width:${width}px"><figcaption>${escaped(title)}</figcaption><img src="${source}" alt="" width="${width}"></figure>`;
}

/** Puts pictures side by side, under one title. @returns a PNG. */
export async function writeSheet(
  browser: Browser,
  title: string,
  figures: readonly Figure[],
): Promise<Buffer> {
  const wide = figures.reduce((sum, { width }) => sum + width + GAP, GAP);
  const page = await browser.newPage({ viewport: { width: wide, height: 600 } });
  try {
    await page.setContent(
      `<body style="margin:0;padding:0 ${GAP}px ${GAP}px;font:16px sans-serif;background:#ddd">
        <h1 style="margin:0;padding:${GAP}px 0">${escaped(title)}</h1>
        <div style="display:flex;align-items:flex-start;gap:${GAP}px">${figures.map(markupOf).join('')}</div>`,
    );
    await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}
