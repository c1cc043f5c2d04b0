import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage, press, toasts, useSandbox } from './screen.tsx';
import { photos, stubReply, stubUploads, success } from './stubServer.ts';

// There is no canvas here; a browser test covers what happens to a picture before it is sent.
vi.mock('../../shared/features/upload/prepareImage.ts', () => ({
  prepareImage: async (file: Blob) => ({ ok: true, image: file }),
}));

const replyWith = (url: string) => ({ text: JSON.stringify({ code: 0, data: { url } }) });
const picker = () => screen.queryByLabelText<HTMLInputElement>(/Add photos/);

async function open() {
  stubReply('/user-problem/problem-init', success({ problemType: [], problemSonType: [] }));
  await openPage('/complainPageNext?productId=7&orderId=A-1&sessionId=s&problemType=2&orderNo=A-1');
}

describe('the photo picker', () => {
  useSandbox();

  it.each([
    ['an iPhone', 'iPhone; CPU iPhone OS 17_0', 5, 'image/jpeg,image/png'],
    ['an iPad that calls itself a Mac', 'Macintosh; Intel Mac OS X', 5, 'image/jpeg,image/png'],
    ['a Mac', 'Macintosh; Intel Mac OS X', 0, 'image/*'],
    ['an Android phone', 'Linux; Android 14', 5, 'image/*'],
  ])('of %s asks for what it converts', async (_, system, touchPoints, accept) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system})`);
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
    await open();
    expect(picker()?.accept).toBe(accept);
    vi.restoreAllMocks();
  });
});

describe('the reply to an uploaded photo', () => {
  useSandbox();
  async function addPhoto() {
    await open();
    await userEvent.upload(picker() as HTMLInputElement, photos(1));
  }
  const photo = () => within(screen.getAllByRole('listitem')[0] as HTMLElement);

  it.each([
    ['https://img.example/a,b.png', 'https://img.example/a%2Cb.png'],
    // Of a lender that names its files without an address.
    ['complaints/a.png', 'complaints/a.png'],
    ['/up/1.png?size=2,3', '/up/1.png?size=2%2C3'],
    ['  https://img.example/a.png ', 'https://img.example/a.png'],
  ])('%s goes with the complaint as one address', async (url, joined) => {
    stubUploads(replyWith(url));
    const saved = stubReply('/user-problem/problem-save', success(null));
    await addPhoto();
    await expect.poll(toasts).toContain('Upload succeeded!');
    await userEvent.type(screen.getByRole('textbox'), 'See the photo.');
    await press('Send');
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]?.body.problemImage).toBe(joined);
  });

  it.each(['javascript:1', 'data:image/png;base64,AA==', 'whatsapp://send'])(
    '%s as its address is a failed upload, in words',
    async (url) => {
      stubUploads(replyWith(url));
      await addPhoto();
      expect(await photo().findByText(/an answer that we cannot read/)).toBeTruthy();
      expect(photo().getByRole('button', { name: 'Retry photo 1' })).toBeTruthy();
      expect(toasts()).not.toContain('Upload succeeded!');
    },
  );

  it.each([
    [413, '<html>Request Entity Too Large</html>', /This photo is too large/],
    [413, '{"code":413}', /This photo is too large/],
    [413, '{"code":7,"message":"At most 2 MB"}', /At most 2 MB/],
    [502, '<html>Bad Gateway</html>', /The service is having trouble/],
  ])('HTTP %i with %s says what is wrong', async (status, text, words) => {
    stubUploads({ status, text });
    await addPhoto();
    expect(await photo().findByText(words)).toBeTruthy();
    expect(toasts().join()).toMatch(words);
  });
});

describe('the evidence of a complaint', () => {
  useSandbox();
  const removable = () => screen.getAllByRole('button', { name: /^Remove photo/ }).length;

  it('is uploaded as multipart and goes with the complaint by its addresses', async () => {
    const uploads = stubUploads();
    const saved = stubReply('/user-problem/problem-save', success(null));
    await open();
    await userEvent.upload(picker() as HTMLInputElement, photos(2));
    await expect.poll(toasts).toContain('Upload succeeded!');
    expect(uploads).toHaveLength(2);
    for (const { method, path, headers, body } of uploads) {
      // A photo that arrives twice harms nobody, and proxies may refuse unknown headers of uploads.
      expect(headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest' });
      expect([method, path]).toEqual(['POST', '/esita/user-problem/upload-problem-img']);
      expect([...body.keys()]).toEqual(['problemImage']);
      expect(body.get('problemImage')).toBeInstanceOf(File);
    }
    await userEvent.type(screen.getByRole('textbox'), 'See the photos.');
    await press('Send');
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]?.body.problemImage).toBe('https://img.example/1.jpg,https://img.example/2.jpg');
  });

  it('reports no success for a refused picture', async () => {
    stubUploads({ text: JSON.stringify({ code: 7, message: 'Not this picture' }) });
    await open();
    await userEvent.upload(picker() as HTMLInputElement, photos(1));
    await screen.findAllByText('Not this picture');
    expect(toasts()).not.toContain('Upload succeeded!');
  });

  it('is limited to nine pictures; then no more can be picked', async () => {
    const uploads = stubUploads();
    await open();
    await userEvent.upload(picker() as HTMLInputElement, photos(8));
    await expect.poll(removable).toBe(8);
    expect(picker()).toBeTruthy();
    await userEvent.upload(picker() as HTMLInputElement, photos(2));
    await expect.poll(removable).toBe(9);
    expect(picker()).toBeNull();
    await expect.poll(() => uploads.length).toBe(9);
    await press('Remove photo 9');
    await expect.poll(picker).toBeTruthy();
    // Its button is gone.
    await expect.poll(() => document.activeElement).toBe(picker());
  });
});
