import { readCommandEnvironment } from './environment.ts';
import { report } from './operatorReport.ts';

console.log(report(readCommandEnvironment(), process.argv.includes('--json')));
