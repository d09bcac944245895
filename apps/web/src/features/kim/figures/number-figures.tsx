import { circle, polyline, ring } from '../../../ui/ornament/points.ts';
import { FAINT, Sheet, SOFT, upTo } from './figure-parts.tsx';

/** The places of a square's units. */
const cells = (side: number) => upTo(side * side).map((n) => [n % side, Math.floor(n / side)] as const);

/** The squares on the sides of 3, 4, 5, counted out. */
export function RightTriangle() {
  const unit = 11;
  const block = (side: number, key: string) =>
    cells(side).map(([x, y]) => (
      <rect
        key={`${key}${x}.${y}`}
        x={x * unit}
        y={y * unit}
        width={unit}
        height={unit}
        fill={SOFT}
        strokeWidth=".7"
      />
    ));
  return (
    <Sheet>
      <g transform="translate(84 96)">
        <g>{block(4, 'a')}</g>
        <g transform={`translate(${-3 * unit} ${-3 * unit})`}>{block(3, 'b')}</g>
        <g transform={`translate(0 ${-3 * unit}) rotate(36.87)`}>
          <g transform={`translate(0 ${-5 * unit})`}>{block(5, 'c')}</g>
        </g>
        <path d={`M0 0H${4 * unit}L0 ${-3 * unit}Z`} fill="var(--tone)" strokeWidth="2" />
      </g>
    </Sheet>
  );
}

/** Polygons that close in on a circle from inside and from outside. */
export function Pi() {
  return (
    <Sheet>
      {[3, 6, 12, 24].map((sides, at) => (
        <g key={sides} opacity={0.35 + at * 0.2}>
          <path
            d={polyline(ring([100, 75], 52, sides), true)}
            strokeWidth={1 + at * 0.25}
            fill={at === 0 ? SOFT : 'none'}
          />
          {sides > 3 && (
            <path
              d={polyline(ring([100, 75], 52 / Math.cos(Math.PI / sides), sides, 0.5 / sides), true)}
              strokeWidth=".8"
            />
          )}
        </g>
      ))}
      <path d={circle([100, 75], 52)} strokeWidth="1.6" strokeDasharray="2 3" stroke="var(--ink)" />
    </Sheet>
  );
}

/** Two, nothing, five: an empty place keeps the others where they belong. */
export function PlaceValue() {
  return (
    <Sheet>
      {[0, 1, 2].map((column) => (
        <rect
          key={column}
          x={32 + column * 48}
          y="26"
          width="40"
          height="98"
          rx="10"
          stroke={FAINT}
          fill={SOFT}
        />
      ))}
      {[58, 82].map((y) => (
        <circle key={y} cx="52" cy={y} r="8" fill="var(--tone)" />
      ))}
      <ellipse cx="100" cy="75" rx="13" ry="17" strokeWidth="2.2" strokeDasharray="4 4" />
      {upTo(5).map((n) => (
        <path key={n} d={`M${134 + n * 7} 56V94`} strokeWidth="3" strokeLinecap="round" />
      ))}
    </Sheet>
  );
}

/** One becomes two, and two become four. */
export function Twos() {
  const levels = [1, 2, 4, 8, 16];
  const at = (level: number, index: number): [number, number] => [
    ((index + 0.5) / (levels[level] ?? 1)) * 176 + 12,
    20 + level * 28,
  ];
  return (
    <Sheet>
      {levels
        .slice(0, -1)
        .flatMap((count, level) =>
          upTo(count).flatMap((index) =>
            [0, 1].map((side) => (
              <path
                key={`${level}.${index}.${side}`}
                d={polyline([at(level, index), at(level + 1, index * 2 + side)])}
                stroke={FAINT}
              />
            )),
          ),
        )}
      {levels.flatMap((count, level) =>
        upTo(count).map((index) => {
          const [cx, cy] = at(level, index);
          const isOne = index % 2 === 0;
          return (
            <circle
              key={`${level}.${index}`}
              cx={cx}
              cy={cy}
              r={7 - level}
              fill={isOne ? 'var(--tone)' : 'var(--night-2)'}
              strokeWidth="1.3"
            />
          );
        }),
      )}
    </Sheet>
  );
}

/** A triangle and a square on one ring of twelve: they meet again at the top. */
export function Cycles() {
  const dots = ring([100, 75], 56, 12);
  return (
    <Sheet>
      <path d={circle([100, 75], 56)} stroke={FAINT} />
      <path d={polyline(ring([100, 75], 56, 3), true)} strokeWidth="1.8" fill={SOFT} />
      <path d={polyline(ring([100, 75], 56, 4), true)} strokeWidth="1.4" strokeDasharray="5 3" />
      {dots.map(([cx, cy], n) => (
        <circle
          key={cx + cy * 200}
          cx={cx}
          cy={cy}
          r={n === 0 ? 8 : n % 3 === 0 || n % 4 === 0 ? 4.5 : 2.5}
          fill={n === 0 ? 'var(--tone)' : 'var(--night-2)'}
        />
      ))}
    </Sheet>
  );
}

/** A square and two strips: what is missing makes it whole. */
export function Unknown() {
  return (
    <Sheet>
      <rect x="50" y="16" width="76" height="76" fill={SOFT} strokeWidth="1.8" />
      <rect x="126" y="16" width="28" height="76" fill="var(--tone)" fillOpacity=".35" />
      <rect x="50" y="92" width="76" height="28" fill="var(--tone)" fillOpacity=".35" />
      <rect x="126" y="92" width="28" height="28" strokeDasharray="4 4" strokeWidth="1.8" />
      <text x="140" y="114" textAnchor="middle" className="pattern-sign">
        ?
      </text>
      <text x="88" y="66" textAnchor="middle" className="pattern-sign">
        x²
      </text>
    </Sheet>
  );
}
