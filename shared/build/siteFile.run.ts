import { readFile } from 'node:fs/promises';
import { readConfig } from '../config/readConfig.ts';
import {
  RUNTIME_CONFIG_FILE,
  runtimeConfigProblems,
  runtimeConfigSpec,
} from '../config/runtimeConfigBuild.ts';
import { readCommandEnvironment } from './environment.ts';

const file =
  process.argv.slice(2).find((name) => name.endsWith('.json')) ?? `dist/${RUNTIME_CONFIG_FILE}`;
const spec = runtimeConfigSpec(readConfig(readCommandEnvironment()));
const problems = runtimeConfigProblems(await readFile(file, 'utf8'), spec);
console.log(problems.length ? problems.join('\n') : `${file}: every setting can be used`);
process.exitCode = problems.length ? 1 : 0;
