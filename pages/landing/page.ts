import { templateQuery } from '../../shared/api/landing.ts';
import { trackVisitQuery } from '../../shared/api/registration.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: '{brandName}',
  description: 'Register with your mobile number and get the app.',
  kind: 'public',
  parameters: {
    id: 'id of the promotion template',
    user_from: 'where the visitor came from, passed on',
    app_from: 'passed on',
    utm_tag: 'passed on',
    links_id: 'passed on; if down_id is given too, the page does not use hash routes',
    down_id: 'passed on; if links_id is given too, the page does not use hash routes',
    invite_code: 'sent with the registration',
    UC: 'passed on',
  },
  staticLayout: true,
  reads: [templateQuery, trackVisitQuery],
});
