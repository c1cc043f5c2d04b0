import { readConfig } from '../config/readConfig.ts';
import { readCommandEnvironment } from './environment.ts';
import { operatorReport } from './operatorReport.ts';

const config = readConfig(readCommandEnvironment());
console.log(operatorReport(config, process.argv.includes('--json')));
