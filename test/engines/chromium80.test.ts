import { testEngine } from './testEngine.ts';

testEngine('chromium80');
