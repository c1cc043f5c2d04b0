import { expect, it } from 'vitest';
import { decodePlaces } from '../../../shared/build/decodePlaces.ts';

/** Column 5 of the script is column 3 of line 2 of its source; what stands before has no source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['pages/x/X.tsx'],
  sourcesContent: ['// first\n  fail();\n'],
  names: [],
  mappings: 'A,IACE',
});

const readMap = (script: string) => (script === 'x-1_a.js' ? MAP : undefined);

it('names the source of each place of an error report', () => {
  const report = '{"v":1,"places":["/assets/x-1_a.js:1:5","/assets/y.js:1:2"],"page":"/x"}';
  expect(decodePlaces(report, readMap)).toEqual([
    'x-1_a.js:1:5  pages/x/X.tsx:2:3  fail();',
    'y.js:1:2  no source map',
  ]);
});

it('says so where the build wrote the code, and finds nothing in other text', () => {
  expect(decodePlaces('x-1_a.js:1:2', readMap)).toEqual([
    'x-1_a.js:1:2  written by the build, no source',
  ]);
  expect(decodePlaces('TypeError: x.js is not 1:2', readMap)).toEqual([]);
});
