interface MeterFigureProps {
  /** The longer over the shorter, and its bounds; null before anything is measured. */
  readonly found: { readonly ratio: number; readonly least: number; readonly most: number } | null;
  readonly label: string;
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const [LEFT, WIDTH, TOP] = [30, 420, 3.2];
/** Where a ratio stands on the scale from 1 to 3.2; beyond its end, at the end. */
const placeOf = (ratio: number): number => LEFT + ((Math.min(ratio, TOP) - 1) / (TOP - 1)) * WIDTH;
const TICKS = [1, 1.5, 2, 2.5, 3];

/** A scale of ratios with the golden one on it; what was measured lies there as a bar as wide as its error. */
export function MeterFigure({ found, label }: MeterFigureProps) {
  const golden = placeOf(GOLDEN);
  return (
    <svg viewBox="0 0 480 150" role="img" aria-label={label} className="lab-figure">
      <path d={`M${LEFT} 96H${LEFT + WIDTH}`} stroke="currentColor" strokeWidth="2" />
      {TICKS.map((tick) => (
        <g key={tick}>
          <path d={`M${placeOf(tick)} 90v12`} stroke="currentColor" strokeWidth="2" />
          <text x={placeOf(tick)} y="122" fontSize="15" textAnchor="middle" fill="currentColor">
            {tick}
          </text>
        </g>
      ))}
      <path d={`M${golden} 34V104`} stroke="var(--gold)" strokeWidth="4" />
      <text x={golden} y="24" fontSize="24" fontWeight="700" textAnchor="middle" fill="var(--gold)">
        φ
      </text>
      {found && (
        <g fill="var(--nile)">
          <rect
            x={placeOf(found.least)}
            y="62"
            width={Math.max(2, placeOf(found.most) - placeOf(found.least))}
            height="20"
            rx="4"
            fillOpacity="0.45"
          />
          <circle cx={placeOf(found.ratio)} cy="72" r="8" />
        </g>
      )}
    </svg>
  );
}
