import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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

/** Serves the hand-written pages, to compare with. */
export async function serveHandWritten(): Promise<Variant> {
  const folder = resolve('.bench/hand-written');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [route, page] of Object.entries(PAGES)) {
    const html = documentOf(page);
    await writeFile(join(folder, `${route}.html`), html);
    await writeFile(join(folder, `${route}.html.br`), brotliCompressSync(html));
  }
  return serve('hand-written', folder);
}
