import type { Translation } from '../../lib/translation.ts';
import type { uploadText } from './uploadImage.ts';

export const upload: Translation<typeof uploadText> = {
  upload: {
    tooLarge: 'Masyadong malaki ang photo. Alisin ito at pumili ng mas maliit.',
  },
};
