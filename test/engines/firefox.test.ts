import { testEngine } from './testEngine.ts';

testEngine('firefox');
