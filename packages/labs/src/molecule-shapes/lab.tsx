import type { MoleculeShapesProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { shapeOf } from '@ori/core/chemistry/vsepr';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { MoleculeFigure } from './figure.tsx';
import { SHAPE_WORDS, WORDS } from './words.ts';

function wordsFor(molecule: MoleculeShapesProps['molecules'][number], locale: Locale): string {
  const shape = shapeOf(molecule.bonds, molecule.lonePairs);
  if (shape === null) return molecule.formula;
  return say(shape.squeezed ? WORDS.squeezed : WORDS.found, locale, {
    formula: molecule.formula,
    bonds: molecule.bonds,
    pairs: molecule.lonePairs,
    shape: say(SHAPE_WORDS[shape.name], locale),
    angle: number(shape.idealAngleDeg, locale, 1),
  });
}

/** Choose a molecule, turn it, and see how its electron pairs keep apart. */
export function Lab({ props, locale }: LabProps<MoleculeShapesProps>) {
  const [chosen, setChosen] = useState(0);
  const [turnDeg, setTurnDeg] = useState(25);
  const [leanDeg, setLeanDeg] = useState(20);
  const [showLonePairs, setShowLonePairs] = useState(true);
  const molecule = props.molecules[chosen] ?? props.molecules[0];
  if (molecule === undefined) return null;
  const words = wordsFor(molecule, locale);
  const degrees = (n: number) => say(WORDS.degrees, locale, { n });
  return (
    <div className="lab">
      <Choices
        legend={say(WORDS.molecule, locale)}
        choices={props.molecules.map(({ formula }, index) => ({ value: index, label: formula }))}
        value={chosen}
        onChoose={setChosen}
      />
      <MoleculeFigure
        molecule={molecule}
        turnDeg={turnDeg}
        leanDeg={leanDeg}
        showLonePairs={showLonePairs}
        label={words}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Stepper
          label={say(WORDS.turn, locale)}
          value={turnDeg}
          min={-180}
          max={180}
          step={5}
          valueText={degrees(turnDeg)}
          onChange={setTurnDeg}
        />
        <Stepper
          label={say(WORDS.lean, locale)}
          value={leanDeg}
          min={-90}
          max={90}
          step={5}
          valueText={degrees(leanDeg)}
          onChange={setLeanDeg}
        />
      </div>
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={showLonePairs}
          onChange={(event) => setShowLonePairs(event.currentTarget.checked)}
        />
        {say(WORDS.lonePairs, locale)}
      </label>
      <Finding tone="open">{words}</Finding>
    </div>
  );
}
