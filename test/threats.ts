import type { Proof } from './titles.ts';

/** A threat of the list, and what answers it: tests, or the reason why there is none. */
interface Threat {
  id: string;
  threat: string;
  proof: readonly Proof[];
  /** What stays open, and why. */
  reason?: string;
}

const GATE = 'test/unit/address/gate.test.ts';
const POLICY = 'test/browser/policy.test.ts';
const SESSION = 'test/unit/session/session.test.ts';
const CONFIRM = 'test/browser/loanConfirm.test.ts';

/** Every row of the threat list, in its order. */
export const THREATS: readonly Threat[] = [
  {
    id: 'T1',
    threat: 'open redirect or javascript: through a server-given address',
    proof: [
      [GATE, 'refuses %j'],
      [GATE, 'never lets a damaged good address out to anywhere else'],
      ['test/unit/doors.test.ts', 'only the gate and the bridge send the borrower to an address'],
    ],
  },
  {
    id: 'T2',
    threat: 'identity appended to a foreign host',
    proof: [[GATE, 'adds each parameter once and keeps what stands']],
    reason:
      'Without ownHosts the specification wants it appended to playeduL on any host; the operator report says so.',
  },
  {
    id: 'T3',
    threat: 'identity leaks by referrer',
    proof: [[POLICY, 'asks nobody else, and tells nobody who the borrower is']],
  },
  {
    id: 'T4',
    threat: 'the session stands in the query string',
    proof: [
      [POLICY, 'asks nobody else, and tells nobody who the borrower is'],
      ['test/browser/errorReport.test.ts', 'errors and rejections are reported once each'],
    ],
    reason: 'Forced by the specification; the query is kept out of logs, reports and the shell.',
  },
  {
    id: 'T5',
    threat: 'session fixation by a link',
    proof: [['test/browser/bindBank.test.ts', 'filled, read back, saved once']],
    reason:
      'Only the server can tell whose link it is; the account is read back before it is saved, the code pages tell the borrower to check.',
  },
  {
    id: 'T6',
    threat: 'header injection by the query',
    proof: [
      [SESSION, 'takes x- names with printable values only'],
      [SESSION, 'keeps to the configured names and lengths'],
    ],
  },
  {
    id: 'T7',
    threat: 'hostile image addresses',
    proof: [[GATE, 'takes raster data and web images, nothing that carries script']],
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
      ['test/browser/bridgeFuzz.test.ts', 'leave it as it was, and working'],
      ['test/unit/bridge/events.test.ts', 'come through the one receive function'],
    ],
  },
  {
    id: 'T10',
    threat: 'our pages framed by others',
    proof: [
      [POLICY, 'is not shown inside a foreign site: the header refuses'],
      [POLICY, 'is not shown inside a foreign site where the header is missing either'],
    ],
  },
  {
    id: 'T11',
    threat: 'script in server text',
    proof: [
      [POLICY, 'refuses inline script, foreign frame and foreign post'],
      ['test/unit/doors.test.ts', 'server text never becomes markup, and nothing is evaluated'],
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
      ['test/unit/upload/jpeg.test.ts', 'keeps the picture and loses the rest'],
      [
        'test/unit/upload/jpeg.test.ts',
        'ends at its end marker: no second picture, no motion clip',
      ],
      ['test/unit/upload/jpeg.test.ts', 'gives up on what it cannot follow'],
    ],
  },
  {
    id: 'T14',
    threat: 'kept repayment info shown for another order',
    proof: [
      [SESSION, 'comes back for its own order while it is fresh'],
      [SESSION, 'is nothing when somebody else wrote it'],
      ['test/unit/bridge/fallbacks.test.ts', 'forgets the borrower'],
    ],
  },
  {
    id: 'T15',
    threat: 'the testers’ page in production',
    proof: [['test/browser/testPreview.test.ts', 'is not in a build that does not ask for it']],
  },
  {
    id: 'T16',
    threat: 'supply chain',
    proof: [
      [POLICY, 'asks nobody else, and tells nobody who the borrower is'],
      ['test/unit/build/document.test.ts', 'allows exactly the scripts and styles it carries'],
    ],
  },
];
