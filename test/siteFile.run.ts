import { readFile } from 'node:fs/promises';
import { readCommandEnvironment } from '../shared/build/environment.ts';
import { siteFileProblems } from '../shared/build/runtimeConfigProblems.ts';
import { readCompany } from '../shared/config/readCompany.ts';
import { readConfig } from '../shared/config/readConfig.ts';
import { SITE_FILE, siteBuildOf } from '../shared/config/runtimeConfigBuild.ts';

const env = readCommandEnvironment();
const file = process.argv.slice(2).find((name) => name.endsWith('.json')) ?? `dist/${SITE_FILE}`;
const site = siteBuildOf(readConfig(env), readCompany(env));
const problems = siteFileProblems(await readFile(file, 'utf8'), site);
console.log(problems.length ? problems.join('\n') : `${file}: every setting can be used`);
process.exitCode = problems.length ? 1 : 0;
