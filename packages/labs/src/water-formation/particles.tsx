export type Kind = 'hydrogen' | 'oxygen' | 'water';

interface AtomSpot {
  readonly element: 'H' | 'O';
  readonly x: number;
  readonly y: number;
}

/** Atoms of each molecule around its middle; water bent at 104.5°. */
const ATOMS: Readonly<Record<Kind, readonly AtomSpot[]>> = {
  hydrogen: [
    { element: 'H', x: -11, y: 0 },
    { element: 'H', x: 11, y: 0 },
  ],
  oxygen: [
    { element: 'O', x: -15, y: 0 },
    { element: 'O', x: 15, y: 0 },
  ],
  water: [
    { element: 'H', x: -17, y: 11 },
    { element: 'H', x: 17, y: 11 },
    { element: 'O', x: 0, y: -5 },
  ],
};
/** `letter`: its height, as large as the atom allows, so that it is read on a phone too. */
const LOOK = {
  H: { radius: 12, letter: 17, colour: '#ded9ca' },
  O: { radius: 17, letter: 21, colour: '#dd5a4f' },
} as const;

interface MoleculeDrawingProps {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly turnDeg: number;
}

/** One molecule, its atoms with their letters upright however it is turned. */
export function MoleculeDrawing({ kind, x, y, turnDeg }: MoleculeDrawingProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turnDeg})`}>
      {ATOMS[kind].map(({ element, x: dx, y: dy }) => (
        <g key={`${dx}`} transform={`translate(${dx} ${dy}) rotate(${-turnDeg})`}>
          <circle r={LOOK[element].radius} fill={LOOK[element].colour} stroke="#10142b" strokeWidth="1.5" />
          <text
            textAnchor="middle"
            dy="0.36em"
            fontSize={LOOK[element].letter}
            fontWeight="700"
            fill="#10142b"
          >
            {element}
          </text>
        </g>
      ))}
    </g>
  );
}

interface FlockProps {
  readonly kind: Kind;
  readonly count: number;
  readonly left: number;
  readonly top: number;
}

const COLUMNS = 3;
const STEP_X = 70;
const STEP_Y = 54;

/** Several molecules of a kind in rows, each turned a little otherwise. */
export function Flock({ kind, count, left, top }: FlockProps) {
  return Array.from({ length: count }, (_, index) => (
    <MoleculeDrawing
      key={index}
      kind={kind}
      x={left + (index % COLUMNS) * STEP_X}
      y={top + Math.floor(index / COLUMNS) * STEP_Y}
      turnDeg={((index * 47) % 60) - 30}
    />
  ));
}
