import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve, type Variant } from './variants.ts';

/** A function of the reply's data that returns the page's HTML. Only the bench's own sandbox sends the data. */
const SHOW = `d => '<header>Amount to repay<p class="main-amount">' + d.repayAmount + '<p>Repayment date ' + d.repayDate +
      '</header><section><h2>' + d.productName + '</h2><dl>' + d.detail.map(r => '<dt>' + r.text + '<dd>' + r.value).join('') +
      '</dl></section><section>Your repayment code<p><b>' + d.defDetail.payCode + '</b></section><p>' + d.noticeMsg +
      '<p><button data-tap="paymentMethod">Payment Method</button><dialog>' +
      d.repayList.map(c => '<label>' + c.name + '<input type="radio" name="c"></label>').join('') + '</dialog>'`;

const CSS = `body{margin:0;background:#f4f6fa;color:#14202e;font:16px/1.5 system-ui,Roboto,sans-serif}main{max-width:480px;margin:auto;padding:16px}
header{padding:20px;border-radius:16px;background:linear-gradient(135deg,#006bdb,#0049a0);color:#fff}.main-amount{margin:0;font-size:2rem;font-weight:700}
section{margin:16px 0;padding:16px;border-radius:16px;background:#fff}h1{font-size:1.25rem}h2{margin:0;font-size:1rem}dt{color:#5b6675}dd{margin:0;text-align:right}
button{min-height:48px;width:100%;border:0;border-radius:14px;background:#006bdb;color:#fff;font:inherit}label{display:block;padding:12px 0}`;

/** Its script sends the call from the head, and writes the reply when the document has been parsed. */
const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Repayment</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><script>
const show = ${SHOW};
const asked = new URLSearchParams(location.search);
asked.set('product_id', asked.get('productId'));
const own = new URLSearchParams(['productId', 'orderId'].map(name => [name, asked.get(name)]));
const reply = fetch('/esita/v3/installment/loan-play-detail?' + asked, {
  method: 'POST',
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
  body: own,
}).then(answer => answer.json());
document.addEventListener('DOMContentLoaded', async () => {
  const { data } = await reply;
  document.querySelector('article').innerHTML = show(data);
  document.documentElement.dataset.started = '';
  document.querySelector('[data-tap]').onclick = () => document.querySelector('dialog').showModal();
});
</script><style>${CSS}</style></head><body><main><h1>Repayment</h1><article><header>…</header></article></main></body></html>`;

/** Serves the repayment page as somebody would write it by hand, to compare with. */
export async function serveHandWritten(rules: string): Promise<Variant> {
  const folder = resolve('.bench/hand-written');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'repayment.html'), HTML);
  await writeFile(join(folder, 'repayment.html.br'), brotliCompressSync(HTML));
  return serve('hand-written', folder, rules);
}
