import type { RemaindersProps } from '@ori/contracts/maths-labs';

type Condition = RemaindersProps['conditions'][number];

const WIDE = 142;
const RING = 44;

interface DialsProps {
  readonly conditions: readonly Condition[];
  /** The number whose remainders the hands show. */
  readonly value: number;
  readonly label: string;
}

function place(turn: number, radius: number): readonly [x: number, y: number] {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return [Number((radius * Math.cos(angle)).toFixed(2)), Number((radius * Math.sin(angle)).toFixed(2))];
}

/** One dial for each modulus: its hand stands at the remainder of the number, a ring marks the one that is wanted. */
export function DialsFigure({ conditions, value, label }: DialsProps) {
  return (
    <svg viewBox={`0 0 ${WIDE * conditions.length} 176`} role="img" aria-label={label} className="lab-figure">
      {conditions.map((condition, index) => (
        <g key={index} transform={`translate(${WIDE * (index + 0.5)} 74)`}>
          <Dial condition={condition} value={value} />
        </g>
      ))}
    </svg>
  );
}

function Dial({
  condition: { modulus, remainder },
  value,
}: {
  readonly condition: Condition;
  readonly value: number;
}) {
  const at = value % modulus;
  const fits = at === remainder;
  const tone = fits ? 'var(--nile)' : 'var(--gold)';
  const [handX, handY] = place(at / modulus, RING - 14);
  const [wantedX, wantedY] = place(remainder / modulus, RING);
  return (
    <>
      <circle r={RING} fill={fits ? 'var(--night-3)' : 'none'} stroke="var(--line)" strokeWidth="2" />
      {Array.from({ length: modulus }, (_, mark) => {
        const [x, y] = place(mark / modulus, RING);
        const [textX, textY] = place(mark / modulus, RING + 18);
        return (
          <g key={mark}>
            <circle cx={x} cy={y} r="4.5" fill={mark === at ? tone : 'var(--mute)'} />
            <text x={textX} y={textY + 6} textAnchor="middle" fontSize="18" fill="currentColor">
              {mark}
            </text>
          </g>
        );
      })}
      <circle cx={wantedX} cy={wantedY} r="9.5" fill="none" stroke={tone} strokeWidth="3" />
      <path d={`M0 0L${handX} ${handY}`} stroke={tone} strokeWidth="5" strokeLinecap="round" />
      <circle r="6" fill={tone} />
      <text y="98" textAnchor="middle" fontSize="20" fontWeight="700" fill="currentColor">
        {`÷ ${modulus}`}
      </text>
    </>
  );
}
