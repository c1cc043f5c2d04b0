import { readProofs } from './record.ts';
import { reportLines } from './report.ts';
import { REQUIREMENTS } from './requirements.ts';
import { verdicts } from './verdict.ts';

const proofs = readProofs();
if (Object.keys(proofs).length === 0) {
  console.error('No tests have run yet. npm test collects what they prove.');
  process.exitCode = 1;
} else {
  console.log(reportLines(verdicts(REQUIREMENTS, proofs)).join('\n'));
}
