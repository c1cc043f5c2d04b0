import { templateQuery } from '../../shared/api/landing.ts';
import { trackVisitQuery } from '../../shared/api/registration.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: '{brand}',
  description: 'Register with your mobile number and get the app.',
  kind: 'public',
  parameters: {
    id: 'the template',
    user_from: 'where the visitor came from, passed on',
    app_from: 'passed on',
    utm_tag: 'passed on',
    links_id: 'passed on; together with down_id the hash routes are not taken',
    down_id: 'passed on; together with links_id the hash routes are not taken',
    invite_code: 'goes with the registration',
    UC: 'passed on',
  },
  surround: true,
  reads: [templateQuery, trackVisitQuery],
});
