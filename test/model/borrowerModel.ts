import type { BrowserContext, Page } from 'playwright-core';
import { vi } from 'vitest';
import { text } from '../../shared/runtime/mutation/mutation.messages.ts';
import { SETTLING_MS } from '../../shared/runtime/mutation/state.ts';
import { type Borrower, site } from '../browser/borrower.ts';
import { holdRequests } from '../browser/holdRequests.ts';
import { lenderOf } from '../browser/lender.ts';
import { LIMITS } from '../limits.ts';
import type { NetworkFault } from '../sandbox/armedFaults.ts';
import type { Entry } from '../sandbox/ledger.ts';
import type { WritingScreen } from './writingScreens.ts';

/** How long a page may take to settle, ms. */
const PATIENCE_MS = LIMITS.action;
/** As the page's clock takes it. */
const A_DAY = '24:00:00';

/** What may go wrong with the next write. */
export const FAULTS = [
  'lost-after',
  'lost-before',
  'http-500-after',
  'http-502-json',
  'gateway-timeout',
  'html-after',
  'empty-200',
  'refused',
] as const satisfies readonly NetworkFault[];

/** @throws Error that names the rule, if it does not hold. */
function hold(rule: string, holds: boolean, seen: unknown = ''): void {
  if (!holds) throw new Error(`${rule}${seen === '' ? '' : `: ${JSON.stringify(seen)}`}`);
}

/** One borrower with phone and lender, and what the model expects of all three. */
export class BorrowerModel {
  /** Effects in the ledger when the current intention began. */
  private before = 0;
  /** The previous request is settled or long past: a new one may be sent. */
  private over = false;
  /** The session of whoever else signs in. */
  private readonly other: string;

  private readonly lender: ReturnType<typeof lenderOf>;

  private readonly context: BrowserContext;
  private readonly sessionId: string;
  private page: Page;

  private constructor(
    { context, sessionId, page }: Borrower,
    private readonly screen: WritingScreen,
  ) {
    this.context = context;
    this.sessionId = sessionId;
    this.page = page;
    this.lender = lenderOf({ context, sessionId });
    this.other = `${sessionId}-other`;
  }

  static async start(borrower: Borrower, screen: WritingScreen): Promise<BorrowerModel> {
    const model = new BorrowerModel(borrower, screen);
    await model.openAnew();
    return model;
  }

  private address(sessionId: string): string {
    const { route, orderId, query } = this.screen;
    const own = new URLSearchParams({ sessionId, productId: '7', orderId, ...query });
    return `${site}/${route}?${own}`;
  }

  /** What our pages caused, in order. */
  private async caused(): Promise<Entry[]> {
    const { effect } = this.screen;
    return (await this.lender.ledger()).filter(
      ({ kind, elsewhere }) => kind === effect && !elsewhere,
    );
  }

  private async effects(): Promise<number> {
    return (await this.caused()).length;
  }

  /** Every request but the write itself, such as the reading of a check. */
  private readonly isReading = ({ pathname }: URL): boolean =>
    /^\/esita\/(?!sandbox\/)/.test(pathname) && !pathname.endsWith(this.screen.call);

  private button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  private onScreen(): boolean {
    return new URL(this.page.url()).pathname === `/${this.screen.route}`;
  }

  /** Whether the page is the one of somebody else who signed in on this phone. */
  private isOthers(): boolean {
    return new URL(this.page.url()).searchParams.get('sessionId') === this.other;
  }

  /** Waits until nothing on the page is busy. */
  private async rest(): Promise<void> {
    await this.page.waitForLoadState('load');
    await this.page.waitForFunction(
      () =>
        'started' in document.documentElement.dataset
          ? !document.querySelector('[aria-busy=true], .button-spinner, .sent')
          : !document.querySelector('#root [data-field]'),
      undefined,
      { timeout: PATIENCE_MS },
    );
    await this.page
      .getByText(/We are checking whether/)
      .waitFor({ state: 'detached', timeout: PATIENCE_MS });
  }

  async open(): Promise<void> {
    await this.page.goto(this.address(this.sessionId));
    await this.rest();
  }

  /** Opens the screen again and fills in what it does not have from before. */
  async openAnew(): Promise<void> {
    await this.open();
    await this.type();
  }

  /** Fills in what the screen asks for, unless it is kept from before. */
  private async type(): Promise<void> {
    const { typed } = this.screen;
    if (!typed || !this.onScreen()) return;
    const field = this.page.getByLabel(typed.label);
    if ((await field.count()) && !(await field.inputValue())) await field.fill(typed.text);
  }

  private async offered(): Promise<boolean> {
    const control = this.button(this.screen.control);
    if (!this.onScreen() || !(await control.count())) return false;
    return (await control.first().getAttribute('aria-disabled')) !== 'true';
  }

