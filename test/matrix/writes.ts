import type { Locator } from 'playwright-core';
import { type Borrower, site } from '../browser/borrower.ts';
import { cardFlow } from '../browser/cardFlow.ts';
import { visitOf } from '../browser/landingVisit.ts';
import { drawPhoto } from '../browser/photos.ts';

/** A write, the steps up to its tap, and how it ends. */
export interface WriteCase {
  /** Name of the call in the contract. */
  id: string;
  /** The end of its path. */
  path: string;
  /** The steps before the tap. */
  come(borrower: Borrower): Promise<unknown>;
  /** The tap that sends it; also the second one. */
  tap(borrower: Borrower): Promise<unknown>;
  /** Resolves when the page shows that it is done. */
  done(borrower: Borrower): Promise<unknown>;
  /** What the borrower has typed or chosen; no fault may lose it. */
  typed?(borrower: Borrower): Promise<unknown>;
  /** Nothing that can be read proves whether it arrived. */
  unprovable?: true;
  /** Nothing waits for it: the borrower continues as if it had arrived. */
  tracking?: true;
}

const button = ({ page }: Borrower, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
const seen = ({ page }: Borrower, words: string | RegExp) =>
  page.getByText(words).first().waitFor();

/** Opens a page, and waits for the button that is then tapped. */
async function comeTo(borrower: Borrower, route: string, orderId: string, name: string | RegExp) {
  await borrower.open(route, orderId);
  await borrower.page.getByRole('button', { name }).first().waitFor();
}

async function fillAccount({ page }: Borrower): Promise<void> {
  await page.getByLabel('Account holder').fill('Ana Reyes');
  await page.getByLabel('GCash number').fill('09171234567');
  await page.getByRole('button', { name: /Monthly income/ }).click();
  const keys = page.getByRole('dialog', { name: 'Monthly income' });
  for (const key of ['2', '5', '0'])
    await keys.getByRole('button', { name: key, exact: true }).click();
  await keys.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Is everything correct?' }).waitFor();
}

const bind = (id: string, path: string, source?: string): WriteCase => ({
  id,
  path,
  async come(borrower) {
    await borrower.open('bindBank', 'status-151', source ? { source } : {});
    await fillAccount(borrower);
  },
  async tap(borrower) {
    // After a failure the dialog may be closed; the input is still there.
    if (!(await button(borrower, 'Save').count())) await button(borrower, 'Next').click();
    await button(borrower, 'Save').click();
  },
  done: ({ page }) => page.getByRole('heading', { name: 'Your account is saved' }).waitFor(),
  typed: ({ page }) => page.getByLabel('Account holder').inputValue(),
});

const confirmation = (prefix: string, route: string, push: string, jump: string): WriteCase[] => [
  {
    id: `${prefix}Push`,
    path: push,
    async come(borrower) {
      // The order shows whether it was confirmed, so that a lost reply can be checked.
      await borrower.open(route, 'redirect');
      await borrower.page.getByRole('checkbox', { name: /I have read/ }).waitFor();
    },
    tap: (borrower) => button(borrower, 'Next').click(),
    done: ({ page }) => page.waitForURL(/\/loanDetail\?/),
    typed: ({ page }) => page.getByRole('checkbox', { name: /I have read/ }).isChecked(),
  },
  {
    id: `${prefix}Agreement`,
    path: jump,
    come: (borrower) => comeTo(borrower, route, 'status-110', 'Loan agreement'),
    tap: (borrower) => button(borrower, 'Loan agreement').click(),
    done: ({ page }) => page.waitForURL(/agreement\?position=1/),
  },
];

const rate = ({ page }: Borrower) =>
  page.getByRole('dialog').getByRole('radio', { name: '5 stars' }).check({ force: true });

const joint = (id: string, path: string, more: Partial<WriteCase> = {}): WriteCase => ({
  id,
  path,
  come: (borrower) => comeTo(borrower, 'jointLoginFail', 'status-174', /Bayan Credit/),
  tap: ({ page }) => page.getByRole('button', { name: /Bayan Credit/ }).click(),
  done: ({ page }) => page.waitForURL(/sandbox\/partner\?offer=joint/),
  ...more,
});

const card: WriteCase[] = [
  {
    id: 'repaymentCommit',
    path: '/repayment-commit',
    async come(borrower) {
      const flow = cardFlow(borrower);
      await flow.open('status-174');
      await flow.card(/BDO Unibank/).check();
    },
    tap: (borrower) => cardFlow(borrower).repay.click(),
    done: (borrower) => cardFlow(borrower).step.waitFor(),
    typed: (borrower) =>
      cardFlow(borrower)
        .card(/BDO Unibank/)
        .isChecked(),
  },
  {
    id: 'repaymentConfirm',
    path: '/repayment-confirm',
    async come(borrower) {
      const flow = cardFlow(borrower);
      await flow.toCode();
      await flow.field.fill(await flow.sms());
    },
    tap: (borrower) => cardFlow(borrower).confirm.click(),
    done: ({ page }) => page.waitForURL(/\/loanDetail\?/),
    typed: (borrower) => cardFlow(borrower).field.inputValue(),
  },
  {
    id: 'huichao',
    path: '/repayment-huichao',
    async come(borrower) {
      await cardFlow(borrower).open('status-174');
      await button(borrower, 'Pay with our payment partner').waitFor();
    },
    tap: (borrower) => button(borrower, 'Pay with our payment partner').click(),
    done: ({ page }) => page.waitForURL(/huichao/),
    unprovable: true,
  },
];

const form: Pick<WriteCase, 'come' | 'typed'> = {
  async come(borrower) {
    const more = { problemType: '2', orderNo: 'due-extendable' };
    await borrower.open('complainPageNext', 'due-extendable', more);
    await borrower.page.getByLabel('Tell us what happened').fill('The amount is wrong');
  },
  typed: ({ page }) => page.getByLabel('Tell us what happened').inputValue(),
};

const complaints: WriteCase[] = [
  {
    id: 'problemSave',
    path: '/problem-save',
    ...form,
    tap: (borrower) => button(borrower, 'Send').click(),
    done: (borrower) => seen(borrower, 'Your complaint was sent'),
  },
  {
    id: 'upload',
    path: '/upload-problem-img',
    ...form,
    async tap({ page }) {
      const again = page.getByRole('button', { name: /try again|retry/i });
      if (await again.count()) return again.first().click();
      const buffer = await drawPhoto(page, 60, 40);
      const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
      return page.locator('input[type=file]').setInputFiles(file);
    },
    done: (borrower) => seen(borrower, 'Upload succeeded!'),
  },
  {
    id: 'saveScore',
    path: '/save-score',
    async come(borrower) {
      await borrower.open('complainDetails', 'due-extendable', { problemId: '2' });
      await button(borrower, 'Rate the answer').click();
      await rate(borrower);
    },
    async tap(borrower) {
      if (!(await button(borrower, 'Send').count())) {
        await button(borrower, 'Rate the answer').click();
        await rate(borrower);
      }
      await button(borrower, 'Send').click();
    },
    done: ({ page }) =>
      page.getByRole('button', { name: 'Rate the answer' }).waitFor({ state: 'detached' }),
  },
];

const order: WriteCase[] = [
  {
    id: 'score',
    path: '/google-score',
    async come(borrower) {
      await borrower.open('loanDetail', 'rating');
      await rate(borrower);
    },
    tap: (borrower) => button(borrower, 'Submit').click(),
    done: ({ page }) =>
      page.getByRole('dialog', { name: 'How was your experience?' }).waitFor({ state: 'detached' }),
  },
  {
    id: 'eventSave',
    path: '/service/event/save',
    come: (borrower) => comeTo(borrower, 'loanDetail', 'status-200', 'Borrow Again'),
    tap: (borrower) => button(borrower, 'Borrow Again').click(),
    done: ({ page }) => page.waitForURL(`${site}/`),
    tracking: true,
  },
  {
    id: 'productTap',
    path: '/gopia/goya/define',
    come: (borrower) => comeTo(borrower, 'loanDetail', 'status-110', /Apply/),
    tap: ({ page }) => page.getByRole('button', { name: /Apply/ }).first().click(),
    done: ({ page }) => page.waitForURL(/sandbox\/partner/),
  },
  {
    id: 'payCode',
    path: '/generate-vcode',
    async come(borrower) {
      await borrower.open('repayment', 'due-extendable');
      await button(borrower, 'Payment Method').click();
      await button(borrower, 'Confirm').waitFor();
    },
    async tap(borrower) {
      if (!(await button(borrower, 'Confirm').count())) {
        await button(borrower, 'Payment Method').click();
      }
      await button(borrower, 'Confirm').click();
    },
    done: ({ page }) => page.waitForURL(/repaymentOfCode\?/),
    unprovable: true,
  },
];

const registering: Pick<WriteCase, 'come' | 'tap' | 'done'> = {
  async come(borrower) {
    const visit = visitOf(borrower);
    await visit.open();
    await borrower.page.getByLabel('Code from the SMS').fill(await visit.askCode());
  },
  tap: (borrower) => visitOf(borrower).register.click(),
  done: ({ page }) => page.waitForURL(/#\/downloadTemplate/),
};

const landing: WriteCase[] = [
  {
    id: 'trackVisit',
    path: '/track-visit',
    come: async () => undefined,
    tap: (borrower) => visitOf(borrower).open(),
    done: (borrower) => seen(borrower, 'Mobile number'),
    tracking: true,
  },
  {
    id: 'trackClick',
    path: '/track-click',
    ...registering,
    tracking: true,
  },
  {
    id: 'sms',
    path: '/get-sms',
    async come(borrower) {
      const visit = visitOf(borrower);
      await visit.open();
      await visit.fillIn();
    },
    async tap(borrower) {
      const visit = visitOf(borrower);
      const characters = borrower.page.getByLabel('Characters in the picture');
      if (!(await characters.inputValue())) await characters.fill(await visit.characters());
      await visit.getSms.click();
    },
    // The button counts down once the server has sent the code.
    done: (borrower) => seen(borrower, /^\d+ s$/),
    typed: ({ page }) => page.getByLabel('Mobile number').inputValue(),
  },
  {
    id: 'register',
    path: '/promotion/register',
    ...registering,
    typed: ({ page }) => page.getByLabel('Code from the SMS').inputValue(),
  },
];

/** Every write that the client makes. */
export const WRITES: readonly WriteCase[] = [
  ...order,
  ...card,
  ...confirmation('v3Confirm', 'newLoanConfirm', '/loan-detail-push', '/contract-jump'),
  ...confirmation('legacyConfirm', 'loanConfirm', '/gopia/lumen/push', '/paper-jump'),
  bind('bindCard', '/bind-card-new'),
  bind('bindCardForOrder', '/bind-card-loan-detail', 'loanDetail'),
  ...complaints,
  joint('jump', '/orbital/jump'),
  joint('track', '/orbital/track', { tracking: true }),
  ...landing,
];
