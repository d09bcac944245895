const LEFT = 34;
const RIGHT = 396;
const TOP = 16;
const BOTTOM = 244;

/** What part of the number line is drawn, lowest and highest value. */
export type Reach = readonly [low: number, high: number];
export const WIDE: Reach = [2.6, 4.06];

interface SeriesFigureProps {
  /** The sums after 1, 2, 3 … terms, as approaches to π. */
  readonly sums: readonly number[];
  /** The same with a correction; empty where none is chosen. */
  readonly mended: readonly number[];
  readonly reach: Reach;
  readonly label: string;
}

/** Four times the first 1 to `terms` terms of 1 − 1/3 + 1/5 − …, near enough for a drawing. */
export function plainSums(terms: number): readonly number[] {
  let sum = 0;
  return Array.from({ length: terms }, (_, k) => (sum += (k % 2 === 0 ? 4 : -4) / (2 * k + 1)));
}

/** A height above and below all others, and nothing outside of it. */
const heightIn =
  ([low, high]: Reach) =>
  (value: number) =>
    Math.min(BOTTOM, Math.max(TOP, BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP)));

/** Sums that jump over π and back, each time less far; a band shows the last two, between which π lies. */
export function SeriesFigure({ sums, mended, reach, label }: SeriesFigureProps) {
  const count = Math.max(sums.length, mended.length);
  const x = (index: number) => LEFT + 18 + (index * (RIGHT - LEFT - 36)) / Math.max(count - 1, 5);
  const y = heightIn(reach);
  const path = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  return (
    <svg viewBox="0 0 400 258" role="img" aria-label={label} className="lab-figure">
      <Ground between={sums.slice(-2).map(y)} reach={reach} />
      <path d={path(sums)} fill="none" stroke="var(--gold)" strokeWidth="2.5" strokeLinejoin="round" />
      {sums.map((value, index) => (
        <circle key={index} cx={x(index)} cy={y(value)} r="5" fill="var(--gold)" />
      ))}
      <path d={path(mended)} fill="none" stroke="var(--nile)" strokeWidth="2.5" strokeLinejoin="round" />
      {mended.map((value, index) => (
        <path
          key={index}
          d={`M${x(index)} ${y(value) - 7}l7 7l-7 7l-7 -7z`}
          fill="var(--night-2)"
          stroke="var(--nile)"
          strokeWidth="2.5"
        />
      ))}
    </svg>
  );
}

/** The band between two sums, whole numbers, and π. */
function Ground({ between, reach }: { readonly between: readonly number[]; readonly reach: Reach }) {
  const y = heightIn(reach);
  const [top, bottom] = between.toSorted((a, b) => a - b);
  const whole = [3, 4].filter((value) => value > reach[0] && value < reach[1]);
  return (
    <>
      {top !== undefined && bottom !== undefined && (
        <rect x={LEFT} y={top} width={RIGHT - LEFT} height={bottom - top} fill="var(--gold)" opacity="0.13" />
      )}
      {whole.map((value) => (
        <path key={value} d={`M${LEFT} ${y(value)}H${RIGHT}`} stroke="var(--line)" strokeWidth="1.5" />
      ))}
      <path
        d={`M${LEFT} ${y(Math.PI)}H${RIGHT}`}
        stroke="var(--lapis)"
        strokeWidth="2.5"
        strokeDasharray="8 6"
      />
      <g fontSize="19" textAnchor="end" fill="var(--mute)">
        {whole.map((value) => (
          <text key={value} x={LEFT - 10} y={y(value) + 7}>
            {value}
          </text>
        ))}
        <text x={LEFT - 10} y={y(Math.PI)} fontWeight="700" fill="var(--lapis)">
          π
        </text>
      </g>
    </>
  );
}
