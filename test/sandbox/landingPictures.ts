const WIDTH = 120;
const HEIGHT = 48;

/** A captcha as SVG: each character is tilted differently, with lines across. */
export function captchaSvg(text: string): string {
  const letters = Array.from(text, (letter, index) => {
    const x = 18 + index * 28;
    const lean = ((letter.charCodeAt(0) * 7) % 31) - 15;
    return `<text x="${x}" y="34" transform="rotate(${lean} ${x} 30)" fill="#14202E">${letter}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="monospace" font-size="28" font-weight="700" text-anchor="middle"><rect width="120" height="48" fill="#EAF2FC"/><path d="M0 12q30 20 60 6t60 10M0 38q40-18 70-6t50-8" fill="none" stroke="#8FA9C9" stroke-width="2"/>${letters.join('')}</svg>`;
}

/** A sample banner of a promotion. */
export function bannerSvg(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200"><rect width="360" height="200" fill="#FFD465"/><circle cx="80" cy="100" r="120" fill="#FFC02E"/><circle cx="300" cy="40" r="70" fill="#FFE49B"/><path d="M40 150c60-110 220-110 280 0" fill="none" stroke="#0B2A4F" stroke-width="14" stroke-linecap="round"/><path d="M100 150v-40M150 150V84M210 150V84M260 150v-40" stroke="#0B2A4F" stroke-width="10" stroke-linecap="round"/></svg>';
}
