import type { GoldenCase } from '@ori/contracts/geometry-names';
import { grownSpiral, onCircle, pathThrough, regular } from './subject-lines.ts';

const [COLUMNS_LONG, COLUMNS_SHORT] = [17, 8];

interface LengthProps {
  /** Which field it belongs to. */
  readonly n: 1 | 2;
  readonly d: string;
  /** Where its number stands. */
  readonly at: readonly [number, number];
}

/** One of the two lengths: a line, and the number of its field. */
function Length({ n, d, at: [x, y] }: LengthProps) {
  const colour = n === 1 ? 'var(--gold)' : 'var(--nile)';
  return (
    <g className="meter-length">
      <path d={d} fill="none" stroke={colour} strokeWidth="4.5" strokeLinecap="round" />
      <circle cx={x} cy={y} r="13" fill={colour} />
      <text x={x} y={y + 5.5} fontSize="16" fontWeight="700" textAnchor="middle" fill="var(--night)">
        {n}
      </text>
    </g>
  );
}

/** The platform from above, its columns as dots. */
function Parthenon() {
  const [left, top, wide, tall] = [60, 36, 288, 128];
  const along = Array.from({ length: COLUMNS_LONG }, (_, at) => left + 14 + (at * (wide - 28)) / 16);
  const down = Array.from({ length: COLUMNS_SHORT }, (_, at) => top + 14 + (at * (tall - 28)) / 7);
  const dots = [
    ...along.flatMap((x) => [top + 14, top + tall - 14].map((y) => ({ x, y }))),
    ...down.slice(1, -1).flatMap((y) => [left + 14, left + wide - 14].map((x) => ({ x, y }))),
  ];
  return (
    <>
      <rect x={left - 10} y={top - 10} width={wide + 20} height={tall + 20} className="meter-faint" />
      <rect x={left} y={top} width={wide} height={tall} className="meter-body" />
      <rect x={left + 52} y={top + 36} width={wide - 104} height={tall - 72} className="meter-faint" />
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5.5" fill="currentColor" />
      ))}
      <Length n={1} d={`M${left} ${top + tall}h${wide}`} at={[left + wide / 2, top + tall + 18]} />
      <Length n={2} d={`M${left + wide} ${top}v${tall}`} at={[left + wide + 20, top + tall / 2]} />
    </>
  );
}

function Pentagon() {
  const corners = regular(5, 84, [204, 108]);
  const [top, , low, left] = corners;
  if (!top || !low || !left) return null;
  return (
    <>
      <path d={`${pathThrough(corners)}Z`} className="meter-body" />
      <Length n={1} d={pathThrough([top, low])} at={[242, 104]} />
      <Length n={2} d={pathThrough([left, low])} at={[204, 192]} />
    </>
  );
}

const LEAVES = 34;

/** Leaves from the youngest, in the middle, to the oldest; two of them one turn apart. */
function Leaves() {
  const leaves = Array.from({ length: LEAVES }, (_, at) =>
    onCircle([204, 104], 13 * Math.sqrt(at), at * 137.5),
  );
  const [first, second] = [onCircle([204, 104], 92, 0), onCircle([204, 104], 92, 137.5)];
  return (
    <>
      {leaves.map(([x, y], at) => (
        <ellipse
          key={at}
          className="meter-leaf"
          cx={x}
          cy={y}
          rx={4 + at / 6}
          ry={2.5 + at / 12}
          transform={`rotate(${at * 137.5} ${x} ${y})`}
        />
      ))}
      <Length
        n={1}
        d={`M${second.join(' ')}A92 92 0 1 1 ${first.join(' ')}`}
        at={onCircle([204, 104], 92, 250)}
      />
      <Length
        n={2}
        d={`M${first.join(' ')}A92 92 0 0 1 ${second.join(' ')}`}
        at={onCircle([204, 104], 92, 68)}
      />
    </>
  );
}

/** A shell three times as wide after each turn, and two widths one turn apart. */
function Nautilus() {
  const centre = [180, 118] as const;
  const spiral = grownSpiral(centre, 96, 3, 3);
  const inner = onCircle(centre, 32, 0);
  const walls = Array.from({ length: 15 }, (_, at) => at * 24);
  return (
    <>
      <path d={pathThrough(spiral)} className="meter-body" />
      {walls.map((deg) => {
        const out = 96 * 3 ** (-deg / 360);
        const ends = [onCircle(centre, out, -deg), onCircle(centre, out / 3, -deg - 18)];
        return <path key={deg} d={pathThrough(ends)} className="meter-faint" />;
      })}
      <Length n={1} d={`M${centre.join(' ')}h96`} at={[centre[0] + 112, centre[1]]} />
      <Length n={2} d={pathThrough([centre, inner])} at={[centre[0] + 16, centre[1] + 20]} />
    </>
  );
}

/** A face of no one: any two lengths of it may be taken. */
function Face() {
  return (
    <>
      <path
        d="M132 84C132 30 276 30 276 84C276 150 236 190 204 190C172 190 132 150 132 84Z"
        className="meter-body"
      />
      <path
        d="M156 92q16-12 32 0M220 92q16-12 32 0M204 98l-8 34h14M180 156q24 14 48 0"
        className="meter-faint"
      />
      <Length n={1} d="M112 44V190" at={[112, 117]} />
      <Length n={2} d="M132 206H276" at={[204, 206]} />
    </>
  );
}

/** Two sticks, for lengths that are still to be found. */
function Own() {
  const ticks = Array.from({ length: 27 }, (_, at) => `M${72 + at * 10} 104v${at % 5 === 0 ? 18 : 10}`).join(
    '',
  );
  return (
    <>
      <rect x="62" y="104" width="284" height="44" rx="8" className="meter-body" />
      <path d={ticks} className="meter-faint" />
      <Length n={1} d="M72 60H332" at={[202, 60]} />
      <Length n={2} d="M72 86H212" at={[142, 86]} />
    </>
  );
}

const SUBJECTS: Readonly<Record<GoldenCase, () => React.ReactNode>> = {
  own: Own,
  pentagon: Pentagon,
  leaves: Leaves,
  parthenon: Parthenon,
  nautilus: Nautilus,
  face: Face,
};

/** What is measured, drawn, with both lengths on it; a drawing, not a source of measures. */
export function Subject({ name, label }: { readonly name: GoldenCase; readonly label: string }) {
  const Drawing = SUBJECTS[name];
  return (
    <svg viewBox="0 0 408 224" className="lab-figure meter-subject" role="img" aria-label={label}>
      <Drawing />
    </svg>
  );
}
