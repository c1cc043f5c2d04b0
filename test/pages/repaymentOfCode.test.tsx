import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { repaymentOfCodeText } from '../../pages/repaymentOfCode/repaymentOfCode.messages.ts';
import { payCodeOf, shownChannelCode } from '../../pages/repaymentOfCode/repaymentOfCode.model.ts';
import { readConfig } from '../../shared/config/readConfig.ts';
import { keepRequest } from '../../shared/features/repayment/keptRequest.ts';
import { openPage, press, useSandbox } from './screen.tsx';

useSandbox();

const query = { showType: '1', payCode: '8012', payCodeImg: '', repayAmount: '100', real: '0' };
const sanitize = (address: string) => (address.startsWith('https:') ? address : undefined);
const image = 'https://img.example/q.png';
const scanned = { showType: '11', payCodeImg: image };
const forged = { showType: '2', payCodeImg: 'javascript:alert(1)' };

const open = (own: Record<string, string> = {}) =>
  openPage(`/repaymentOfCode?${new URLSearchParams({ ...query, ...own })}`);
const shownCode = () => document.querySelector('[data-source]');

describe('2.11 Repayment-by-code page', () => {
  describe('the contents of a pay-code address', () => {
    it.each<[string, object, object]>([
      ['a code for showType 1', {}, { kind: 'code' }],
      ['a QR for any other', { showType: '' }, { kind: 'qr' }],
      ['the QR of an address', scanned, { kind: 'qr', image }],
      ['a code beside a forged QR', { ...forged, showType: '1' }, { kind: 'code' }],
      ['a QR without a code', { ...scanned, payCode: '' }, { kind: 'qr', image, code: '' }],
      ['neither code nor QR', { showType: '2', payCode: '' }, { kind: 'bad', code: '' }],
      ['nothing of a forged QR', forged, { kind: 'bad' }],
      ['nothing of a forged code', { payCode: '12;34' }, { kind: 'bad', code: '' }],
    ])('are %s', (_, own, shown) => {
      const whole = { code: '8012', image: '', amount: '₱1.00' };
      expect(payCodeOf({ ...query, ...own }, sanitize)).toEqual({ ...whole, ...shown });
    });

    it.each([
      ['minor units', '125000', '0', '₱1,250.00'],
      ['an amount with two decimals', '1250.00', '0', '₱1,250.00'],
      ['rupees for real=1', '45050', '1', '₹450.50'],
      ['no amount for zero', '0', '0', ''],
      ['no amount for three decimals', '1.505', '0', ''],
    ])('show %s', (_, repayAmount, real, amount) =>
      expect(payCodeOf({ ...query, repayAmount, real }, sanitize).amount).toBe(amount),
    );

    it.each([
      [
        'the steps of a code',
        '1',
        '100',
        {
          kind: 'code',
          amount: '₱1.00',
          check: repaymentOfCodeText.check,
          steps: repaymentOfCodeText.codeSteps,
        },
      ],
      [
        'the steps of a QR without an amount',
        '2',
        '',
        {
          kind: 'qr',
          amount: repaymentOfCodeText.noAmount,
          check: repaymentOfCodeText.checkAmount,
          steps: repaymentOfCodeText.qrSteps,
        },
      ],
    ])('show %s', (_, showType, repayAmount, shown) => {
      const { amount, ...same } = shown;
      const own = new URLSearchParams({
        showType,
        repayAmount,
        payCode: '80123456',
        orderId: 'A-1',
      });
      const page = `https://m.example/repaymentOfCode?${own}`;
      const { head, ...rest } = shownChannelCode({ now: 0, address: page, config: readConfig({}) });
      expect(head).toMatchObject({ amount, printed: [expect.any(String), 'Order A-1'] });
      expect(rest).toEqual({
        ...same,
        code: '80123456',
        image: '',
        groups: ['8012', '3456'],
        back: '/loanDetail?orderId=A-1',
        repayment: '/repayment?orderId=A-1',
        alt: repaymentOfCodeText.qrAlt(repayAmount && '₱1.00'),
      });
    });
  });

  it('the code page draws the QR of a code without an amount that it can read, and tells where to find that', async () => {
    await open({ showType: '2', repayAmount: '12.505' });
    expect(await screen.findByRole('img', { name: 'QR code to pay' })).toBeTruthy();
    expect(screen.getByText(/Check in the app how much to pay/)).toBeTruthy();
  });

  it('the code page says what a code that this tab has requested is for', async () => {
    const info = { channel: 'GCash', channelLogo: '', product: 'Flexi', date: '2026-12-24' };
    const address = `/repaymentOfCode?${new URLSearchParams(query)}`;
    keepRequest(address, { ...info, amount: '₱9', isDelay: false }, Date.now());
    await openPage(`${address}&sessionId=s`);
    expect(screen.getByRole('heading', { level: 2, name: 'GCash' })).toBeTruthy();
    const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(rows).toEqual(['Flexi', '2026-12-24']);
  });

  it('the code page shows a code to copy for showType 1, with its amount', async () => {
    const user = userEvent.setup();
    const own = { payCode: '801234567890', payCodeImg: image, repayAmount: '45050' };
    await open({ ...own, real: '1', orderId: 'A-1' });
    expect(shownCode()?.textContent).toBe('801234567890');
    expect(screen.getByText('Amount to pay').nextElementSibling?.textContent).toBe('₹450.50');
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect((await screen.findByText('copy success')).closest('.toasts')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('801234567890');
    // The order gets the currency, and no other parameter of this page.
    const back = screen.getByRole('link', { name: 'Back to your order' });
    expect(back.getAttribute('href')).toBe('/loanDetail?orderId=A-1&real=1');
  });

  it('the code page shows a QR with scan instructions for any other showType, and says if it does not load', async () => {
    await open({ showType: '11', payCodeImg: image });
    const code = () => screen.getByRole('img', { name: /^QR code to pay/ });
    expect(code().getAttribute('src')).toBe(image);
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.join(' ')).toMatch(/scan/i);
    expect(shownCode()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull();
    fireEvent.error(code());
    expect(screen.getByRole('heading', { name: 'The QR code is missing' })).toBeTruthy();
    await press('Retry');
    expect(code()).toBeTruthy();
  });
});

describe('2.10 Payment-provider guidance page', () => {
  it('the payment instructions explain how to pay by e-wallet and at a store, with the reference number and pictures that open in full size', async () => {
    await openPage('/paymentInstructions?productId=7&orderId=A-1');
    for (const name of ['With an e-wallet (bill payment)', 'At a store']) {
      const way = screen.getByRole('heading', { name }).parentElement as HTMLElement;
      const steps = within(way).getAllByRole('listitem');
      expect(steps.length).toBeGreaterThan(2);
      expect(way.textContent).toContain('reference number');
    }
    const pictures = screen.getAllByRole('button', { name: /^Enlarge picture: / });
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) {
      const source = picture.querySelector('img')?.getAttribute('src');
      await userEvent.click(picture);
      const popup = await screen.findByRole('dialog');
      expect(popup.querySelector('img')?.getAttribute('src')).toBe(source);
      await userEvent.click(within(popup).getByRole('button', { name: 'Close picture' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('the payment instructions show the reference number from the address, first and with a copy button', async () => {
    await openPage('/paymentInstructions?payCode=801234567890');
    expect(shownCode()?.textContent).toBe('801234567890');
    const steps = screen.getByRole('heading', { name: 'At a store' });
    expect(shownCode()?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/Check in the app that this number is yours/)).toBeTruthy();
  });

  it('the payment instructions show nothing of a forged number', async () => {
    await openPage(`/paymentInstructions?${new URLSearchParams({ payCode: 'call +63 917' })}`);
    expect(screen.getByText(/You need the reference number/)).toBeTruthy();
    expect(shownCode()).toBeNull();
  });
});
