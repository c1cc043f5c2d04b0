import { loadEnv } from 'vite';
import { report } from './operatorReport.ts';

const env = { ...loadEnv('production', process.cwd()), ...process.env };
console.log(report(env, process.argv.includes('--json')));
