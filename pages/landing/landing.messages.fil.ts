import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type {
  heroText,
  landingLayoutText,
  landingText,
  registrationOwnText,
  registrationText,
} from './landing.messages.ts';
import type {
  agreementText,
  documentsText,
  downloadText,
  landingViewsText,
} from './landingViews.messages.ts';

/** The landing page in Filipino. Fixed wording is not translated. */
export default {
  ...everyScreen,
  landingHero: {
    title: 'Alamin ang lahat ng gastos bago mag-loan',
    lead: 'Magrehistro, kunin ang app, at tingnan ang buong gastos ng loan bago ka pumayag.',
    register: 'Magrehistro at kunin ang app',
  },
  landing: {
    noReply: 'Wala kaming natanggap na sagot. Tingnan ang koneksyon mo.',
    form: 'Magrehistro',
    formNote: 'Isang minuto lang ito. Hindi ka pa nag-a-apply ng loan.',
    mobile: 'Mobile number',
    mobileHint: (digits, example) => `${digits} digit, gaya ng ${example}`,
    captcha: 'Mga character sa larawan',
    captchaHint: '4 na character. Puwedeng malaki o maliit na titik.',
    captchaAlt: 'I-type ang 4 na character sa larawan',
    captchaWaits: 'Ilagay ang mobile number mo para makita ang larawan.',
    captchaFailed: 'Hindi na-load ang larawan.',
    refresh: 'Palitan ang larawan',
    shut: 'Hindi ka makakapagrehistro para sa promo na ito. Maaari mong subukang muli, o magrehistro nang wala ito.',
    retry: 'Subukan muli',
    without: 'Magrehistro nang wala ang promo na ito',
    seconds: (left) => `${left} s`,
    smsAgain: 'Maaari ka nang kumuha ng bagong code.',
    smsCode: 'Code mula sa SMS',
    agree: 'Sa pagrehistro, tinatanggap mo ang',
    agreement: 'kasunduan sa pagrehistro',
  },
  registrationOwn: {
    mobile: (example) => `Maglagay ng mobile number gaya ng ${example}.`,
    captcha: 'Ilagay ang mga character sa larawan.',
    smsCode: 'Ilagay ang code mula sa SMS.',
    wrongCode: 'Tingnan ang code sa SMS, o kumuha ng bago.',
    counting: 'Nakapagpadala na kami ng code. Maghintay muna bago kumuha ng bago.',
    sent: 'Naipadala na ang code. Tingnan ang mga mensahe mo.',
    registeredAlready: 'Nakarehistro ka na. Kunin ang app at mag-sign in.',
    registered: 'Nakarehistro ka na.',
  },
  registration: {
    sentTo: (phone) => `Ipinadala namin ang code sa ${phone}.`,
    offline: 'Tingnan ang koneksyon mo at subukan muli. Hindi nawala ang mga inilagay mo.',
    sms: 'Hindi namin makumpirma kung naipadala ang code. Tingnan ang mga mensahe mo. Makakakuha ka ng bagong code pagkalipas ng isang minuto.',
    register:
      'Hindi namin makumpirma ang pagrehistro mo. Subukan muli. Kung natuloy ito, diretso ka na sa download.',
  },
  download: {
    title: (appName) => `Kunin ang ${appName} app`,
    lead: 'Mag-sign in gamit ang mobile number na inirehistro mo.',
    what: 'Sa app, maaari kang',
    can: [
      'mag-apply ng loan at makita ang buong gastos bago mo ito kumpirmahin',
      'pumili ng account na tatanggap ng pera',
      'sumubaybay sa order mo, at magbayad o magpa-extend',
      'makipag-ugnayan sa customer service',
    ],
    button: (appName) => `I-download ang ${appName}`,
    note: 'Magbubukas ang link ng app store o file. Tiyaking kami ang publisher bago ka mag-install.',
    none: 'Hindi available ang download link ngayon.',
    noneText: 'Hindi apektado ang pagrehistro mo. Subukan muli, o hingin sa amin ang link.',
    retry: 'Subukan muli',
  },
  agreement: {
    title: 'Kasunduan sa pagrehistro',
    intro:
      'Kapag nagrehistro ka, tinatanggap mo ang dalawang dokumentong ito. Pakibasa nang buo ang mga ito:',
  },
  documents: {
    terms:
      'Nakapaliwanag ang mga tuntunin ng loan, bawat singil, at ang mangyayari kapag nahuli ang bayad sa',
    termsLink: 'mga tuntunin at kondisyon ng loan',
    privacy: 'Nakapaliwanag kung paano namin ginagamit ang data mo sa',
    privacyLink: 'privacy policy',
  },
  landingViews: { back: 'Bumalik sa pagrehistro' },
  landingLayout: {
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
        text: 'Nasa isang page ang halaga, mga singil, plano ng pagbabayad at mga due date. Saka ka magpasya.',
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
    responsible: 'May gastos ang loan. Humiram lang ng kaya mong bayaran sa due date.',
  },
} satisfies Translation<typeof heroText> &
  Translation<typeof landingText> &
  Translation<typeof registrationOwnText> &
  Translation<typeof registrationText> &
  Translation<typeof downloadText> &
  Translation<typeof agreementText> &
  Translation<typeof documentsText> &
  Translation<typeof landingViewsText> &
  Translation<typeof landingLayoutText>;
