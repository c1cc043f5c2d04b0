import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { cornerOf, paintPhoto, withPlace } from '../../browser/photos.ts';
import type { Flow } from './flow.ts';

interface Complaints {
  complaints: { content: string; images: string[] }[];
}

/** Complaints with photos. */
export const COMPLAINT_FLOWS: readonly Flow[] = [
  {
    name: 'a complaint with two photos, one turned and with a place',
    few: true,
    async run(phone) {
      await phone.open('complaint', 'due-extendable');
      await phone.tap('button', 'Repayment');
      await phone.isAt(/^\/complainPageNext\?.*problemType=2/);
      await phone.ready();
      const painted = await phone.evaluate(paintPhoto, [400, 300, 'image/jpeg'] as const);
      const jpeg = Buffer.from(painted, 'base64');
      const folder = await mkdtemp(join(tmpdir(), 'photos-'));
      const files = [join(folder, 'turned.jpg'), join(folder, 'plain.jpg')];
      await writeFile(`${files[0]}`, withPlace(jpeg));
      await writeFile(`${files[1]}`, jpeg);
      await phone.chooseFiles('input[type=file]', files);
      await phone.finds('button', 'Remove photo 2');
      await phone.sees('Upload succeeded!');
      await rm(folder, { recursive: true });
      await phone.fill('Tell us what happened', 'See the photos.');
      await phone.tap('button', 'Send');
      await phone.isAt(/^\/complaint\?/);
      await phone.until('the complaint', async () =>
        (await phone.state<Complaints>()).complaints.some(({ images }) => images.length === 2),
      );
      const { complaints } = await phone.state<Complaints>();
      const [turned = '', plain = ''] = complaints[0]?.images ?? [];
      const bytes = Buffer.from(await (await fetch(`${phone.site}${turned}`)).arrayBuffer());
      expect(bytes.includes('Exif')).toBe(false);
      const upright = { width: 300, height: 400, corner: 'right' };
      expect(await phone.evaluate(cornerOf, turned)).toEqual(upright);
      const asDrawn = { width: 400, height: 300, corner: 'left' };
      expect(await phone.evaluate(cornerOf, plain)).toEqual(asDrawn);
    },
  },
];
