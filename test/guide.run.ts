import { writeFile } from 'node:fs/promises';
import { GUIDE_FILES, generated } from './guideFiles.ts';

for (const file of GUIDE_FILES) {
  await writeFile(file, generated(file));
  console.log(`${file}: tables generated`);
}
