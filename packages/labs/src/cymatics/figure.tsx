import type { CymaticsProps } from '@ori/contracts/sound-labs';
import { PlateDrawing } from './plate-drawing.tsx';
import { heightOver, plateOf } from './plate-setting.ts';

const SHOWN = 6;
const ACROSS = 3;
const CELL = 118;
const TEXT = 26;

/** The first six tones of a plate, each with the sand it makes. */
export function CymaticsFigure({
  setting,
  label,
}: {
  readonly setting: CymaticsProps;
  readonly label: string;
}) {
  const { resonances, tonesHz } = plateOf(setting);
  const row = 100 * heightOver(setting) + TEXT + 14;
  return (
    <svg
      viewBox={`0 0 ${ACROSS * CELL} ${(SHOWN / ACROSS) * row}`}
      role="img"
      aria-label={label}
      className="lab-figure"
    >
      {resonances.slice(0, SHOWN).map((resonance, index) => (
        <g
          key={resonance.lambda}
          transform={`translate(${CELL * ((index % ACROSS) + 0.5)} ${row * Math.floor(index / ACROSS) + 50 * heightOver(setting) + 5})`}
        >
          <PlateDrawing shape={setting.shape} resonance={resonance} />
          <text
            y={50 * heightOver(setting) + 19}
            textAnchor="middle"
            fontSize="13"
            fill="currentColor"
            fontFamily="var(--font-display)"
          >
            {Math.round(tonesHz[index] ?? 0)} Hz
          </text>
        </g>
      ))}
    </svg>
  );
}
