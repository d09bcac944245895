import type { MoleculeShapesProps } from '@ori/contracts/interactives';
import { type Direction, shapeOf } from '@ori/core/chemistry/vsepr';
import { type Seen, seenFrom } from './projection.ts';

type Molecule = MoleculeShapesProps['molecules'][number];

const BOND = 92;

interface Part {
  readonly key: string;
  readonly kind: 'atom' | 'pair';
  readonly seen: Seen;
}

interface MoleculeFigureProps {
  readonly molecule: Molecule;
  readonly turnDeg: number;
  readonly leanDeg: number;
  readonly showLonePairs: boolean;
  readonly label: string;
}

function partsOf(
  molecule: Molecule,
  turnDeg: number,
  leanDeg: number,
  showLonePairs: boolean,
): readonly Part[] {
  const shape = shapeOf(molecule.bonds, molecule.lonePairs);
  const see = (kind: Part['kind']) => (direction: Direction, index: number) => ({
    key: `${kind}-${index}`,
    kind,
    seen: seenFrom(direction, turnDeg, leanDeg),
  });
  const atoms = (shape?.bonds ?? []).map(see('atom'));
  return showLonePairs ? [...atoms, ...(shape?.lonePairs ?? []).map(see('pair'))] : atoms;
}

/** A molecule of one central atom, its far parts drawn first. */
export function MoleculeFigure({ molecule, turnDeg, leanDeg, showLonePairs, label }: MoleculeFigureProps) {
  const parts = partsOf(molecule, turnDeg, leanDeg, showLonePairs).toSorted(
    (a, b) => a.seen.near - b.seen.near,
  );
  const behind = parts.filter(({ seen }) => seen.near < 0);
  const before = parts.filter(({ seen }) => seen.near >= 0);
  return (
    <svg viewBox="-160 -150 320 300" role="img" aria-label={label} className="lab-figure lab-square">
      {behind.map((part) => (
        <Outer key={part.key} part={part} molecule={molecule} />
      ))}
      <Ball at={{ right: 0, up: 0, near: 0 }} radius={34} tone="fill-gold" symbol={molecule.centre} />
      {before.map((part) => (
        <Outer key={part.key} part={part} molecule={molecule} />
      ))}
    </svg>
  );
}

function Outer({ part, molecule }: { readonly part: Part; readonly molecule: Molecule }) {
  const { seen } = part;
  if (part.kind === 'pair') return <LonePair seen={seen} />;
  return (
    <g>
      <Bond seen={seen} order={molecule.bondOrder} />
      <Ball at={seen} radius={24} tone="fill-nile" symbol={molecule.outer} />
    </g>
  );
}

function Bond({ seen, order }: { readonly seen: Seen; readonly order: number }) {
  const length = Math.hypot(seen.right, seen.up) || 1;
  const aside = { x: (seen.up / length) * 6, y: (seen.right / length) * 6 };
  return (
    <g stroke="currentColor" strokeWidth="5" strokeLinecap="round" opacity="0.75">
      {Array.from({ length: order }, (_, line) => {
        const shift = line - (order - 1) / 2;
        const [dx, dy] = [aside.x * shift * 1.6, aside.y * shift * 1.6];
        return <line key={line} x1={dx} y1={dy} x2={seen.right * BOND + dx} y2={-seen.up * BOND + dy} />;
      })}
    </g>
  );
}

function LonePair({ seen }: { readonly seen: Seen }) {
  const [x, y] = [seen.right * BOND * 0.62, -seen.up * BOND * 0.62];
  return (
    <g>
      <ellipse cx={x} cy={y} rx="26" ry="26" className="fill-lapis" opacity="0.3" />
      <circle cx={x - 6} cy={y} r="4" className="fill-lapis" />
      <circle cx={x + 6} cy={y} r="4" className="fill-lapis" />
    </g>
  );
}

function Ball({
  at,
  radius,
  tone,
  symbol,
}: {
  readonly at: Seen;
  readonly radius: number;
  readonly tone: string;
  readonly symbol: string;
}) {
  const size = radius * (1 + at.near * 0.14);
  return (
    <g transform={`translate(${at.right * BOND} ${-at.up * BOND})`}>
      <circle r={size} className={tone} stroke="var(--color-night)" strokeWidth="3" />
      <text
        textAnchor="middle"
        dy="0.36em"
        fontSize={size * 0.8}
        fontWeight="700"
        fill="var(--color-on-gold)"
      >
        {symbol}
      </text>
    </g>
  );
}
