import type { Proof } from './titles.ts';

/** A threat, and the tests that cover it or the reason why there are none. */
interface Threat {
  id: string;
  threat: string;
  proof: readonly Proof[];
  /** What remains open, and why. */
  reason?: string;
}

const SANITIZER = 'test/unit/lib/url/sanitizeUrl.test.ts';
const OPENING = 'test/pages/serverAddress.test.tsx';
const TOGETHER = [
  'test/unit/lib/url/opening.test.ts',
  'no query, reply, shell message or file leads to a foreign site',
] as const;
const SETTINGS = 'test/unit/config/hostileSettings.test.ts';
const ORDER = 'test/pages/loanDetail.test.tsx';
const POLICY = 'test/browser/policy.test.ts';
const DOCUMENT = 'test/unit/build/document.test.ts';
const SHIPPED = 'test/browser/shipped.test.ts';
const NGINX = 'test/browser/nginx.test.ts';
const SESSION = 'test/unit/api/session/session.test.ts';
const WORKER = 'test/browser/serviceWorker.test.ts';
const METRICS = 'test/browser/metrics.test.ts';
const CONFIRM = 'test/browser/loanConfirm.test.ts';

/** Every known threat. */
export const THREATS: readonly Threat[] = [
  {
    id: 'T1',
    threat: 'open redirect or javascript: through a server-given address',
    proof: [
      [SANITIZER, 'refuses %j'],
      [SANITIZER, 'never accepts a damaged good address that leads elsewhere'],
      [
        'test/unit/boundaries.test.ts',
        'only navigation and the bridge send the borrower to an address',
      ],
      TOGETHER,
    ],
  },
  {
    id: 'T2',
    threat: 'identity sent to a foreign host',
    proof: [
      [OPENING, 'of the redirect to %s receives the identity: %s'],
      [
        OPENING,
        'of the redirect receives it on any host only if the operator has switched that on',
      ],
      [OPENING, 'that only resembles an own host does not receive it'],
      TOGETHER,
    ],
    reason:
      'VITE_IDENTITY_TO_ANY_HOST=on opens it to any https host of playeduL; the operator report says so.',
  },
  {
    id: 'T3',
    threat: 'identity leaks by referrer',
    proof: [[POLICY, 'contacts no other host, and leaks no identity']],
  },
  {
    id: 'T4',
    threat: 'the session is in the query string',
    proof: [
      [POLICY, 'contacts no other host, and leaks no identity'],
      ['test/browser/errorReport.test.ts', 'errors and rejections are reported once each'],
      [METRICS, 'says nothing of the borrower, by its text or by how it is sent'],
    ],
    reason:
      'The app passes the session in the query and cannot do otherwise; the query is kept out of logs, reports and the shell.',
  },
  {
    id: 'T5',
    threat: 'session fixation by a link',
    proof: [['test/browser/bindBank.test.ts', 'filled in, confirmed, saved once']],
    reason:
      'Only the server can tell whose link it is; the account is read back before it is saved, the code pages tell the borrower to check.',
  },
  {
    id: 'T6',
    threat: 'header injection by the query',
    proof: [
      [SESSION, 'accepts the names that a shell needs, in any case, with printable values only'],
      [SESSION, 'never accepts %s by default, in any case'],
      [SESSION, 'no operator can permit %s'],
    ],
  },
  {
    id: 'T7',
    threat: 'hostile image addresses',
    proof: [[SANITIZER, 'accepts raster data and web images, and nothing that can run script']],
  },
  {
    id: 'T8',
    threat: 'an agreement frame calls the bridge or moves the page',
    proof: [
      [CONFIRM, 'the blocking agreement cannot be passed by Esc'],
      ['test/unit/bridge/nativeSamples.test.ts', 'hears the main frame of own pages only'],
    ],
  },
  {
    id: 'T9',
    threat: 'any window message drives the bridge',
    proof: [
      ['test/browser/bridgeFuzz.test.ts', 'leave it unchanged and working'],
      ['test/unit/bridge/events.test.ts', 'arrive through the receive function'],
    ],
  },
  {
    id: 'T10',
    threat: 'our pages framed by others',
    proof: [
      [POLICY, 'is not shown inside a foreign site: the header refuses'],
      [POLICY, 'is not shown inside a foreign site without the header either'],
    ],
  },
  {
    id: 'T11',
    threat: 'script in server text',
    proof: [
      [POLICY, 'refuses inline script, foreign frame and foreign post'],
      [
        'test/unit/boundaries.test.ts',
        'server text never becomes markup, and nothing is evaluated',
      ],
    ],
  },
  {
    id: 'T12',
    threat: 'odd numbers that dial something else',
    proof: [['test/unit/bridge/fallbacks.test.ts', 'never dials %j']],
  },
  {
    id: 'T13',
    threat: 'uploads that carry script or the place they were taken',
    proof: [
      ['test/unit/features/upload/jpeg.test.ts', 'keeps the picture and drops everything else'],
      [
        'test/unit/features/upload/jpeg.test.ts',
        'ends at its end marker: no second picture, no motion clip',
      ],
      ['test/unit/features/upload/jpeg.test.ts', 'gives up on a file that it cannot parse'],
    ],
  },
  {
    id: 'T14',
    threat: 'kept repayment info shown for another order',
    proof: [
      [SESSION, 'is returned for its own order while it is recent'],
      [SESSION, 'is ignored if another page wrote it'],
      ['test/unit/bridge/fallbacks.test.ts', 'deletes the borrower’s data'],
    ],
  },
  {
    id: 'T15',
    threat: 'the testers’ page in production',
    proof: [[SHIPPED, 'in every file']],
  },
  {
    id: 'T16',
    threat: 'supply chain',
    proof: [
      [POLICY, 'contacts no other host, and leaks no identity'],
      [DOCUMENT, 'allows exactly the scripts and styles it carries'],
      [DOCUMENT, 'has a list of its own for every kind of fetch'],
    ],
  },
  {
    id: 'T17',
    threat: 'a first visit over plain http, read or changed on the way',
    proof: [[NGINX, 'sends the headers with every reply, whatever its status']],
    reason: 'The very first visit is protected only by a redirect and by apps that open https.',
  },
  {
    id: 'T18',
    threat: 'a foreign frame makes the page send the borrower’s first call',
    proof: [[POLICY, 'is not shown inside a foreign site without the header either']],
  },
  {
    id: 'T19',
    threat: 'an address leads into a private network, or to a host that browsers read differently',
    proof: [
      [SANITIZER, 'refuses every private or malformed host, port and wrapped address'],
      [SANITIZER, 'does not include other ports, schemes or names of its host'],
      TOGETHER,
    ],
    reason: 'A public name that resolves to a private address cannot be told apart by a page.',
  },
  {
    id: 'T20',
    threat: 'a link into our app carries a foreign address or script',
    proof: [
      [SANITIZER, 'refuses every private or malformed host, port and wrapped address'],
      TOGETHER,
    ],
    reason:
      'A host without a scheme in such a link looks like any other text; the app checks what it opens against its own list.',
  },
  {
    id: 'T21',
    threat: 'a payment link opens another app than a wallet, or a hidden part of one',
    proof: [
      [SANITIZER, '%s is accepted for a payment only'],
      [OPENING, 'into a wallet is passed on unchanged, if it is for a payment'],
      TOGETHER,
    ],
    reason: 'What a wallet does with its own link is the wallet’s.',
  },
  {
    id: 'T22',
    threat: 'the runtime configuration undoes a restriction of the build',
    proof: [
      [SETTINGS, 'accepts no hostile %s at run time'],
      [SETTINGS, 'the file never extends: %s %j'],
      TOGETHER,
    ],
  },
  {
    id: 'T23',
    threat: 'a signed address is changed by what is appended, or a tracking parameter is lost',
    proof: [
      [OPENING, '%s keeps every byte except its from parameter'],
      [OPENING, 'of our app keeps every byte except its from parameter, and goes to the shell'],
    ],
  },
  {
    id: 'T24',
    threat: 'a borrower is left with nothing to do after an app took the address',
    proof: [
      [ORDER, 'shows the order and a way to open it again'],
      [ORDER, 'is shown again if the app opens the redirect outside its web view'],
      ['test/unit/bridge/fallbacks.test.ts', 'opens a wallet as a link outside the app'],
    ],
  },
  {
    id: 'T25',
    threat: 'what the service worker stores on a lent or lost phone',
    proof: [[WORKER, 'stores no query, no identity and no reply of the lender']],
  },
  {
    id: 'T26',
    threat: 'a service worker that stays in charge, or mixes releases',
    proof: [
      [WORKER, 'takes a newer release over at the next opening, and never mixes two'],
      [WORKER, 'is removed by the runtime configuration'],
      [WORKER, 'is the only script whose address a text can become'],
    ],
    reason:
      'Whoever can change the files of the site can change its service worker too, as with every script.',
  },
];
