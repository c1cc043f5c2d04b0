import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: '{brand}',
  description: 'Small loans, said plainly: every payment known before you agree.',
  aliases: ['index'],
  kind: 'public',
  surround: true,
});
