import type { Locale } from '@ori/contracts/locale';
import type { Structure } from '@ori/core/molecules/structure';
import { useMemo, useState } from 'react';
import { onCanvas } from '../frame/three-d-camera.ts';
import type { View } from '../frame/three-d-scene.ts';
import { ThreeDTurns } from '../frame/three-d-turns.tsx';
import { ThreeDView } from '../frame/three-d-view.tsx';
import { say } from '../frame/words.ts';
import { MoleculeModelFigure } from './figure.tsx';
import type { Chosen } from './measure-words.ts';
import { drawnRadius, moleculeScene, type Style } from './molecule-scene.ts';
import { WORDS } from './words.ts';

const FIRST: View = { turnDeg: 25, leanDeg: -20 };

interface MoleculePictureProps {
  readonly structure: Structure;
  readonly style: Style;
  readonly named: boolean;
  readonly chosen: Chosen;
  readonly onPick: (atom: number) => void;
  readonly label: string;
  readonly locale: Locale;
}

/** Where each atom is seen, and how large. */
function useSeen(structure: Structure, style: Style, view: View, radius: number) {
  return structure.atoms.map((atom) => {
    const spot = onCanvas(atom, view, radius);
    return { ...spot, name: atom.name, size: (drawnRadius(structure, atom, style) / radius) * spot.scale };
  });
}

/** The structure, to be turned by hand or by keys; atoms may be pressed. */
export function MoleculePicture(props: MoleculePictureProps) {
  const { structure, style, named, chosen, onPick, label, locale } = props;
  const [view, setView] = useState(FIRST);
  const scene = useMemo(() => moleculeScene(structure, style), [structure, style]);
  const seen = useSeen(structure, style, view, scene.radius);
  const pick = (right: number, up: number) => {
    const under = seen
      .map((spot, atom) => ({ ...spot, atom }))
      .filter((spot) => Math.hypot(spot.right - right, spot.up - up) < Math.max(spot.size, 0.05))
      .toSorted((a, b) => b.near - a.near);
    if (under[0]) onPick(under[0].atom);
  };
  return (
    <>
      <ThreeDView
        scene={scene}
        view={view}
        onView={setView}
        onPick={pick}
        label={label}
        marks={<AtomMarks seen={seen} named={named} chosen={chosen} />}
        instead={
          <>
            <MoleculeModelFigure molecule={structure.id} label={label} />
            <p className="text-sm text-mute">{say(WORDS.flat, locale)}</p>
          </>
        }
      />
      <ThreeDTurns view={view} onView={setView} locale={locale} />
    </>
  );
}

interface AtomMarksProps {
  readonly seen: ReturnType<typeof useSeen>;
  readonly named: boolean;
  readonly chosen: Chosen;
}

/** Names on the atoms, and rings and lines around those that are measured. */
function AtomMarks({ seen, named, chosen }: AtomMarksProps) {
  const path = chosen.flatMap((atom) => {
    const spot = seen[atom];
    return spot ? [`${spot.right.toFixed(3)} ${(-spot.up).toFixed(3)}`] : [];
  });
  return (
    <>
      {path.length > 1 && (
        <path
          d={`M${path.join('L')}`}
          fill="none"
          className="stroke-gold"
          strokeWidth="0.014"
          strokeDasharray="0.04 0.03"
        />
      )}
      {chosen.map((atom) => {
        const spot = seen[atom];
        return (
          spot && (
            <circle
              key={atom}
              cx={spot.right}
              cy={-spot.up}
              r={spot.size + 0.02}
              fill="none"
              className="stroke-gold"
              strokeWidth="0.02"
            />
          )
        );
      })}
      {named &&
        seen.map(({ name, right, up, near }) => (
          <text
            key={name}
            x={right}
            y={-up + 0.022}
            textAnchor="middle"
            className="molecule-name"
            opacity={near < -0.35 ? 0.35 : 1}
          >
            {name}
          </text>
        ))}
    </>
  );
}
