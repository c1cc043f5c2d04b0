// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writeCall } from '../../../shared/api/call.ts';
import { FAILURE_TEXT } from '../../../shared/api/envelope.ts';
import { useSendOnce } from '../../../shared/runtime/sendOnce.ts';
import { LOAD_TEXT } from '../../../shared/ui/reloadPage.ts';
import { freshPhone, toasts } from './freshPhone.ts';

vi.mock('../../../shared/api/client.ts', () => {
  throw new Error('The client is lost');
});

freshPhone();

describe('7.1 Common behaviour', () => {
  it.each([
    [true, 'network', '', `${LOAD_TEXT.lost}${LOAD_TEXT.reload}`],
    [false, 'offline', FAILURE_TEXT.offline, FAILURE_TEXT.offline],
  ])(
    'a write without its script has not left: online %s',
    async (isOnline, failure, note, toast) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      const { result } = renderHook(() => useSendOnce(writeCall<{ score: string }>('/rate')));
      const sent = await act(async () => result.current.send({ score: '5' }));
      expect(sent).toMatchObject({ failure, sent: false });
      expect(result.current).toMatchObject({ busy: false, note: { words: note } });
      expect(toasts()).toEqual([toast]);
    },
  );
});
