import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openOrder, passTime, press, toasts, useSandbox } from './screen.tsx';
import { photos, stubReply, stubUploads, success } from './stubServer.ts';

// There is no canvas here; a browser test covers what happens to a picture before it is sent.
vi.mock('../../shared/features/upload/prepareImage.ts', () => ({
  prepareImage: async (file: Blob) => ({ ok: true, image: file }),
}));

useSandbox();

const UPLOADED = 'Upload succeeded!';
const replyWith = (url: string) => ({ text: JSON.stringify({ code: 0, data: { url } }) });
const picker = () => screen.queryByLabelText<HTMLInputElement>(/Add photos/);
const pick = (count: number) => userEvent.upload(picker() as HTMLElement, photos(count));
const open = () =>
  openOrder('complainPageNext', undefined, { problemType: 2, orderNo: 'due-extendable' });

describe('2.4 Complaint flow', () => {
  it.each([
    ['an iPhone', 'iPhone; CPU iPhone OS 17_0', 5, 'image/jpeg,image/png'],
    ['an iPad that calls itself a Mac', 'Macintosh; Intel Mac OS X', 5, 'image/jpeg,image/png'],
    ['a Mac', 'Macintosh; Intel Mac OS X', 0, 'image/*'],
    ['an Android phone', 'Linux; Android 14', 5, 'image/*'],
  ])('the photo picker of %s asks for what it converts', async (_, system, touchPoints, accept) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system})`);
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
    await open();
    expect(picker()?.accept).toBe(accept);
  });

  it('the photo picker takes nine pictures; then no more can be picked', async () => {
    const removable = () => screen.getAllByRole('button', { name: /^Remove photo/ }).length;
    const uploads = stubUploads();
    await open();
    await pick(8);
    await expect.poll(removable).toBe(8);
    await pick(2);
    await expect.poll(removable).toBe(9);
    expect(picker()).toBeNull();
    await expect.poll(() => uploads.length).toBe(9);
    await press('Remove photo 9');
    await expect.poll(picker).not.toBeNull();
    // Its button is gone.
    await expect.poll(() => document.activeElement).toBe(picker());
  });

  describe('a photo', () => {
    const photo = () => within(screen.getAllByRole('listitem')[0] as HTMLElement);

    it('is uploaded as multipart', async () => {
      const uploads = stubUploads();
      await open();
      await pick(2);
      await expect.poll(toasts).toContain(UPLOADED);
      expect(uploads).toHaveLength(2);
      for (const { method, path, headers, body } of uploads) {
        // A photo that arrives twice harms nobody, and proxies may refuse unknown headers of uploads.
        expect(headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest' });
        expect([method, path]).toEqual(['POST', '/esita/user-problem/upload-problem-img']);
        expect([...body.keys()]).toEqual(['problemImage']);
        expect(body.get('problemImage')).toBeInstanceOf(File);
      }
    });

    it.each([
      ['https://img.example/a,b.png', 'https://img.example/a%2Cb.png'],
      // Of a lender that names its files without an address.
      [' complaints/a.png ', 'complaints/a.png'],
    ])('with the address %s goes with the complaint as one address', async (url, joined) => {
      stubUploads(replyWith(url));
      const saved = stubReply('/user-problem/problem-save', success(null));
      await open();
      await pick(2);
      await expect.poll(toasts).toContain(UPLOADED);
      await userEvent.type(screen.getByRole('textbox'), 'See the photo.');
      await press('Send');
      await expect.poll(() => saved).toHaveLength(1);
      expect(saved[0]?.body.problemImage).toBe(`${joined},${joined}`);
    });

    const HTML = '<html>Bad Gateway</html>';
    const GATEWAY_413 = '{"status":413,"message":"Payload Too Large"}';
    const GATEWAY_404 = '{"status":404,"message":"No handler found"}';
    const TOO_LARGE = /This photo is too large/;
    const TROUBLE = /The service is having trouble/;
    const forged = (url: string) =>
      [`at the forged address ${url}`, 200, replyWith(url).text, /that we cannot read/] as const;
    it.each([
      ['too large for a proxy', 413, HTML, TOO_LARGE],
      ['too large for the server', 413, '{"code":413}', TOO_LARGE],
      ['too large for a gateway', 413, GATEWAY_413, TOO_LARGE],
      ['that a gateway cannot place', 404, GATEWAY_404, TROUBLE],
      ['too large for the lender', 413, '{"code":7,"message":"At most 2 MB"}', /At most 2 MB/],
      ['that the lender refuses', 200, '{"code":7,"message":"Not this one"}', /Not this one/],
      ['for a server in trouble', 502, HTML, TROUBLE],
      ...['javascript:1', 'data:image/png;base64,AA==', 'whatsapp://send'].map(forged),
    ] as const)('%s says what is wrong, and offers Retry', async (_, status, text, words) => {
      stubUploads({ status, text });
      await open();
      await pick(1);
      await photo().findByText(words);
      photo().getByRole('button', { name: 'Retry photo 1' });
      expect(toasts().join()).toMatch(words);
      expect(toasts()).not.toContain(UPLOADED);
    });

    it('whose answer never ends can be sent again after a minute', async () => {
      stubUploads('endless');
      await open();
      vi.useFakeTimers({ shouldAdvanceTime: true });
      await pick(1);
      await passTime(60_000);
      stubUploads();
      await press('Retry photo 1');
      await expect.poll(toasts).toContain(UPLOADED);
    });
  });
});
