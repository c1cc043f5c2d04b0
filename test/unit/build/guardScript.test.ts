import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guardScript } from '../../../shared/build/guardScript.ts';

const contact = { servicePhone: '+63 2 8000 0000', serviceEmail: 'help@lender.example' };
const source = readFileSync(new URL('../../../public/guard.js', import.meta.url), 'utf8');

describe('the notice for browsers that are too old', () => {
  it('names the contact of customer service', async () => {
    const script = await guardScript(source, contact);
    expect(script).toContain('+63 2 8000 0000, help@lender.example');
    expect(script).not.toContain('{contact}');
  });

  it('stops the build if it has no place for the contact', async () => {
    const lost = source.split('{contact}').join('{phone}');
    await expect(guardScript(lost, contact)).rejects.toThrow(
      "public/guard.js: '{contact}' is missing",
    );
  });
});
