import { runFlows } from './runFlows.ts';

runFlows('webkit');
