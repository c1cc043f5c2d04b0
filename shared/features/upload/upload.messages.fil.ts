import { translation } from '../../lib/translation.ts';
import type { text } from './uploadImage.ts';

/** The texts of uploads in Filipino. */
export const upload = translation<typeof text>('upload', {
  tooLarge: 'Masyadong malaki ang photo. Alisin ito at pumili ng mas maliit.',
});
