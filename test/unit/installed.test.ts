import { expect, it } from 'vitest';
import { findProgram, missingSentence, type TestedProgram } from '../browser/installed.ts';

/** A server with a module; what is here is Node.js itself. */
const server = (command: string, module: string): TestedProgram => ({
  name: 'the server',
  variable: 'NO_SUCH_VARIABLE',
  commands: [command],
  files: [{ path: module, name: 'its module', package: 'lib-module' }],
  packages: ['server'],
  tests: 'the site',
});

const HERE = process.execPath;
const NOWHERE = '/nowhere/at-all';

it.each([
  ['the module only', HERE, NOWHERE, 'its module', 'lib-module'],
  ['the program only', NOWHERE, HERE, 'the server', 'server'],
  ['both', NOWHERE, NOWHERE, 'the server and its module', 'server lib-module'],
])('a run that lacks %s says so, and installs that', (_, command, module, what, packages) => {
  const program = server(command, module);
  expect(findProgram(program)).toBe('');
  const install = `To install it: apt-get install ${packages}`;
  expect(missingSentence(program)).toBe(`Not tried: the site, without ${what}. ${install}`);
});

it('a program with its files is found', () => expect(findProgram(server(HERE, HERE))).toBe(HERE));
