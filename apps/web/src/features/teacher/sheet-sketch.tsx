import type { SheetDefaults } from '@ori/core/worksheets/sheet-defaults';

/** Millimetres of each paper. */
const SIDES = { a4: [210, 297], letter: [216, 279] } as const;
const MARGIN = 20;

/** A page in outline: its shape, how large its lines are, how dark its ink, and a second page where there is a key. */
export function SheetSketch({ chosen: { paper, part, large, ink } }: { readonly chosen: SheetDefaults }) {
  const [width, height] = SIDES[paper ?? 'letter'];
  const step = large ? 34 : 22;
  const count = Math.floor((height - 80) / step);
  const lines = Array.from({ length: count }, (_, at) => 70 + at * step);
  return (
    <svg
      viewBox="-8 -8 262 316"
      className="sheet-sketch"
      data-ink={ink ? 'saving' : undefined}
      aria-hidden="true"
    >
      {part === 'both' && <rect x="26" y="10" width={width} height={height} rx="3" className="sketch-page" />}
      <rect width={width} height={height} rx="3" className="sketch-page" />
      <rect x={MARGIN} y={MARGIN} width={width - 2 * MARGIN} height="26" rx="2" className="sketch-head" />
      {lines.map((y, at) => (
        <g key={y}>
          <path d={`M${MARGIN} ${y}h${width / 3}`} strokeWidth={large ? 9 : 5} className="sketch-line" />
          {part === 'key' ? (
            <path
              d={`M${width / 2} ${y}h${20 + (at % 3) * 12}`}
              strokeWidth={large ? 9 : 5}
              className="sketch-answer"
            />
          ) : (
            <path d={`M${width / 2} ${y + 3}H${width - MARGIN}`} strokeWidth="1.6" className="sketch-line" />
          )}
        </g>
      ))}
    </svg>
  );
}
