import type { OrbitalsProps } from '@ori/contracts/matter-labs';
import { type Orbital, orbitalNamed } from '@ori/core/quantum/hydrogen-orbital';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { useFocusWhen } from '../frame/use-focus-when.tsx';
import { say } from '../frame/words.ts';
import { OrbitalChoice } from './orbital-choice.tsx';
import type { Look } from './orbital-controls.tsx';
import { plainName } from './orbital-name.tsx';
import { nodeCount } from './orbital-sentences.ts';
import { OrbitalWorkbench } from './orbital-workbench.tsx';
import { WORDS } from './words.ts';
import './orbitals.css';

const FIRST_LOOK: Look = { isCloud: false, share: 0.9, cut: false };

/** Predict how many nodes an orbital has, then look at all thirty from every side. */
export function Lab({ props, locale }: LabProps<OrbitalsProps>) {
  const [orbital, setOrbital] = useState(() => orbitalNamed(props.orbital));
  const [guess, setGuess] = useState<number | null>(null);
  const [asked, setAsked] = useState<Orbital | null>(null);
  const [look, setLook] = useState(FIRST_LOOK);
  const bench = useFocusWhen(asked !== null);
  const isRight = guess === nodeCount(orbital);
  const words = isRight ? say(WORDS.right, locale) : say(WORDS.wrong, locale, { guess: guess ?? '' });
  return (
    <div className="lab orbitals">
      <OrbitalChoice orbital={orbital} locale={locale} onChoose={setOrbital} />
      {asked === null ? (
        <>
          <Choices
            legend={say(WORDS.question, locale, { name: plainName(orbital) })}
            choices={[0, 1, 2, 3].map((value) => ({ value, label: String(value) }))}
            value={guess}
            onChoose={setGuess}
          />
          <button
            type="button"
            className="btn btn-primary"
            disabled={guess === null}
            onClick={() => setAsked(orbital)}
          >
            {say(WORDS.showMe, locale)}
          </button>
          <Finding tone="open">{say(WORDS.notYet, locale)}</Finding>
        </>
      ) : (
        <div className="lab" ref={bench} tabIndex={-1}>
          <OrbitalWorkbench
            key={orbital.id}
            orbital={orbital}
            look={look}
            onLook={setLook}
            verdict={asked.id === orbital.id ? { words, isRight } : null}
            locale={locale}
          />
        </div>
      )}
    </div>
  );
}
