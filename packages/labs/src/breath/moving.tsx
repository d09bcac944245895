import type { Locale } from '@ori/contracts/locale';
import { BREATH_MS } from '@ori/core/mind/own-breath';
import { type RefObject, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { useStill } from '../sound/use-still.ts';
import { BreathFigure } from './figure.tsx';
import { usePacer } from './use-pacer.ts';
import { WORDS } from './words.ts';

const MINUTE_MS = 60_000;
const HALF_SECOND_MS = 500;

interface GoingKeysProps {
  readonly isPaused: boolean;
  readonly isAloud: boolean;
  readonly onPause: () => void;
  readonly onAloud: () => void;
  readonly locale: Locale;
}

function GoingKeys({ isPaused, isAloud, onPause, onAloud, locale }: GoingKeysProps) {
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={onPause}>
        {say(isPaused ? WORDS.on : WORDS.pause, locale)}
      </button>
      <button type="button" className="btn btn-secondary" aria-pressed={isAloud} onClick={onAloud}>
        {say(WORDS.aloud, locale)}
      </button>
    </>
  );
}

interface MovingProps {
  readonly picture: 'flower' | 'tide';
  readonly heardMs: number;
  readonly guess: number;
  readonly locale: Locale;
  readonly place: RefObject<Element | null>;
  readonly onStop: () => void;
}

/** The picture goes with the learner's breath, which may make it slower or quicker. */
export function Moving({ picture, heardMs, guess, locale, place, onStop }: MovingProps) {
  const [breathMs, setBreath] = useState(heardMs);
  const [isAloud, setAloud] = useState(false);
  const isStill = useStill();
  const { moment, isPaused, isOver, toggle } = usePacer(picture, breathMs, place);
  const word = isOver || isPaused ? '' : say(WORDS[moment.phase], locale);
  const seconds = number(breathMs / 1000, locale, 1);
  const found = number(MINUTE_MS / heardMs, locale, 1);
  return (
    <>
      <BreathFigure
        picture={picture}
        moment={isStill ? { phase: 'in', open: 0.8 } : moment}
        label={say(WORDS[`${picture}Label`], locale)}
      />
      <p className="breath-word" role={isAloud ? 'status' : undefined}>
        {word}
      </p>
      {isStill && <p className="text-sm text-mute">{say(WORDS.still, locale)}</p>}
      <Finding tone="found">
        {isOver ? say(WORDS.over, locale) : say(WORDS.pace, locale, { guess, found })}
      </Finding>
      {!isOver && (
        <Stepper
          label={say(WORDS.slower, locale)}
          value={breathMs}
          min={BREATH_MS.min}
          max={BREATH_MS.max}
          step={HALF_SECOND_MS / 5}
          valueText={say(WORDS.seconds, locale, { n: seconds })}
          onChange={setBreath}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!isOver && (
          <GoingKeys {...{ isPaused, isAloud, locale }} onPause={toggle} onAloud={() => setAloud(!isAloud)} />
        )}
        <button type="button" className="btn btn-secondary" onClick={onStop}>
          {say(isOver ? WORDS.again : WORDS.stop, locale)}
        </button>
      </div>
    </>
  );
}
