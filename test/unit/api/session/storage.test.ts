// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '../../../../shared/lib/storage.ts';

describe('the keys of the session storage', () => {
  beforeEach(() => sessionStorage.clear());

  it.each('public personal job ext bank enum text citySelect day showBankTip'.split(' '))(
    '%s [2.1-30, 2.1-31, 2.1-32, 2.1-33]',
    (key) => {
      sessionStore.write(key, 'kept');
      expect(sessionStorage.getItem(key)).toBe('kept');
      expect(sessionStore.read(key)).toBe('kept');
      sessionStore.remove(key);
      expect(sessionStorage.length).toBe(0);
    },
  );
});
