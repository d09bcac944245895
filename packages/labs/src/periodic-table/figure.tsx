import { ALL_PLACES, PLACE_SIZE, PLACES_BOX, placeOf, placePath } from '@ori/core/elements/drawn-places';

interface TableFigureProps {
  /** Symbols that stand out. */
  readonly lit: readonly string[];
  readonly label: string;
}

/** The table of the 118 elements, some of them lit. */
export function TableFigure({ lit, label }: TableFigureProps) {
  return (
    <svg viewBox={PLACES_BOX} role="img" aria-label={label} className="lab-figure">
      <path d={ALL_PLACES} fill="var(--night-3)" stroke="var(--line)" />
      {lit.map((symbol) => {
        const { x, y } = placeOf(symbol);
        return (
          <g key={symbol}>
            <path d={placePath(symbol)} fill="var(--gold)" />
            <text
              x={x + PLACE_SIZE / 2}
              y={y + 14.5}
              textAnchor="middle"
              fontSize="11.5"
              fontWeight="700"
              fill="var(--on-gold)"
            >
              {symbol}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
