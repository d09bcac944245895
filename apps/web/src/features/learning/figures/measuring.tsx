import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

type Ruler = Extract<Figure, { type: 'ruler' }>;
type Angle = Extract<Figure, { type: 'angle' }>;
const LONG = 400;
const TEXT = { fill: 'currentColor', fontSize: 17, fontWeight: 600, textAnchor: 'middle' } as const;

function Tiles({ length }: { readonly length: number }) {
  const unit = LONG / length;
  return Array.from({ length }, (_, index) => (
    <rect
      key={index}
      x={index * unit + 1}
      y="2"
      width={unit - 2}
      height="26"
      rx="3"
      className={index % 2 === 0 ? 'fill-nile/50' : 'fill-nile/25'}
      stroke="currentColor"
      strokeWidth="1.5"
    />
  ));
}

function Numbers({ length }: { readonly length: number }) {
  const unit = LONG / length;
  return (
    <g>
      <rect x="-10" width={LONG + 20} height="50" rx="4" className="fill-night-3" stroke="currentColor" />
      {Array.from({ length: length + 1 }, (_, index) => (
        <g key={index} transform={`translate(${index * unit} 0)`}>
          <line y2="16" stroke="currentColor" strokeWidth="2" />
          <text y="38" {...TEXT}>
            {index}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A bar above equal tiles or a ruler. */
export function RulerFigure({ figure, label }: { readonly figure: Ruler; readonly label: string }) {
  const unit = LONG / figure.length;
  return (
    <Frame viewBox="-16 -44 432 100" label={label} className="max-w-xl">
      <rect
        x={figure.start * unit}
        y="-34"
        width={(figure.end - figure.start) * unit}
        height="24"
        rx="4"
        className="fill-gold"
      />
      {[figure.start, figure.end].map((at) => (
        <line key={at} x1={at * unit} x2={at * unit} y1="-38" y2="0" stroke="currentColor" strokeWidth="2" />
      ))}
      {figure.scale === 'tiles' ? <Tiles length={figure.length} /> : <Numbers length={figure.length} />}
    </Frame>
  );
}

const turn = (degrees: number, reach: number) => {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Number((Math.cos(angle) * reach).toFixed(2)),
    y: Number((-Math.sin(angle) * reach).toFixed(2)),
  };
};

function Tick({ degrees }: { readonly degrees: number }) {
  const outer = turn(degrees, 168);
  const inner = turn(degrees, degrees % 10 === 0 ? 154 : 161);
  return (
    <line x1={outer.x} y1={outer.y} x2={inner.x} y2={inner.y} stroke="currentColor" strokeWidth="1.25" />
  );
}

/** A half-circle protractor with a tick every five degrees. */
function Protractor() {
  return (
    <g>
      <path d="M-168 0 A168 168 0 0 1 168 0 Z" className="fill-night-3" stroke="currentColor" />
      {Array.from({ length: 37 }, (_, index) => (
        <Tick key={index} degrees={index * 5} />
      ))}
    </g>
  );
}

/** The numbers of both scales over the rays: the outer one runs from the right, the inner one from the left. */
function ScaleNumbers() {
  return (
    <g className="stroke-night-3" strokeWidth="4" paintOrder="stroke">
      {Array.from({ length: 7 }, (_, index) => {
        const outer = turn(index * 30, 183);
        const inner = turn(index * 30, 138);
        return (
          <g key={index} {...TEXT} fontSize={15}>
            <text x={outer.x} y={outer.y} dy="0.35em">
              {index * 30}
            </text>
            <text x={inner.x} y={inner.y} dy={index % 6 === 0 ? '-0.3em' : '0.35em'} fontWeight={400}>
              {180 - index * 30}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Where the arc of the angle runs: from the first ray against the clock to the second. */
function Arc({ figure }: { readonly figure: Angle }) {
  const from = turn(figure.turnDegrees, 44);
  const to = turn(figure.turnDegrees + figure.degrees, 44);
  return (
    <path
      d={`M${from.x} ${from.y} A44 44 0 0 0 ${to.x} ${to.y}`}
      fill="none"
      className="stroke-nile"
      strokeWidth="4"
    />
  );
}

/** An angle, on a protractor where one is to be read. */
export function AngleFigure({ figure, label }: { readonly figure: Angle; readonly label: string }) {
  const rays = [figure.turnDegrees, figure.turnDegrees + figure.degrees];
  const reach = figure.protractor ? 164 : 120;
  return (
    <Frame
      viewBox={figure.protractor ? '-204 -202 408 216' : '-130 -130 260 260'}
      label={label}
      className={figure.protractor ? 'max-w-md' : 'max-w-60'}
    >
      {figure.protractor && <Protractor />}
      <Arc figure={figure} />
      {rays.map((degrees) => {
        const end = turn(degrees, reach);
        return (
          <line
            key={degrees}
            x2={end.x}
            y2={end.y}
            className="stroke-gold"
            strokeWidth="4"
            strokeLinecap="round"
          />
        );
      })}
      <circle r="5" className="fill-gold" />
      {figure.protractor && <ScaleNumbers />}
    </Frame>
  );
}
