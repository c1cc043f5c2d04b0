import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const USAGE = 'Usage: npm run new-page -- repaymentHistory POST /v3/installment/history';
const TEMPLATE = import.meta.dirname;
const [name = '', method = '', path = ''] = process.argv.slice(2);

/** Where the files of each folder of the template go, from the project's root. */
const FOLDERS: Readonly<Record<string, string>> = {
  api: 'shared/api',
  page: `pages/${name}`,
  sandbox: 'test/sandbox/pages',
  screens: 'test/screens',
  test: 'test/pages',
};

/** `repayment history` for `repaymentHistory`. */
const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the template says, and what the page says in its place. */
const NAMES: Readonly<Record<string, string>> = {
  // The sandbox's routes name parameters in another way.
  "'/v3/order-loan/past-payments',\n    read(": `'${path.replace(/\{(\w+)\}/g, ':$1')}',\n    read(`,
  '/v3/order-loan/past-payments': path,
  "method: 'POST'": `method: '${method}'`,
  'routes.post': `routes.${method.toLowerCase()}`,
  pastPayments: name,
  PastPayments: capital(name),
  'past payments': words,
  'Past payments': capital(words),
};

const renamed = (text: string) =>
  Object.entries(NAMES).reduce((all, [from, to]) => all.split(from).join(to), text);

/** Where a file of the template goes; every other file stays where it is. */
function placeOf(file: string): string {
  const [folder = '', ...rest] = relative(TEMPLATE, file).split('/');
  const target = FOLDERS[folder];
  return target ? resolve(target, renamed(rest.join('/'))) : file;
}

/** A file of the template with its imports as they are from its new place. */
function moved(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/'(\.\.?\/[^']+\.(?:tsx?|css))'/g, (_, to) => {
    const target = relative(dirname(placeOf(file)), placeOf(resolve(dirname(file), to)));
    return `'${target.startsWith('.') ? target : `./${target}`}'`;
  });
  return renamed(text);
}

const problem =
  (!/^[a-z]+([A-Z][a-z]+)*$/.test(name) && `"${name}": the name must be like repaymentHistory`) ||
  (!/^(GET|POST)$/.test(method) && `"${method}": the method must be GET or POST`) ||
  (!/^(\/[\w.{}-]+)+$/.test(path) && `"${path}": the path must be like /v3/installment/history`);
const files = Object.keys(FOLDERS).flatMap((folder) =>
  readdirSync(join(TEMPLATE, folder)).map((file) => join(TEMPLATE, folder, file)),
);
const taken = files.map(placeOf).find((file) => existsSync(file));
if (problem || taken) {
  console.error(problem ? `${problem}\n${USAGE}` : `${taken} is there already`);
  process.exit(1);
}
const written = files.map((file) => {
  const place = placeOf(file);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, moved(file));
  return relative('.', place);
});
// Imports are sorted by their paths, which are others now, and a long name breaks lines.
execFileSync('npx', ['biome', 'check', '--write', '--log-level=warn', ...written]);
execFileSync('npm', ['run', '-s', 'generate'], { stdio: 'ignore' });
console.log(written.map((file) => `${file}: written`).join('\n'));
console.log(`npm start shows it at http://127.0.0.1:5173/${name}?orderId=due-extendable`);
