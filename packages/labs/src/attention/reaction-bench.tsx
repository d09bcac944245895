import type { Locale } from '@ori/contracts/locale';
import { type Spread, spreadOf } from '@ori/core/mind/reaction';
import { useRef, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import { Pad } from './pad.tsx';
import { SpreadTable } from './spread-table.tsx';
import { type Sense, SIGNALS, useSignals } from './use-signals.ts';
import { WORDS } from './words.ts';

const SENSES: readonly Sense[] = ['eye', 'ear'];
const GUESSES = ['eye', 'ear', 'alike'] as const;
type Guess = (typeof GUESSES)[number];
/** Below this the two lags of screen and loudspeaker may be the whole difference. */
const ALIKE_MS = 50;
type Found = Readonly<Partial<Record<Sense, readonly number[]>>>;

function quicker(eye: Spread, ear: Spread): Guess {
  const gap = eye.medianMs - ear.medianMs;
  if (Math.abs(gap) < ALIKE_MS) return 'alike';
  return gap < 0 ? 'eye' : 'ear';
}

function findingOf(found: Found, guess: Guess | null, locale: Locale): string {
  const [eye, ear] = SENSES.map((sense) => spreadOf(found[sense] ?? []));
  const ms = (spread: Spread) => number(spread.medianMs, locale, 0);
  const only = eye ?? ear;
  if (!only) return say(guess === null ? WORDS.guessFirst : WORDS.oneOnly, locale);
  if (!eye || !ear) return say(WORDS.oneTold, locale, { n: ms(only), count: only.count });
  const verdict = say(quicker(eye, ear) === guess ? WORDS.asGuessed : WORDS.notAsGuessed, locale);
  return say(WORDS.bothTold, locale, { eye: ms(eye), ear: ms(ear), verdict });
}

interface MeasureProps {
  readonly sense: Sense;
  readonly locale: Locale;
  readonly isReady: boolean;
  readonly onDone: (times: readonly number[]) => void;
}

function Measure({ sense, locale, isReady, onDone }: MeasureProps) {
  const place = useRef<HTMLDivElement>(null);
  const signals = useSignals(sense, place, onDone);
  const isOn = signals.phase === 'on';
  const waiting = signals.isTooSoon ? WORDS.tooSoon : sense === 'eye' ? WORDS.waitEye : WORDS.waitEar;
  return (
    <div ref={place} className="attention-measure">
      {signals.phase === 'idle' ? (
        <button type="button" className="btn btn-primary" disabled={!isReady} onClick={signals.start}>
          {say(sense === 'eye' ? WORDS.tryEye : WORDS.tryEar, locale)}
        </button>
      ) : (
        <>
          <Pad
            words={say(isOn && sense === 'eye' ? WORDS.now : waiting, locale)}
            hint={`${say(WORDS.pad, locale)} · ${say(WORDS.toGo, locale, { n: SIGNALS - signals.times.length })}`}
            isLit={isOn && sense === 'eye'}
            onPress={signals.press}
          />
          <button type="button" className="btn btn-quiet" onClick={signals.stop}>
            {say(WORDS.stop, locale)}
          </button>
        </>
      )}
    </div>
  );
}

/** How long from a light, or a sound, to one's press: guessed, then measured on oneself. */
export function ReactionBench({ locale }: { readonly locale: Locale }) {
  const [guess, setGuess] = useState<Guess | null>(null);
  const [found, setFound] = useState<Found>({});
  const isDone = SENSES.every((sense) => found[sense]);
  return (
    <>
      <Choices
        legend={say(WORDS.whichFirst, locale)}
        choices={GUESSES.map((value) => ({ value, label: say(WORDS[value], locale) }))}
        value={guess}
        onChoose={setGuess}
      />
      <div className="attention-two">
        {SENSES.map((sense) => (
          <Measure
            key={sense}
            sense={sense}
            locale={locale}
            isReady={guess !== null}
            onDone={(times) => setFound((before) => ({ ...before, [sense]: times }))}
          />
        ))}
      </div>
      <Finding tone={isDone ? 'found' : 'open'}>{findingOf(found, guess, locale)}</Finding>
      {(found.eye ?? found.ear) && (
        <SpreadTable
          locale={locale}
          rows={SENSES.map((sense) => ({
            name: say(WORDS[sense], locale),
            spread: spreadOf(found[sense] ?? []),
          }))}
        />
      )}
    </>
  );
}
