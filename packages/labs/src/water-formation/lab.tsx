import type { Locale } from '@ori/contracts/locale';
import type { WaterFormationProps } from '@ori/contracts/matter-labs';
import { type Gathering, isWaterBalanced } from '@ori/core/chemistry/water-formation';
import { useEffect, useRef, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { EnergySteps } from './energy-steps.tsx';
import { WaterFigure } from './figure.tsx';
import { balanceWords, figureWords, massWords } from './water-words.ts';
import { WORDS } from './words.ts';
import './water-formation.css';

const GUESSES = ['less', 'same', 'more'] as const;
const KINDS = [
  { kind: 'hydrogen', most: 6 },
  { kind: 'oxygen', most: 3 },
  { kind: 'water', most: 6 },
] as const;

/** Predict the mass, build the reaction from molecules, then reckon grams and energy. */
export function Lab({ props, locale }: LabProps<WaterFormationProps>) {
  const [guess, setGuess] = useState<(typeof GUESSES)[number] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [gathering, setGathering] = useState(props);
  const bench = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) bench.current?.focus();
  }, [isOpen]);
  const isDone = isWaterBalanced(gathering);
  const verdict =
    guess === 'same'
      ? say(WORDS.guessRight, locale)
      : say(WORDS.guessWrong, locale, { guess: say(WORDS[guess ?? 'same'], locale) });
  return (
    <div className="lab water">
      <WaterFigure gathering={gathering} label={figureWords(gathering, locale)} />
      {isOpen ? (
        <div className="lab" ref={bench} tabIndex={-1}>
          <div className="water-steppers">
            {KINDS.map(({ kind, most }) => (
              <Stepper
                key={kind}
                label={say(WORDS[kind], locale)}
                value={gathering[kind]}
                min={0}
                max={most}
                onChange={(count) => setGathering({ ...gathering, [kind]: count })}
              />
            ))}
          </div>
          <Finding tone={isDone ? 'found' : 'open'}>{balanceWords(gathering, locale)}</Finding>
          {isDone && <Reckoning gathering={gathering} verdict={verdict} locale={locale} />}
        </div>
      ) : (
        <>
          <Choices
            legend={say(WORDS.question, locale)}
            choices={GUESSES.map((value) => ({ value, label: say(WORDS[value], locale) }))}
            value={guess}
            onChoose={setGuess}
          />
          <button
            type="button"
            className="btn btn-primary"
            disabled={guess === null}
            onClick={() => setOpen(true)}
          >
            {say(WORDS.start, locale)}
          </button>
          <Finding tone="open">{figureWords(gathering, locale)}</Finding>
        </>
      )}
      <p className="text-sm text-mute">{say(WORDS.safety, locale)}</p>
    </div>
  );
}

interface ReckoningProps {
  readonly gathering: Gathering;
  /** How the prediction did. */
  readonly verdict: string;
  readonly locale: Locale;
}

/** The balanced reaction in grams and in kilojoules. */
function Reckoning({ gathering, verdict, locale }: ReckoningProps) {
  return (
    <>
      <h3>{say(WORDS.massTitle, locale)}</h3>
      <p>{massWords(gathering, locale)}</p>
      <p>{verdict}</p>
      <h3>{say(WORDS.energyTitle, locale)}</h3>
      <EnergySteps gathering={gathering} locale={locale} />
    </>
  );
}
