import { SANDBOX_HEADER } from '../../shared/config/sandboxHeader.ts';
import { PHONE } from './pages.model.ts';
import { toldAddress } from './place.model.ts';
import { amountText, type LedgerEntry, marksOf, type Scenario, wordsOf } from './sandbox.model.ts';
import type { Line } from './simulatedApp.ts';
import { deviceOf, queryOfSetUp, type SetUp } from './tester.model.ts';
import { faultWords, phoneText, reportText, testPreviewText } from './testPreview.messages.ts';

/** What a report is made of, besides the set-up. */
export interface ReportParts {
  /** The name of the page that the phone shows. */
  label: string;
  /** Address of the site, with its base path and a slash. */
  site: string;
  scenarios: readonly Scenario[];
  lines: readonly Line[];
  ledger: readonly LedgerEntry[] | undefined;
  /** The scripts of the framed page; `''` on a page without. */
  release: string;
  browser: string;
  /** The tester's own window and screen. */
  screen: string;
  now: Date;
}

/** The link to a set-up. It stays in the hash, which no server gets to see. */
export const setUpLink = (site: string, setUp: SetUp, keepsSession: boolean) =>
  `${site}testPreview${PHONE}?${queryOfSetUp(setUp, keepsSession)}`;

/** The name of a chosen option. */
const named = (options: Readonly<Record<string, string>>, value: string) => options[value] ?? value;

function scenarioOf({ orderId }: SetUp, scenarios: readonly Scenario[]): string {
  const found = scenarios.find((one) => one.orderId === orderId);
  return found ? `${orderId} (${found.title})` : orderId || reportText.none;
}

function faultOf({ fault, faultOn, faultTimes }: SetUp): string {
  if (!fault) return reportText.none;
  const { calls, times } = phoneText.faults;
  return [faultWords(fault), named(calls, faultOn), named(times.options, faultTimes)].join(', ');
}

function appOf({ transport, announces, pace, lacks }: SetUp): string {
  const { choices } = phoneText;
  const how = [
    named(choices.transport.options, transport),
    `${choices.announces.label} ${named(choices.announces.options, announces)}`,
    `${choices.pace.label} ${named(choices.pace.options, pace)}`,
  ];
  return [...how, ...(lacks ? [`${phoneText.lacks} ${lacks}`] : [])].join(', ');
}

function deviceOfReport(setUp: SetUp): string {
  const { name, width, height, statusBar } = deviceOf(setUp.device);
  return `${name}, ${phoneText.size(width, height - statusBar, 100)}`;
}

const lineOf = ({ at, from, name, detail, problem }: Line) =>
  [`${(at / 1000).toFixed(2)} ${from} ${name}`, problem && phoneText.dropped(problem), detail]
    .filter(Boolean)
    .join(' | ');

const entryOf = (entry: LedgerEntry) =>
  [
    `${new Date(entry.at).toISOString()} ${wordsOf(entry.kind)}`,
    ...[amountText(entry), ...marksOf(entry), entry.elsewhere && phoneText.ledger.elsewhere],
    !entry.answered && phoneText.ledger.unanswered,
  ]
    .filter(Boolean)
    .join(', ');

const section = (title: string, lines: readonly string[] | undefined) =>
  [`\n${title}`, ...(lines?.length ? lines : [reportText.none])].join('\n');

/**
 * A report as text: what somebody else needs to see the same. It says nothing of the session: whoever opens its link has
 * the page, the scenario and the fault in a session of his own.
 */
export function reportOf(setUp: SetUp, parts: ReportParts): string {
  const { market, language } = testPreviewText.choices;
  const { site, label, lines, ledger } = parts;
  const facts: Readonly<Record<string, string>> = {
    page: label,
    address: new URL(toldAddress(setUp.place) || '/', site).href,
    open: setUpLink(site, setUp, false),
    scenario: scenarioOf(setUp, parts.scenarios),
    network: named(phoneText.choices.network.options, setUp.network),
    fault: faultOf(setUp),
    variant: setUp.replyVariant,
    market: named(market.options, setUp.market),
    language: named(language.options, setUp.language),
    device: deviceOfReport(setUp),
    app: appOf(setUp),
    browser: parts.browser,
    screen: parts.screen,
    release: parts.release || reportText.none,
    time: parts.now.toISOString(),
  };
  const head = Object.entries(facts).map(
    ([name, value]) => `${named(reportText.facts, name)}: ${value}`,
  );
  const body = [
    reportText.title(label),
    ...head,
    section(phoneText.log, lines.map(lineOf)),
    section(phoneText.ledger.title, ledger?.map(entryOf)),
  ].join('\n');
  // Messages and addresses in them name it too.
  const session = new RegExp(`(sessionId|${SANDBOX_HEADER})(=|":")[^&#"\\s]*`, 'g');
  return body.replace(session, '$1$2…');
}
