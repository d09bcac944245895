import { settled } from '../../ui/ornament/points.ts';

interface AlignmentFigureProps {
  /** Where the target crosses the horizon; null where nothing rises or sets. */
  readonly targetDeg: number | null;
  readonly axisDeg: number | null;
  /** Letters of north, east, south and west. */
  readonly chiefs: readonly string[];
  readonly label: string;
}

const RADIUS = 80;

function at(azimuthDeg: number, distance: number): readonly [number, number] {
  const angle = (azimuthDeg * Math.PI) / 180;
  return [settled(Math.sin(angle) * distance), settled(-Math.cos(angle) * distance)];
}

const told = (point: readonly [number, number]): string => point.map((it) => it.toFixed(1)).join(' ');

/** The site from above, north up: its axis in gold, and where the target crosses the horizon. */
export function AlignmentFigure({ targetDeg, axisDeg, chiefs, label }: AlignmentFigureProps) {
  return (
    <svg viewBox="-110 -110 220 220" role="img" aria-label={label} className="site-compass">
      <circle r={RADIUS} className="fill-night-3 stroke-line" strokeWidth="1.5" />
      {Array.from({ length: 32 }, (_, index) => (
        <path
          key={index}
          d={`M${told(at(index * 11.25, RADIUS - (index % 8 ? 4 : 9)))}L${told(at(index * 11.25, RADIUS))}`}
          className="stroke-edge"
          strokeWidth="1.2"
        />
      ))}
      {chiefs.map((chief, index) => {
        const [x, y] = at(index * 90, RADIUS + 15);
        return (
          <text key={chief} x={x} y={y} dy="0.36em" textAnchor="middle" fill="currentColor" fontSize="14">
            {chief}
          </text>
        );
      })}
      {targetDeg !== null && (
        <g>
          <path
            d={`M0 0L${told(at(targetDeg, RADIUS))}`}
            className="stroke-nile"
            strokeWidth="2"
            strokeDasharray="2 5"
          />
          <g transform={`translate(${told(at(targetDeg, RADIUS))})`}>
            <circle r="9" className="fill-gold stroke-night-2" strokeWidth="3" />
          </g>
        </g>
      )}
      {axisDeg !== null && (
        <g transform={`rotate(${axisDeg})`}>
          <path d={`M0 ${RADIUS - 10}V${10 - RADIUS}`} className="stroke-gold" strokeWidth="2.5" />
          <path
            d={`M-5 ${22 - RADIUS}L0 ${10 - RADIUS}L5 ${22 - RADIUS}`}
            className="stroke-gold"
            fill="none"
            strokeWidth="2.5"
          />
        </g>
      )}
      {axisDeg === null ? (
        <circle r="7" className="fill-night-2 stroke-gold" strokeWidth="2" />
      ) : (
        <rect
          x="-9"
          y="-14"
          width="18"
          height="28"
          className="fill-night-2 stroke-gold"
          strokeWidth="2"
          transform={`rotate(${axisDeg})`}
        />
      )}
    </svg>
  );
}
