import type { Locale } from '@ori/contracts/locale';
import { type ArrowFinding, arrowFinding, type Side } from '@ori/core/mind/neighbours';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import { ArrowsFigure } from './figure.tsx';
import { SpreadTable } from './spread-table.tsx';
import { useArrows } from './use-arrows.ts';
import { WORDS } from './words.ts';

const GUESSES = ['costNone', 'costSome', 'costMuch'] as const;
type Guess = (typeof GUESSES)[number];
const SOME_MS = 50;
/** Less than this is no difference one could tell from so few tries. */
const NONE_MS = 10;
const SIDES: readonly Side[] = ['left', 'right'];

function bucketOf(costMs: number): Guess {
  if (costMs <= NONE_MS) return 'costNone';
  return costMs <= SOME_MS ? 'costSome' : 'costMuch';
}

function wordsOf({ same, other, costMs }: ArrowFinding, guess: Guess | null, locale: Locale): string {
  if (!same || !other || costMs === null) return say(WORDS.tooFew, locale);
  const ms = (value: number) => number(value, locale, 0);
  const verdict = say(bucketOf(costMs) === guess ? WORDS.asGuessed : WORDS.notAsGuessed, locale);
  const told = { same: ms(same.medianMs), other: ms(other.medianMs), cost: ms(costMs), verdict };
  return say(WORDS.costTold, locale, told);
}

interface KeysProps {
  readonly locale: Locale;
  readonly onPress: (side: Side) => void;
}

/** Two keys for two sides; the arrow keys of a keyboard do the same. */
function SideKeys({ locale, onPress }: KeysProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const key = (event: KeyboardEvent) => {
    const side = SIDES.find((it) => event.key.toLowerCase() === `arrow${it}`);
    if (side === undefined || event.repeat) return;
    event.preventDefault();
    onPress(side);
  };
  return (
    <div className="attention-sides">
      {SIDES.map((side) => (
        <button
          key={side}
          ref={side === 'left' ? first : null}
          type="button"
          className="btn btn-primary"
          onPointerDown={() => onPress(side)}
          onClick={({ detail }) => detail === 0 && onPress(side)}
          onKeyDown={key}
        >
          {say(WORDS[side], locale)}
        </button>
      ))}
    </div>
  );
}

/** An arrow among arrows: what one does not attend to still slows one down, and by how much is measured on oneself. */
export function NeighboursBench({ locale }: { readonly locale: Locale }) {
  const place = useRef<HTMLDivElement>(null);
  const [guess, setGuess] = useState<Guess | null>(null);
  const arrows = useArrows(place);
  const { trial, isShown, answers } = arrows;
  const isDone = trial === undefined && answers.length > 0;
  const finding = arrowFinding(answers);
  return (
    <div ref={place} className="lab">
      {trial === undefined && (
        <>
          <Choices
            legend={say(WORDS.costGuess, locale)}
            choices={GUESSES.map((value) => ({ value, label: say(WORDS[value], locale) }))}
            value={guess}
            onChoose={setGuess}
          />
          <button type="button" className="btn btn-primary" disabled={guess === null} onClick={arrows.start}>
            {say(isDone ? WORDS.again : WORDS.start, locale)}
          </button>
        </>
      )}
      {trial !== undefined && (
        <>
          <div className="attention-stage">
            {isShown ? (
              <ArrowsFigure {...trial} label={say(WORDS.arrowsLabel, locale)} />
            ) : (
              <p className="attention-ready">{say(WORDS.ready, locale)}</p>
            )}
          </div>
          <SideKeys locale={locale} onPress={arrows.press} />
          <p className="text-sm text-mute">
            {say(WORDS.toGo, locale, { n: arrows.left })}{' '}
            <button type="button" className="btn btn-quiet" onClick={arrows.stop}>
              {say(WORDS.stop, locale)}
            </button>
          </p>
        </>
      )}
      <Finding tone={isDone ? 'found' : 'open'}>
        {isDone ? wordsOf(finding, guess, locale) : say(WORDS.needsEyes, locale)}
      </Finding>
      {isDone && (
        <SpreadTable
          locale={locale}
          rows={[
            { name: say(WORDS.sameRow, locale), spread: finding.same, wrong: finding.wrong.same },
            { name: say(WORDS.otherRow, locale), spread: finding.other, wrong: finding.wrong.other },
          ]}
        />
      )}
    </div>
  );
}
