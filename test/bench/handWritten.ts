import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { makeBuild } from '../browser/makeBuild.ts';
import { LEGAL } from './profiles.ts';
import { serve, type Variant } from './variants.ts';

/** A page as somebody would write it by hand: what it reads, and how it shows the reply. */
interface HandWritten {
  call: string;
  /** The parameters in the body of the call. */
  sends: readonly string[];
  title: string;
  /** The text of a function of the reply's data that returns the page's HTML. Only the bench's own sandbox sends the data. */
  show: string;
}

const ROWS = `rows => '<dl>' + rows.map(r => '<dt>' + r.text + '<dd>' + r.value).join('') + '</dl>'`;

/** Hand-written pages, by their route. */
const PAGES: Readonly<Record<string, HandWritten>> = {
  repayment: {
    call: '/v3/installment/loan-play-detail',
    sends: ['productId', 'orderId'],
    title: 'Repayment',
    show: `d => '<header>Amount to repay<p class="hero-amount">' + d.repayAmount + '<p>Repayment date ' + d.repayDate +
      '</header><section><h2>' + d.productName + '</h2>' + rows(d.detail) + '</section><section>Your repayment code<p><b>' +
      d.defDetail.payCode + '</b></section><p>' + d.noticeMsg + '<p><button data-tap="paymentMethod">Payment Method</button>' +
      '<dialog>' + d.repayList.map(c => '<label>' + c.name + '<input type="radio" name="c"></label>').join('') + '</dialog>'`,
  },
  loanDetail: {
    call: '/v3/loan-details/loan-details',
    sends: ['productId', 'orderId'],
    title: 'Order Details',
    show: `d => '<header><p class="status-title">' + d.noticeStatusText + '<p>' + d.noticeDesText + '</header><section><h2>' +
      d.productName + '</h2>' + rows(d.userOrderDetail.detail) + '</section><p><button>REPAY</button> <button>Rollover Repayment</button>'`,
  },
  newLoanConfirm: {
    call: '/v3/loan-confirm/loan-detail-confirm',
    sends: ['productId'],
    title: 'Confirm loan',
    show: `d => '<header>Loan amount<p class="hero-amount">' + d.amount + '<p>First payment ' + d.firstPayTime +
      '</header><section><h2>' + d.comProductName + '</h2>' + rows(d.details) + '</section><section><h2>Repayment plan</h2><table>' +
      d.repay_plans.map(p => '<tr><th>' + p.title + ' ' + p.pay_time + '<td>' + p.amount).join('') + '</table></section><p><button>Next</button>'`,
  },
  bindBank: {
    call: '/v3/bind-card/card-init',
    sends: ['product_id'],
    title: 'Payment account information',
    show: `d => '<section>' + d.items.map(i => '<p><label id="item-' + i.code + '-label">' + i.title + '<br><input value="' +
      (i.value || '') + '"></label>').join('') + '</section><p><button>Next</button>'`,
  },
};

const CSS = `body{margin:0;background:#f4f6fa;color:#14202e;font:16px/1.5 system-ui,Roboto,sans-serif}main{max-width:480px;margin:auto;padding:16px}
header{padding:20px;border-radius:16px;background:linear-gradient(135deg,#006bdb,#0049a0);color:#fff}.hero-amount,.status-title{margin:0;font-size:2rem;font-weight:700}
section{margin:16px 0;padding:16px;border-radius:16px;background:#fff}h1{font-size:1.25rem}h2{margin:0;font-size:1rem}dt{color:#5b6675}dd{margin:0;text-align:right}
button{min-height:48px;width:100%;border:0;border-radius:14px;background:#006bdb;color:#fff;font:inherit}label{display:block;padding:12px 0}`;

/** One document: its script sends the call from the head, and writes the reply when the document has been parsed. */
function documentOf({ call, sends, title, show }: HandWritten): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><script>
const rows = ${ROWS}, show = ${show};
const asked = new URLSearchParams(location.search);
asked.set('product_id', asked.get('productId'));
const own = new URLSearchParams(${JSON.stringify(sends)}.map(name => [name, asked.get(name)]));
const reply = fetch('/esita${call}?' + asked, {
  method: 'POST',
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
  body: own,
}).then(answer => answer.json());
document.addEventListener('DOMContentLoaded', async () => {
  const { data } = await reply;
  document.querySelector('article').innerHTML = show(data);
  document.documentElement.dataset.started = '';
  const button = document.querySelector('[data-tap]');
  if (button) button.onclick = () => document.querySelector('dialog').showModal();
});
</script><style>${CSS}</style></head><body><main><h1>${title}</h1><article><header>…</header></article></main></body></html>`;
}

/** What an element of a legal text needs. */
const NEEDED = ['id', 'href'];

/** A legal text as somebody would write it: the elements and texts of the built page, without what the look needs. */
async function legalDocument(route: string): Promise<string> {
  const { document } = new Window();
  document.write(await readFile(join(await makeBuild('shipped'), `${route}.html`), 'utf8'));
  for (const element of document.body.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!NEEDED.includes(name)) element.removeAttribute(name);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${document.title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<style>${CSS}</style></head><body>${document.body.innerHTML}</body></html>`;
}

/** Serves the hand-written pages, to compare with. */
export async function serveHandWritten(): Promise<Variant> {
  const folder = resolve('.bench/hand-written');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const written = Object.entries(PAGES).map(([route, page]) => [route, documentOf(page)] as const);
  for (const [route, html] of [...written, [LEGAL, await legalDocument(LEGAL)] as const]) {
    await writeFile(join(folder, `${route}.html`), html);
    await writeFile(join(folder, `${route}.html.br`), brotliCompressSync(html));
  }
  const served = await serve('hand-written', folder);
  return { ...served, hasWorker: false, routes: [...Object.keys(PAGES), LEGAL] };
}