  /** Sends what the screen sends, if the control is there. @param twice taps again before anything is drawn. */
  async tap(twice: boolean): Promise<void> {
    if (!(await this.offered())) return;
    const happened = (await this.effects()) - this.before;
    if (happened > 0) {
      // Another tab's news takes a moment to reach this one.
      const settled = async () => (await this.mayFollow()) || !(await this.offered());
      const inTime = await vi.waitUntil(settled, { timeout: PATIENCE_MS }).catch(() => false);
      hold('what arrived is not offered again', Boolean(inTime));
      if (!(await this.offered())) return;
      this.begin(this.before + happened);
    }
    await this.type();
    if (twice) await this.doubled();
    await this.screen.send(this.page).catch(() => undefined);
    await this.rest();
  }

  /** A tap whose request arrives and whose answer does not. */
  async tapUnanswered(): Promise<void> {
    if (!(await this.offered())) return;
    await this.fault('lost-after');
    await this.tap(false);
  }

  /** Whether a new intention may follow one that took effect: then the page says so, or it stands elsewhere. */
  private async mayFollow(): Promise<boolean> {
    const { afresh, another } = this.screen;
    if (this.over || afresh) return true;
    return another === true && (await this.page.getByText(text.arrived).count()) > 0;
  }

  /** Turns every tap into two within one task. */
  private async doubled(): Promise<void> {
    await this.page.evaluate(() => {
      const again = (event: Event) => {
        if (!event.isTrusted) return;
        const tapped = (event.target as Element).closest('button');
        if (tapped) setTimeout(() => tapped.click());
      };
      document.addEventListener('click', again, { capture: true, once: true });
    });
  }

  private begin(before: number): void {
    this.before = before;
    this.over = false;
  }

  /** The borrower sends again without proof, or sends another one: a new intention. */
  async insist(): Promise<void> {
    for (const name of [text.repeat, text.anew]) {
      const choice = this.button(name);
      if (!(await choice.count())) continue;
      this.begin(await this.effects());
      await choice.click();
      return this.rest();
    }
  }

  async check(): Promise<void> {
    const check = this.button(text.check);
    if (await check.count()) await check.click();
    await this.rest();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.rest();
  }

  async back(): Promise<void> {
    await this.page.goBack({ timeout: 5000 }).catch(() => undefined);
    if (this.page.url() === 'about:blank') {
      await this.open();
      // What was sent is no draft any more; what was not must still be there.
      if ((await this.effects()) > this.before) await this.type();
    }
    await this.rest();
    await this.takeBack();
  }

  async forward(): Promise<void> {
    await this.page.goForward({ timeout: 5000 }).catch(() => undefined);
    await this.rest();
    await this.takeBack();
  }

  /** The web view is killed and the screen opened again; drafts are in session storage, which is lost with it. */
  async kill(): Promise<void> {
    const next = await this.context.newPage();
    await this.page.close();
    this.page = next;
    await this.openAnew();
  }

  /** The web view is killed after the request arrived and before its reply came. */
  async killWhileSending(): Promise<void> {
    if (!(await this.offered()) || (await this.effects()) > this.before) return;
    // A fault from an earlier step would be taken first, and the hold would wait for a later request.
    await this.fault('none');
    await this.fault('hold');
    await this.screen.send(this.page).catch(() => undefined);
    const arrived = async () => (await this.effects()) > this.before;
    await vi.waitUntil(arrived, { timeout: PATIENCE_MS }).catch(() => undefined);
    await this.fault('none');
    await this.kill();
    await this.finish();
  }

  /** A second tab of the same screen sends as well; the first one reads again when it is shown. */
  async secondTab(): Promise<void> {
    const first = this.page;
    this.page = await this.context.newPage();
    await this.open();
    await this.tap(false);
    await this.page.close();
    this.page = first;
    await first.bringToFront();
    if (this.onScreen()) await this.comeBack();
    await this.rest();
  }

  /** Two tabs send in one moment: the second one while the first still prepares its request. */
  async bothTabs(): Promise<void> {
    if (!(await this.offered()) || (await this.effects()) > this.before) return;
    const first = this.page;
    const second = await this.context.newPage();
    this.page = second;
    await this.openAnew();
    const release = await holdRequests(this.context, this.isReading);
    await Promise.all([first, second].map((page) => this.screen.send(page).catch(() => undefined)));
    release();
    await this.context.unroute(this.isReading);
    await this.rest();
    await second.close();
    this.page = first;
    await this.rest();
    if (this.onScreen()) await this.comeBack();
    await this.rest();
  }

