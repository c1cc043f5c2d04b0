import { translation } from '../../shared/lib/translation.ts';
import { filipino } from '../../shared/runtime/shared.messages.fil.ts';
import type { heroText, notes, own, text } from './landing.messages.ts';
import type { agreement, documents, download, way } from './landingViews.messages.ts';

/** Texts that a promotion's template may replace, in Filipino. */
export const hero = translation<typeof heroText>('landingHero', {
  title: 'Alamin ang lahat ng gastos bago umutang',
  lead: 'Magrehistro, kunin ang app, at tingnan ang buong gastos ng utang bago ka pumayag.',
  register: 'Magrehistro at kunin ang app',
});

/** The landing page in Filipino, without the texts that only its document has. */
export const landing = [
  hero,
  translation<typeof text>('landing', {
    noReply: 'Wala kaming natanggap na sagot. Tingnan ang koneksyon mo.',
    form: 'Magrehistro',
    formNote: 'Isang minuto lang ito. Hindi ka pa nag-a-apply ng utang.',
    mobile: 'Mobile number',
    mobileHint: (digits, example) => `${digits} digit, gaya ng ${example}`,
    captcha: 'Mga character sa larawan',
    captchaHint: '4 na character. Puwedeng malaki o maliit na titik.',
    captchaAlt: 'I-type ang 4 na character sa larawan',
    captchaWaits: 'Ilagay ang mobile number mo para makita ang larawan.',
    captchaFailed: 'Hindi na-load ang larawan.',
    refresh: 'Palitan ang larawan',
    seconds: (left) => `${left} s`,
    smsAgain: 'Maaari ka nang kumuha ng bagong code.',
    smsCode: 'Code mula sa SMS',
    agree: 'Sa pagrehistro, tinatanggap mo ang',
    agreement: 'kasunduan sa pagrehistro',
  }),
  translation<typeof own>('registrationOwn', {
    mobile: (example) => `Maglagay ng mobile number gaya ng ${example}.`,
    captcha: 'Ilagay ang mga character sa larawan.',
    smsCode: 'Ilagay ang code mula sa SMS.',
    counting: 'Nakapagpadala na kami ng code. Maghintay muna bago kumuha ng bago.',
    sent: 'Naipadala na ang code. Tingnan ang mga mensahe mo.',
    registeredAlready: 'Nakarehistro ka na. Kunin ang app at mag-sign in.',
    registered: 'Nakarehistro ka na.',
  }),
  translation<typeof notes>('registration', {
    sentTo: (phone) => `Ipinadala namin ang code sa ${phone}.`,
    offline: 'Tingnan ang koneksyon mo at subukan muli. Hindi nawala ang mga inilagay mo.',
    sms: 'Hindi namin makumpirma kung naipadala ang code. Tingnan ang mga mensahe mo. Makakakuha ka ng bagong code pagkalipas ng isang minuto.',
    register:
      'Hindi namin makumpirma ang pagrehistro mo. Subukan muli. Kung natuloy ito, diretso ka na sa download.',
  }),
  translation<typeof download>('download', {
    title: (appName) => `Kunin ang ${appName} app`,
    lead: 'Mag-sign in gamit ang mobile number na inirehistro mo.',
    what: 'Sa app, maaari kang',
    can: [
      'mag-apply ng utang at makita ang buong gastos bago mo ito kumpirmahin',
      'pumili ng account na tatanggap ng pera',
      'sumubaybay sa order mo, at magbayad o magpa-extend',
      'makipag-ugnayan sa customer service',
    ],
    button: (appName) => `I-download ang ${appName}`,
    note: 'Magbubukas ang link ng app store o file. Tiyaking kami ang publisher bago ka mag-install.',
    none: 'Hindi available ang download link ngayon.',
    noneText: 'Hindi apektado ang pagrehistro mo. Subukan muli, o hingin sa amin ang link.',
    retry: 'Subukan muli',
  }),
  translation<typeof agreement>('agreement', {
    title: 'Kasunduan sa pagrehistro',
    intro:
      'Kapag nagrehistro ka, tinatanggap mo ang dalawang dokumentong ito. Pakibasa nang buo ang mga ito:',
  }),
  translation<typeof documents>('documents', {
    terms:
      'Ang mga tuntunin ng utang, bawat singil, at ang mangyayari kapag nahuli ang bayad ay nakapaliwanag sa',
    termsLink: 'mga tuntunin at kondisyon ng utang',
    privacy: 'Kung paano namin ginagamit ang data mo ay nakapaliwanag sa',
    privacyLink: 'privacy policy',
  }),
  translation<typeof way>('landingViews', { back: 'Bumalik sa pagrehistro' }),
];

/** The landing page in Filipino. Fixed wording is not translated. */
export const locale = filipino(landing);
