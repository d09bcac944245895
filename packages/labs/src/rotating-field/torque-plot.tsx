import { type Motor, torqueNm } from '@ori/core/electricity/induction-motor';

const WIDTH = 300;
const HEIGHT = 120;

interface TorquePlotProps {
  readonly motor: Motor;
  readonly loadNm: number;
  /** Where the motor runs; 1 when it stands. */
  readonly slip: number;
  readonly label: string;
  readonly ends: readonly [left: string, right: string];
}

/** The pull of a motor from rest to the speed of its field, the load, and where both meet. */
export function TorquePlot({ motor, loadNm, slip, label, ends }: TorquePlotProps) {
  const y = (newtonMetres: number) => HEIGHT - (newtonMetres / (motor.breakdownNm * 1.15)) * HEIGHT;
  const points = Array.from({ length: 101 }, (_, at) => {
    const pull = torqueNm(motor, 1 - at / 100);
    return `${((at * WIDTH) / 100).toFixed(1)} ${y(pull).toFixed(1)}`;
  });
  return (
    <svg viewBox={`-34 -8 ${WIDTH + 46} ${HEIGHT + 30}`} role="img" aria-label={label} className="lab-figure">
      <path d={`M0 -4V${HEIGHT}H${WIDTH + 6}`} fill="none" stroke="var(--edge)" strokeWidth="1.4" />
      <path d={`M0 ${y(loadNm)}H${WIDTH}`} stroke="var(--clay)" strokeWidth="1.4" strokeDasharray="6 4" />
      <path d={`M${points.join('L')}`} fill="none" stroke="var(--gold)" strokeWidth="2.4" />
      <circle
        cx={(1 - slip) * WIDTH}
        cy={y(torqueNm(motor, slip))}
        r="6"
        fill="var(--nile)"
        stroke="var(--night-2)"
        strokeWidth="1.5"
      />
      <g fontSize="12" fill="var(--mute)">
        {[0, 20, 40].map((at) => (
          <text key={at} x="-6" y={y(at) + 4} textAnchor="end">
            {at}
          </text>
        ))}
        <text x="0" y={HEIGHT + 18}>
          {ends[0]}
        </text>
        <text x={WIDTH} y={HEIGHT + 18} textAnchor="end">
          {ends[1]}
        </text>
      </g>
    </svg>
  );
}
