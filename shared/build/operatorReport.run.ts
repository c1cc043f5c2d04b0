import { readCommandEnvironment } from './environment.ts';
import { operatorReport } from './operatorReport.ts';

console.log(operatorReport(readCommandEnvironment(), process.argv.includes('--json')));
