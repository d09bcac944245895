import type { SparkEntry } from '@ori/core/electricity/spark-ledger';
import { memo } from 'react';

const WIDTH = 480;
const SWING = 40;

interface TraceProps {
  readonly entries: readonly SparkEntry[];
  readonly of: 0 | 2;
  readonly colour: string;
}

const Trace = memo(function Trace({ entries, of, colour }: TraceProps) {
  const most = entries[0]?.state[0] ?? 1;
  const points = entries.map(({ state }, at) => {
    const x = (at / (entries.length - 1)) * WIDTH;
    return `${x.toFixed(1)} ${((-SWING * state[of]) / most).toFixed(1)}`;
  });
  return (
    <path d={`M${points.join('L')}`} fill="none" stroke={colour} strokeWidth="1.3" strokeLinejoin="round" />
  );
});

interface ChargeTracesProps {
  readonly entries: readonly SparkEntry[];
  /** Which of the readings is shown. */
  readonly at: number;
  readonly sender: string;
  readonly receiver: string;
  readonly label: string;
}

/** How the charges of both capacitors swing from the spark on, and the moment that is shown. */
export function ChargeTraces({ at, ...drawn }: ChargeTracesProps) {
  const percent = ((at / (drawn.entries.length - 1)) * 100).toFixed(2);
  return (
    <div className="coils-traces">
      <Traces {...drawn} />
      <div className="coils-moment" style={{ transform: `translateX(${percent}%)` }} />
    </div>
  );
}

type TracesProps = Omit<ChargeTracesProps, 'at'>;

/** Drawn once: the moment moves over it in a layer of its own. */
const Traces = memo(function Traces({ entries, sender, receiver, label }: TracesProps) {
  return (
    <svg viewBox={`0 -52 ${WIDTH} 208`} role="img" aria-label={label} className="lab-figure">
      <path d={`M0 0H${WIDTH}M0 104H${WIDTH}`} stroke="var(--line)" />
      <Trace entries={entries} of={0} colour="var(--gold)" />
      <g transform="translate(0 104)">
        <Trace entries={entries} of={2} colour="var(--lapis)" />
      </g>
      <g fontSize="19" fill="var(--ink)" textAnchor="end">
        <text x={WIDTH} y="-34">
          {sender}
        </text>
        <text x={WIDTH} y="72">
          {receiver}
        </text>
      </g>
    </svg>
  );
});
