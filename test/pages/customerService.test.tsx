import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, press, useSandbox, visited } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

useSandbox();

describe('2.5 Customer service', () => {
  it('customer service shows the online contact and the e-mail, which is a mail link', async () => {
    const contact = { email: 'help@lend.example', smWa: 'https://chat.example/room' };
    const sent = stubReply('/v3/personal-center/contact-kf-info', success(contact));
    await openPage('/customerService?productId=7&orderId=A-1&sessionId=s');
    expect(sent).toMatchObject([{ method: 'POST' }]);
    expect(Object.values(sent[0]?.body ?? {})).toEqual(['30']);
    const mail = screen.getByText('help@lend.example', { selector: 'a span' }).closest('a');
    expect(mail?.getAttribute('href')).toBe('mailto:help@lend.example');
    expect(screen.getByRole('button', { name: 'Call +63 2 8000 0100' })).toBeTruthy();
    const complain = screen.getByRole('link', { name: 'Send a complaint' });
    expect(complain.getAttribute('href')).toMatch(/complaint\?.*orderId=A-1/);
    await press('Open chat');
    await expect.poll(() => visited).toEqual(['assign https://chat.example/room']);
  });
});
