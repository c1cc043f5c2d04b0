import * as library from 'valibot';
import { describe, expect, it } from 'vitest';
import * as small from '../../../shared/api/valibot.ts';

describe('an optional entry in the small reader of builds', () => {
  it.each([[{ name: 'a' }], [{ name: 'a', more: undefined }], [{ name: 'a', more: 1 }], [{}]])(
    'reads %j as the library does',
    (sent) => {
      const expected = library.safeParse(
        library.object({ name: library.string(), more: library.optional(library.number()) }),
        sent,
      );
      const found = small.safeParse(
        small.object({ name: small.string(), more: small.optional(small.number()) }),
        sent,
      );
      expect(found.success).toBe(expected.success);
      if (expected.success) expect(found.output).toEqual(expected.output);
    },
  );
});
