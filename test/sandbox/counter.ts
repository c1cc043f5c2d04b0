import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { type Routes, type SandboxContext, sessionOf, worldOf } from './answers.ts';
import { money } from './loan.ts';
import { codesSeen, pay } from './payCodes.ts';
import { bannerSvg, logoSvg, qrPng } from './pictures.ts';

type Markup = ReturnType<typeof html>;

const page = (title: string, body: Markup) => html`<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:480px;padding:16px;color:#14202E}
button{min-height:48px;padding:0 24px;font:inherit}li{margin:0 0 16px}
.loud{border:2px solid #B42318;border-radius:12px;padding:12px;font-weight:700}</style></head>
<body><h1>${title}</h1><p class="loud">This is a sandbox, not a lender. No money moves.</p>${body}</body></html>`;

/** A heading with its entries; nothing without any. */
const section = (title: string, entries: readonly Markup[]) =>
  entries.length
    ? html`<h2>${title}</h2><ul>${entries.map((one) => html`<li>${one}</li>`)}</ul>`
    : '';

/** Where codes of the session are paid. */
export const counterAddress = (context: SandboxContext, path = '') =>
  `/esita/sandbox/counter${path}?${new URLSearchParams({ sessionId: sessionOf(context) })}`;

/** The counter: codes to pay, text messages, complaints to answer. */
function counterPage(context: SandboxContext) {
  const world = worldOf(context);
  const { cards, complaints, orders } = world;
  const codes = codesSeen(world).map(({ code, orderId, isDelay, amount }) => {
    const text = money(orders.get(orderId)?.scenario ?? {}, amount);
    return html`<form method="post" action="${counterAddress(context, '/pay')}">
<input type="hidden" name="payCode" value="${code}">
<p>Code ${code}, order ${orderId}${isDelay ? ', extension' : ''}: ${text}</p>
<button>Pay ${code}</button></form>`;
  });
  const messages = cards.messages.map(
    ({ orderId, code }) => html`Order ${orderId}: your verification code is ${code}`,
  );
  const asked = complaints.list.filter(({ reply }) => !reply);
  const answers = asked.map(
    ({ id, content }) => html`<form method="post" action="${counterAddress(context, '/reply')}">
<input type="hidden" name="problemId" value="${id}"><p>${content}</p>
<button>Answer complaint ${id}</button></form>`,
  );
  const unpaid = section('Codes', codes) || html`<p>No unpaid codes in this session.</p>`;
  const parts = [unpaid, section('Text messages', messages), section('Complaints', answers)];
  return page('Sandbox payment counter', html`${parts}`);
}

const svg = (context: SandboxContext, picture: string) =>
  context.body(picture, 200, { 'Content-Type': 'image/svg+xml' });

const AGREEMENT =
  'The lender lends and the borrower repays, as the plan says. This text is a sample of the sandbox.';

/** The counter where a tester pays codes and answers complaints, and the pages and pictures that replies refer to. */
export const counter: Routes = {
  'GET /sandbox/counter': (context) => context.html(counterPage(context)),
  'POST /sandbox/counter/pay': async (context) => {
    const { payCode } = await context.req.parseBody();
    if (pay(worldOf(context), `${payCode}`)) return context.redirect(counterAddress(context), 303);
    return context.html(page('Not paid', html`<p>This code is unknown or already paid.</p>`), 404);
  },
  'POST /sandbox/counter/reply': async (context) => {
    const { problemId } = await context.req.parseBody();
    const found = worldOf(context).complaints.list.find(({ id }) => id === problemId);
    if (!found) throw new HTTPException(404, { message: 'No such complaint' });
    found.reply ??= { detail: 'Thank you. We have looked into it and put it right.', images: [] };
    return context.redirect(counterAddress(context), 303);
  },
  'GET /sandbox/partner': (context) =>
    context.html(
      page('Partner page', html`<p>A partner of the lender would continue from here.</p>`),
    ),
  'GET /sandbox/agreement': (context) => {
    const paragraphs = Array(12).fill(html`<p>${AGREEMENT}</p>`);
    const title = html`<h2>Agreement ${context.req.query('position') ?? ''}</h2>`;
    return context.html(page('Loan agreement', html`${title}${paragraphs}`));
  },
  'GET /sandbox/logo/:name{[a-zA-Z0-9-]+\\.svg}': (context) =>
    svg(context, logoSvg(`${context.req.param('name')}`.replace('.svg', ''))),
  'GET /sandbox/landing-banner.svg': (context) => svg(context, bannerSvg()),
  'GET /sandbox/qr/:code{[0-9]+\\.png}': (context) => {
    const png = qrPng(`${context.req.param('code')}`.replace('.png', ''));
    return context.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png' });
  },
  'GET /sandbox/upload/:name': (context) => {
    const found = worldOf(context).complaints.uploads.get(`${context.req.param('name')}`);
    if (!found) throw new HTTPException(404, { message: 'No such image' });
    return context.body(new Uint8Array(found.bytes), 200, { 'Content-Type': found.type });
  },
};
