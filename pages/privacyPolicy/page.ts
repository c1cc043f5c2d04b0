import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Privacy policy',
  description: 'Which personal data we collect, what for, who sees them, and what you can decide.',
  kind: 'public',
  script: false,
});
