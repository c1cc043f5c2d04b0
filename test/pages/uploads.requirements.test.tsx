import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  ComplainPageNext,
  pageData as complaintTypes,
} from '../../pages/complainPageNext/ComplainPageNext.tsx';
import { openScreen, useSandbox } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { photos, stubUploads } from './stubUploads.ts';

// There is no canvas here; a browser test covers what happens to a picture before it is sent.
vi.mock('../../shared/features/upload/prepareImage.ts', () => ({
  createPrepare: () => async (file: Blob) => ({ ok: true, image: file }),
}));

const toasts = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);
const picker = () => screen.queryByLabelText<HTMLInputElement>(/Add photos/);

describe('the evidence of a complaint', () => {
  useSandbox();
  async function open() {
    stubReply('/user-problem/problem-init', success({ problemType: [], problemSonType: [] }));
    await openScreen(
      '/complainPageNext?productId=7&orderId=A-1&sessionId=s&problemType=2&orderNo=A-1',
      <ComplainPageNext />,
      complaintTypes,
    );
  }

  it('is uploaded as multipart and goes with the complaint by its addresses [3-27, 7.3-05, 7.3-06, 8-19]', async () => {
    const uploads = stubUploads();
    const saved = stubReply('/user-problem/problem-save', success(null));
    await open();
    await userEvent.upload(picker() as HTMLInputElement, photos(2));
    await expect.poll(toasts).toContain('Upload succeeded!');
    expect(uploads.map(({ method, path }) => ({ method, path }))).toEqual([
      { method: 'POST', path: '/esita/user-problem/upload-problem-img' },
      { method: 'POST', path: '/esita/user-problem/upload-problem-img' },
    ]);
    for (const { body } of uploads) {
      expect([...body.keys()]).toEqual(['problemImage']);
      expect(body.get('problemImage')).toBeInstanceOf(File);
    }
    await userEvent.type(screen.getByRole('textbox'), 'See the photos.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]?.body.problemImage).toBe('https://img.example/1.jpg,https://img.example/2.jpg');
  });

  it('reports no success for a refused picture [7.3-06, 8-19]', async () => {
    stubUploads({ text: JSON.stringify({ code: 7, message: 'Not this picture' }) });
    await open();
    await userEvent.upload(picker() as HTMLInputElement, photos(1));
    await screen.findAllByText('Not this picture');
    expect(toasts()).not.toContain('Upload succeeded!');
  });

  it('is limited to nine pictures; then no more can be picked [2.4-09, 5-15, 9-06]', async () => {
    const uploads = stubUploads();
    await open();
    await userEvent.upload(picker() as HTMLInputElement, photos(8));
    await expect
      .poll(() => screen.getAllByRole('button', { name: /^Remove photo/ }).length)
      .toBe(8);
    expect(picker()).toBeTruthy();
    await userEvent.upload(picker() as HTMLInputElement, photos(2));
    await expect
      .poll(() => screen.getAllByRole('button', { name: /^Remove photo/ }).length)
      .toBe(9);
    expect(picker()).toBeNull();
    await expect.poll(() => uploads.length).toBe(9);
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 9' }));
    await expect.poll(picker).toBeTruthy();
  });
});
