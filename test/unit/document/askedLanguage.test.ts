// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askedLanguage, keepLanguage } from '../../../shared/document/boot/askedLanguage.ts';

/** Opens a page. @param address `lang` of its address. @param app `lang` of the app that opens it. */
function open(address?: string, app?: string): unknown {
  history.replaceState(null, '', address === undefined ? '/x' : `/x?lang=${address}`);
  Object.assign(window, { __lendShellInfo: app === undefined ? undefined : { lang: app } });
  return askedLanguage();
}

beforeEach(() => localStorage.clear());
afterEach(() => void Object.assign(window, { __lendShellInfo: undefined }));

it.each([
  [undefined, undefined, undefined],
  ['fil', undefined, 'fil'],
  [undefined, 'fil-PH', 'fil-PH'],
  ['en', 'fil', 'en'],
])('without a choice the language is that of the address %s, else of the app %s', (...given) => {
  const [address, app, language] = given;
  expect(open(address, app)).toBe(language);
});

/** The `lang` of an address and of the app. */
type Asked = readonly [address?: string | undefined, app?: string | undefined];

it.each<[what: string, first: Asked, chosen: string, ...later: [...Asked, shown: string][]]>([
  ['without any', [], 'fil', [undefined, undefined, 'fil'], ['fil', undefined, 'fil']],
  ['of English, which is asked for by nothing too', [], 'fil', ['en', 'en', 'fil']],
  ['of the address', ['en'], 'fil', ['en', undefined, 'fil'], ['EN-ph', undefined, 'fil']],
  ['of the app', [undefined, 'fil'], 'en', [undefined, 'tl', 'en'], ['en', 'fil', 'en']],
])('a choice holds as long as nothing else is asked for: %s', (_, first, chosen, ...later) => {
  open(...first);
  keepLanguage(chosen);
  for (const [address, app, shown] of later) expect(open(address, app)).toBe(shown);
});

it.each<[what: string, first: Asked, chosen: string, ...later: [...Asked, shown: string][]]>([
  ['an app', [undefined, 'en'], 'en', [undefined, 'fil', 'fil'], [undefined, 'en', 'en']],
  [
    'an app, over what travels',
    [undefined, 'fil'],
    'en',
    [undefined, 'en', 'en'],
    ['en', 'fil', 'fil'],
  ],
  ['an address', ['en'], 'en', ['fil', undefined, 'fil'], [undefined, undefined, 'fil']],
  [
    'an address, where there was none',
    [],
    'en',
    ['fil', undefined, 'fil'],
    ['en', undefined, 'en'],
  ],
])('what asks for another language since the choice wins: %s', (_, first, chosen, ...later) => {
  open(...first);
  keepLanguage(chosen);
  for (const [address, app, shown] of later) expect(open(address, app)).toBe(shown);
});

it('a choice of an earlier release, which kept nothing besides, still holds', () => {
  localStorage.setItem('lang', 'fil');
  expect([open(), open('en'), open(undefined, 'en')]).toEqual(['fil', 'fil', 'fil']);
});
