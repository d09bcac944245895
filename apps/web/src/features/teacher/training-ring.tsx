const SIZE = 44;
const RADIUS = 18;
const GAP_TURNS = 0.025;

interface TrainingRingProps {
  readonly number: number;
  /** What belongs to the part, each done or still open: the reading, then every question. */
  readonly steps: readonly boolean[];
}

function arcOf(at: number, count: number): string {
  const [from, until] = [at / count + GAP_TURNS, (at + 1) / count - GAP_TURNS];
  const point = (turn: number) =>
    `${(SIZE / 2 + RADIUS * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(SIZE / 2 - RADIUS * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 ${until - from > 0.5 ? 1 : 0} 1 ${point(until)}`;
}

/** A part’s number in a ring of what belongs to it; the words beside it say the same. */
export function TrainingRing({ number, steps }: TrainingRingProps) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="training-ring" aria-hidden="true">
      {steps.map((isDone, at) => (
        <path key={at} d={arcOf(at, steps.length)} data-done={isDone || undefined} />
      ))}
      <text x={SIZE / 2} y={SIZE / 2}>
        {number}
      </text>
    </svg>
  );
}
