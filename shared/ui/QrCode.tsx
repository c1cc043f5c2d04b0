import { encode } from 'uqr';

/** Quiet zone in modules, as the QR standard requires. */
const QUIET = 4;

/** On white, at least 240 px wide. @param label accessible name. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="code-image"
      viewBox={`0 0 ${size} ${size}`}
      width="240"
      height="240"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
