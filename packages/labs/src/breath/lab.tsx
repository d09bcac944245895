import type { Locale } from '@ori/contracts/locale';
import type { BreathProps } from '@ori/contracts/mind-labs';
import { BREATHS_HEARD, paceOf } from '@ori/core/mind/own-breath';
import { useRef, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import './breath.css';
import { BreathFigure } from './figure.tsx';
import { Moving } from './moving.tsx';
import { WORDS } from './words.ts';

const PICTURES = ['flower', 'tide'] as const;
const GUESS = { least: 3, most: 40, first: 12 } as const;

interface GuessPartProps {
  readonly guess: number;
  readonly onGuess: (perMinute: number) => void;
  readonly onReady: () => void;
  readonly locale: Locale;
}

function GuessPart({ guess, onGuess, onReady, locale }: GuessPartProps) {
  return (
    <>
      <Finding tone="open">{say(WORDS.first, locale)}</Finding>
      <Stepper
        label={say(WORDS.guess, locale)}
        value={guess}
        min={GUESS.least}
        max={GUESS.most}
        valueText={say(WORDS.perMinute, locale, { n: guess })}
        onChange={onGuess}
      />
      <button type="button" className="btn btn-primary breath-key" onClick={onReady}>
        {say(WORDS.ready, locale)}
      </button>
    </>
  );
}

interface ListenPartProps {
  readonly missing: number;
  readonly onBreath: () => void;
  readonly onStop: () => void;
  readonly locale: Locale;
}

function ListenPart({ missing, onBreath, onStop, locale }: ListenPartProps) {
  return (
    <>
      <Finding tone="open">{say(WORDS.listen, locale, { n: missing })}</Finding>
      <div className="breath-keys">
        <button type="button" className="btn btn-primary breath-key" onClick={onBreath}>
          {say(WORDS.inhale, locale)}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onStop}>
          {say(WORDS.stop, locale)}
        </button>
      </div>
    </>
  );
}

/** A picture that learns a breath from whoever breathes: guess, press at each breath in, then watch it go along. */
export function Lab({ props, locale }: LabProps<BreathProps>) {
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState(props.picture);
  const [guess, setGuess] = useState<number>(GUESS.first);
  const [began, setBegan] = useState<readonly number[] | null>(null);
  const heardMs = began === null ? null : paceOf(began);
  const stop = () => setBegan(null);
  const still = (open: number) => (
    <BreathFigure
      picture={picture}
      moment={{ phase: 'in', open }}
      label={say(WORDS[`${picture}Label`], locale)}
    />
  );
  return (
    <div className="lab breath-lab" ref={place}>
      <p className="breath-safety">{say(WORDS.safety, locale)}</p>
      {began === null && (
        <>
          <Choices
            legend={say(WORDS.picture, locale)}
            choices={PICTURES.map((value) => ({ value, label: say(WORDS[value], locale) }))}
            value={picture}
            onChoose={setPicture}
          />
          {still(0.8)}
          <GuessPart {...{ guess, locale }} onGuess={setGuess} onReady={() => setBegan([])} />
        </>
      )}
      {began !== null && heardMs === null && (
        <>
          {still(0.35)}
          <ListenPart
            missing={BREATHS_HEARD - began.length}
            onBreath={() => setBegan([...began, performance.now()])}
            onStop={stop}
            locale={locale}
          />
        </>
      )}
      {heardMs !== null && <Moving {...{ picture, heardMs, guess, locale, place }} onStop={stop} />}
    </div>
  );
}