  /** An answer is lost and no check can read; later the borrower sends again, which must be the same attempt. */
  async repeatUnproven(): Promise<void> {
    if (!(await this.offered()) || (await this.effects()) > this.before) return;
    // A fault from an earlier step would be taken first.
    await this.fault('none');
    await this.fault('lost-after');
    await this.context.route(this.isReading, (route) => route.abort());
    await this.tap(false);
    await this.pass(A_DAY);
    const again = this.button(text.repeat);
    if (await again.count()) {
      const first = (await this.caused()).pop();
      this.begin(await this.effects());
      await again.click();
      await this.screen.send(this.page).catch(() => undefined);
      await this.rest();
      const second = (await this.caused()).pop();
      const same = first?.idempotencyKey === second?.idempotencyKey;
      hold('a repetition is the same attempt', same, [first, second]);
    }
    await this.context.unroute(this.isReading);
    await this.check();
  }

  /** Tells the page that it is shown, as a phone does and a headless browser does not. */
  private async comeBack(): Promise<void> {
    const { read } = this.screen;
    const reading = this.page.waitForResponse((one) => new URL(one.url()).pathname.endsWith(read));
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await reading).finished();
    // What was read is drawn with the next frame.
    await this.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }

  /** Someone else signs in on the same phone and must find nothing of the first borrower. */
  async signInAsOther(): Promise<void> {
    await this.page.goto(this.address(this.other));
    await this.rest();
    await this.takeBack();
  }

  /** Returns the phone to the first borrower, if another one has it, who must have seen nothing. */
  private async takeBack(): Promise<void> {
    if (!this.isOthers()) return;
    const { typed } = this.screen;
    if (typed && this.onScreen()) {
      const seen = await this.page.getByLabel(typed.label).inputValue();
      hold('nothing typed is shown to another session', seen === '', seen);
    }
    const told = await this.page
      .getByText(/We're not sure|You sent|did not go through|We checked/)
      .count();
    hold('no attempt is shown to another session', told === 0);
    await this.openAnew();
  }

  async payElsewhere(): Promise<void> {
    await this.finish();
    // There may be nothing left to pay.
    await this.lender.payElsewhere(this.screen.orderId).catch(() => undefined);
    await this.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await this.rest();
    // The previous request is settled: a new one may be sent.
    this.over = true;
  }

  fault(fault: NetworkFault | 'none'): Promise<void> {
    return this.lender.fault(this.screen.call, fault);
  }

  /** The time passes in which a request without a reply may still have its effect: the lender is done with it by then. */
  async settle(): Promise<void> {
    await this.pass(SETTLING_MS);
    await this.rest();
  }

  /** Lets the lender finish what is under way. */
  private finish(): Promise<void> {
    return this.lender.letGo(this.screen.call);
  }

  /** Lets time pass, within which the lender finishes what is under way. @param time as the page's clock takes it. */
  private async pass(time: string | number): Promise<void> {
    await this.finish();
    await this.page.clock.fastForward(time);
    await this.page.clock.resume();
  }

  async dayOn(): Promise<void> {
    await this.pass(A_DAY);
    await this.rest();
    // Results kept for some minutes have expired; an unknown outcome stays unknown.
    if (!(await this.button(text.check).count())) this.over = true;
  }

  /** The rules that must hold after every step. */
  async holds(): Promise<void> {
    const happened = (await this.effects()) - this.before;
    hold('an intention has at most one effect', happened <= 1, happened);
    // A page that is being left settles only with the next one.
    const ended = await this.page
      .waitForFunction(
        () =>
          document.body.innerText.trim().length > 20 &&
          document.querySelector('a[href], button:not([aria-disabled=true])'),
        undefined,
        { timeout: PATIENCE_MS },
      )
      .catch(() => undefined);
    hold('a page shows text and a way to continue', ended !== undefined, this.page.url());
    const words = (await this.page.locator('body').innerText()).trim();
    const shown = /undefined|NaN|\[object/.exec(words);
    hold('a page shows no raw values', shown === null, shown);
    const { typed } = this.screen;
    if (typed && happened === 0 && this.onScreen()) {
      const field = this.page.getByLabel(typed.label);
      if (await field.count()) {
        hold('nothing typed is lost', (await field.inputValue()) === typed.text);
      }
    }
    await this.amountsHold(words);
  }

  /** The date and amount on a repayment screen are the lender's current ones. */
  private async amountsHold(words: string): Promise<void> {
    const paths: Record<string, string> = {
      repayment: '/v3/installment/loan-play-detail',
      repayDelay: '/orbital/fail',
    };
    const path = paths[this.screen.route];
    if (!path || !this.onScreen() || !words.includes('₱')) return;
    const { orderId } = this.screen;
    const query = new URLSearchParams({ sessionId: this.sessionId, productId: '7', orderId });
    const reply = await this.context.request.post(`${site}/esita${path}?${query}`, {
      form: { productId: '7', orderId },
    });
    const { data } = await reply.json();
    if (!data?.repayDate) return;
    hold('the date shown is the current one', words.includes(data.repayDate), data.repayDate);
    const amount = data.repayAmount ?? data.delayInfo?.delayAmount;
    hold('the amount shown is the current one', words.includes(amount), amount);
  }
}
