import { runFlows } from './runFlows.ts';

runFlows('chromium80');
