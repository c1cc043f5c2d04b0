import { translation } from '../../shared/lib/translation.ts';
import { filipino } from '../../shared/runtime/shared.messages.fil.ts';
import { landing } from './landing.messages.fil.ts';
import type { aroundForm } from './landing.messages.ts';

/** The landing page in Filipino, with the texts that only its document has. */
export const locale = filipino([
  ...landing,
  translation<typeof aroundForm>('landingLayout', {
    stepsTitle: 'Paano ito gumagana',
    steps: [
      {
        title: 'Magrehistro',
        text: 'Number mo at code sa SMS. Walang bank details, walang dokumento.',
      },
      {
        title: 'Kunin ang app',
        text: 'Mag-sign in gamit ang parehong number. Doon magsisimula ang application mo.',
      },
      {
        title: 'Tingnan bago pumayag',
        text: 'Nasa isang page ang halaga, mga singil, plano ng pagbabayad at mga petsa. Saka ka magpasya.',
      },
    ],
    promisesTitle: 'Ang mga pangako namin',
    promises: [
      {
        title: 'Buong gastos muna',
        text: 'Makikita mo ang matatanggap mo, ang babayaran mo at kung kailan, bago mo kumpirmahin.',
      },
      {
        title: 'Walang nakakagulat na singil sa extension',
        text: 'Kung kailangan mo ng dagdag na panahon, ipapakita ng app ang halaga ng extension bago ka pumayag.',
      },
      {
        title: 'Pribado ang contacts mo',
        text: 'Sa pagrehistro, mobile number mo lang ang hinihingi namin.',
      },
    ],
    termsTitle: 'Basahin muna ang mga tuntunin',
    responsible: 'May gastos ang utang. Umutang lang ng kaya mong bayaran sa takdang petsa.',
  }),
]);
