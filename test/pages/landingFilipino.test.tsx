import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { locale } from '../../pages/landing/landing.messages.fil.ts';
import { provideConfig } from '../../shared/config/config.ts';
import { setLocale } from '../../shared/lib/messages.ts';
import { openPage, press, useSandbox } from './screen.tsx';

describe('the landing page in Filipino, with the numbers of the Philippines', () => {
  useSandbox();
  beforeAll(() => {
    setLocale(locale);
    provideConfig({ phoneRule: 'ph' });
  });

  it('says beside fixed wording what it means, and names a number that the rule takes', async () => {
    await openPage('/landing?id=drops&x-sandbox-session=s');
    const toast = await screen.findByText('error');
    expect(toast.textContent).toContain('Wala kaming natanggap na sagot.');
    const mobile = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(screen.getByText('11 digit, gaya ng 0917 123 4567')).toBeTruthy();
    await userEvent.type(mobile, '13812345678');
    await userEvent.tab();
    await screen.findByText('Maglagay ng mobile number gaya ng 0917 123 4567.');
    await press(/kunin ang app$/);
    const chinese = await screen.findByText('请正确输入图形验证码！', { selector: '[lang=zh]' });
    expect(chinese.nextSibling?.textContent).toBe('Ilagay ang mga character sa larawan.');
  });
});
