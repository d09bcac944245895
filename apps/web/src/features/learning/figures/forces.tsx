import { FIGURE_TEXT, type Drawn } from './drawn.ts';
import { Frame } from './frame.tsx';
import { PictogramParts } from './picture.tsx';

const LONGEST = 150;
const STRONGEST = 12;

/** Arrows start at the thing and grow with their force. */
export function ForcesFigure({ figure, label }: Drawn<'forces'>) {
  const forces = [...figure.left, ...figure.right];
  // One force with its number stands beside others, each in a picture of its own: they are drawn to one measure.
  const strongest = Math.max(...forces, figure.labels && forces.length === 1 ? STRONGEST : 0);
  const sides = [
    { side: -1, forces: figure.left },
    { side: 1, forces: figure.right },
  ];
  return (
    <Frame viewBox="-214 -64 428 124" label={label} className="max-w-lg">
      <line x1="-205" x2="205" y1="36" y2="36" stroke="currentColor" strokeWidth="2" />
      <PictogramParts name={figure.thing} />
      {sides.flatMap(({ side, forces }) =>
        forces.map((force, index) => {
          const length = 36 + (force / strongest) * (LONGEST - 36);
          const y = (index - (forces.length - 1) / 2) * 34 - 4;
          const end = side * (34 + length);
          return (
            <g key={`${side}${y}`} className="stroke-gold fill-gold">
              <line x1={side * 34} x2={end - side * 10} y1={y} y2={y} strokeWidth="6" />
              <path d={`M${end} ${y} l${-side * 16} -10 v20 Z`} stroke="none" />
              {figure.labels && (
                <text x={side * (34 + length / 2)} y={y - 8} {...FIGURE_TEXT} className="fill-ink">
                  {force} N
                </text>
              )}
            </g>
          );
        }),
      )}
    </Frame>
  );
}

/** Bar magnets end to end with their poles. */
export function MagnetsFigure({ figure: { bars }, label }: Drawn<'magnets'>) {
  return (
    <Frame viewBox={`0 -40 ${bars.length * 150} 80`} label={label} className="max-w-lg">
      {bars.map((bar, index) => (
        <g
          key={`${bar}${index + 1}`}
          transform={`translate(${index * 150 + 15} 0)`}
          stroke="currentColor"
          strokeWidth="2"
        >
          {bar.split('').map((pole, half) => (
            <g key={pole}>
              <rect
                x={half * 60}
                y="-24"
                width="60"
                height="48"
                className={pole === 'N' ? 'fill-clay/60' : 'fill-lapis/60'}
              />
              <text x={half * 60 + 30} y="8" {...FIGURE_TEXT} fontSize={24}>
                {pole}
              </text>
            </g>
          ))}
        </g>
      ))}
    </Frame>
  );
}

const CM = 26;

function waveLine(amplitude: number, wavelength: number, length: number): string {
  return Array.from({ length: length * 8 + 1 }, (_, eighth) => {
    const x = eighth / 8;
    return `${(x * CM).toFixed(1)},${(-Math.sin((x / wavelength) * 2 * Math.PI) * amplitude * CM).toFixed(1)}`;
  }).join(' ');
}

/** A wave on squared paper; one square is 1 cm. */
export function WaveFigure({ figure: { amplitudeCm, wavelengthCm }, label }: Drawn<'wave'>) {
  const [columns, half] = [Math.max(16, wavelengthCm + 4), 5];
  return (
    <Frame
      viewBox={`-4 ${-half * CM - 4} ${columns * CM + 8} ${2 * half * CM + 34}`}
      label={label}
      className="max-w-xl"
    >
      <g stroke="currentColor" strokeWidth="1" opacity="0.3">
        {Array.from({ length: columns + 1 }, (_, at) => (
          <line key={at} x1={at * CM} x2={at * CM} y1={-half * CM} y2={half * CM} />
        ))}
        {Array.from({ length: 2 * half + 1 }, (_, at) => (
          <line key={at} x2={columns * CM} y1={(at - half) * CM} y2={(at - half) * CM} />
        ))}
      </g>
      <line x2={columns * CM} stroke="currentColor" strokeWidth="2" strokeDasharray="6 5" />
      <polyline
        points={waveLine(amplitudeCm, wavelengthCm, columns)}
        fill="none"
        className="stroke-nile"
        strokeWidth="4"
      />
      <path
        d={`M0 ${half * CM + 8} h${CM} M0 ${half * CM + 3} v10 M${CM} ${half * CM + 3} v10`}
        stroke="currentColor"
        strokeWidth="2"
      />
      <text x={CM + 30} y={half * CM + 22} {...FIGURE_TEXT} fontSize={20}>
        1 cm
      </text>
    </Frame>
  );
}
