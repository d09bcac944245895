const [WIDE, TALL, BASE, SIZE] = [720, 92, 68, 66];
/** Heights of capitals and of small letters without ascenders, as shares of the size, in our typeface. */
const [CAPITAL, SMALL] = [0.668, 0.496];
const MODEL_X = 44;
const STEP = 92;
const DASHED = 4;
/** Our typeface strikes its zero through; nobody learns to write it so. A capital O, made narrow, is a zero. */
const ZERO = { sign: 'O', narrow: 0.82 } as const;

interface TracingProps {
  readonly text: string;
  readonly label: string;
}

/** A row to trace: the letter once in full, four times in dots, then an empty line. */
export function Tracing({ text, label }: TracingProps) {
  const isZero = text === '0';
  const sign = isZero ? ZERO.sign : text;
  const placed = (x: number) => `translate(${x} 0) scale(${isZero ? ZERO.narrow : 1} 1)`;
  const letter = { y: BASE, fontSize: SIZE, textAnchor: 'middle', fontWeight: 400 } as const;
  return (
    <svg viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={label}>
      <g stroke="var(--line)" strokeWidth="1">
        <path d={`M4 ${BASE}H${WIDE - 4}`} strokeWidth="1.6" />
        <path d={`M4 ${BASE - SIZE * SMALL}H${WIDE - 4}`} strokeDasharray="2 6" />
        <path d={`M4 ${BASE - SIZE * CAPITAL}H${WIDE - 4}`} strokeDasharray="7 5" />
      </g>
      <text transform={placed(MODEL_X)} fill="currentColor" {...letter}>
        {sign}
      </text>
      {Array.from({ length: DASHED }, (_, at) => (
        <text
          key={at}
          transform={placed(MODEL_X + (at + 1) * STEP)}
          fill="none"
          stroke="var(--mute)"
          strokeWidth="1.3"
          strokeDasharray="2.2 3"
          strokeLinecap="round"
          {...letter}
        >
          {sign}
        </text>
      ))}
    </svg>
  );
}
