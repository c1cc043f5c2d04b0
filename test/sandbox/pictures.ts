import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const SCALE = 8;
const QUIET = 4;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A greyscale PNG. @param depth bits of a pixel. @param rows each begins with its filter, 0. */
export function greyPng(width: number, height: number, depth: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { border: QUIET });
  const side = size * SCALE;
  const rows = data.flatMap((row) => {
    const line = Buffer.from([0, ...row.flatMap((dark) => Array(SCALE).fill(dark ? 0 : 255))]);
    return Array(SCALE).fill(line);
  });
  return greyPng(side, side, 8, Buffer.concat(rows));
}

/** The address of the sample logo of a product or partner. */
export const logoOf = (name: string) =>
  `/esita/sandbox/logo/${name.toLowerCase().replace(/ .*/, '')}.svg`;

/** A sample logo as SVG: a letter on a colour. */
export function logoSvg(name: string): string {
  const hue = Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="14" fill="hsl(${hue} 60% 40%)"/><text x="24" y="33" text-anchor="middle" font-family="sans-serif" font-size="26" font-weight="700" fill="#fff">${name.charAt(0).toUpperCase()}</text></svg>`;
}

/** A captcha as SVG: each character is tilted differently, with lines across. */
export function captchaSvg(text: string): string {
  const letters = Array.from(text, (letter, index) => {
    const x = 18 + index * 28;
    const lean = ((letter.charCodeAt(0) * 7) % 31) - 15;
    return `<text x="${x}" y="34" transform="rotate(${lean} ${x} 30)" fill="#14202E">${letter}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48" width="120" height="48" font-family="monospace" font-size="28" font-weight="700" text-anchor="middle"><rect width="120" height="48" fill="#EAF2FC"/><path d="M0 12q30 20 60 6t60 10M0 38q40-18 70-6t50-8" fill="none" stroke="#8FA9C9" stroke-width="2"/>${letters.join('')}</svg>`;
}

export function bannerSvg(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200"><rect width="360" height="200" fill="#FFD465"/><circle cx="80" cy="100" r="120" fill="#FFC02E"/><circle cx="300" cy="40" r="70" fill="#FFE49B"/><path d="M40 150c60-110 220-110 280 0" fill="none" stroke="#0B2A4F" stroke-width="14" stroke-linecap="round"/><path d="M100 150v-40M150 150V84M210 150V84M260 150v-40" stroke="#0B2A4F" stroke-width="10" stroke-linecap="round"/></svg>';
}
