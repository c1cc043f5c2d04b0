import { Hono } from 'hono';
import { logoSvg, qrPng } from './pictures.ts';
import { AMOUNT, DELAY_AMOUNT } from './repayment.ts';
import { openCodes, pay, type World } from './world.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:480px;padding:16px;color:#14202E}button{min-height:48px;padding:0 24px;font:inherit}li{margin:0 0 16px}.loud{border:2px solid #B42318;border-radius:12px;padding:12px;font-weight:700}';

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1><p class="loud">This is a sandbox, not a lender. No money moves.</p>${body}</body></html>`;
}

function counterPage(world: World, sessionId: string): string {
  const items = openCodes(world).map(
    ({ code, orderId, isDelay }) =>
      `<li><form method="post" action="/esita/sandbox/counter/pay?sessionId=${encodeURIComponent(sessionId)}"><input type="hidden" name="payCode" value="${escaped(code)}"><p>Code ${escaped(code)}, order ${escaped(orderId)}${isDelay ? ', extension' : ''}: ${(isDelay ? DELAY_AMOUNT : AMOUNT).text}</p><button>Pay ${escaped(code)}</button></form></li>`,
  );
  const messages = world.cards.messages.map(
    ({ orderId, code }) => `<li>Order ${escaped(orderId)}: your verification code is ${code}</li>`,
  );
  const inbox = messages.length ? `<h2>Text messages</h2><ul>${messages.join('')}</ul>` : '';
  const asked = world.complaints.list.filter(({ reply }) => !reply);
  const answers = asked.map(
    ({ id, content }) =>
      `<li><form method="post" action="/esita/sandbox/reply?sessionId=${encodeURIComponent(sessionId)}"><input type="hidden" name="problemId" value="${id}"><p>${escaped(content)}</p><button>Answer complaint ${id}</button></form></li>`,
  );
  const desk = answers.length ? `<h2>Complaints</h2><ul>${answers.join('')}</ul>` : '';
  return document(
    'Sandbox payment counter',
    (items.length ? `<ul>${items.join('')}</ul>` : '<p>No unpaid codes in this session.</p>') +
      inbox +
      desk,
  );
}

/** The counter where a tester pays a code, and the pictures that replies refer to. */
export function counterRoutes(worlds: (sessionId: string) => World): Hono {
  const routes = new Hono();
  routes.get('/counter', (context) => {
    const sessionId = context.req.query('sessionId') ?? 'default';
    return context.html(counterPage(worlds(sessionId), sessionId));
  });
  routes.post('/counter/pay', async (context) => {
    const sessionId = context.req.query('sessionId') ?? 'default';
    const { payCode } = await context.req.parseBody();
    const unpaid = document('Not paid', '<p>This code is unknown or already paid.</p>');
    if (!pay(worlds(sessionId), String(payCode))) return context.html(unpaid, 404);
    return context.redirect(`/esita/sandbox/counter?${new URLSearchParams({ sessionId })}`, 303);
  });
  routes.get('/partner', (context) =>
    context.html(
      document('Partner page', '<p>A partner of the lender would continue from here.</p>'),
    ),
  );
  routes.get('/agreement', (context) =>
    context.html(
      document(
        'Loan agreement',
        `<h2>Agreement ${escaped(context.req.query('position') ?? '')}</h2>${'<p>The lender lends and the borrower repays, as the plan says. This text is a sample of the sandbox.</p>'.repeat(12)}`,
      ),
    ),
  );
  routes.get('/logo/:name{[a-zA-Z]+\\.svg}', (context) =>
    context.body(logoSvg(context.req.param('name').replace('.svg', '')), 200, {
      'Content-Type': 'image/svg+xml',
    }),
  );
  routes.get('/qr/:code{[0-9]+\\.png}', (context) => {
    const png = qrPng(context.req.param('code').replace('.png', ''));
    return context.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png' });
  });
  return routes;
}
