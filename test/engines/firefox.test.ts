import { runFlows } from './runFlows.ts';

runFlows('firefox');
