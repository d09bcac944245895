import type { Locale } from '@ori/contracts/locale';
import type { ListeningBellProps } from '@ori/contracts/mind-labs';
import { BELL, fallenDb } from '@ori/core/mind/bell';
import { useEffect, useRef, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { LoudnessStepper } from '../sound/loudness.tsx';
import { USUAL_DB } from '../sound/tone.ts';
import { FallCurve, type Try } from './fall-curve.tsx';
import { BellFigure } from './figure.tsx';
import './listening-bell.css';
import { useRinging, WHOLE_S } from './use-ringing.ts';
import { WORDS } from './words.ts';

const LONGEST_GUESS_S = 40;
const TRIES_TO_COMPARE = 3;

function toldOf({ guessS, tookS }: Try, locale: Locale): string {
  const db = fallenDb(BELL, tookS);
  const blanks = {
    guess: number(guessS, locale, 0),
    took: number(tookS, locale, 1),
    db: number(db, locale, 0),
    part: number(Number((10 ** (db / 10)).toPrecision(2)), locale, 0),
  };
  return say(tookS >= WHOLE_S ? WORDS.ended : WORDS.told, locale, blanks);
}

function compared(tries: readonly Try[], locale: Locale): string {
  const times = tries.map(({ tookS }) => tookS).toSorted((one, other) => one - other);
  const seconds = (value: number | undefined) => number(value ?? 0, locale, 1);
  return say(WORDS.tries, locale, {
    n: times.length,
    median: seconds(times[Math.floor(times.length / 2)]),
    least: seconds(times[0]),
    most: seconds(times.at(-1)),
  });
}

/** The key that waits for the end has the focus as soon as the bell rings. */
function GoneKey({ locale, onPress }: { readonly locale: Locale; readonly onPress: () => void }) {
  const key = useRef<HTMLButtonElement>(null);
  useEffect(() => key.current?.focus(), []);
  return (
    <button ref={key} type="button" className="btn btn-primary bell-key" onClick={onPress}>
      {say(WORDS.gone, locale)}
    </button>
  );
}

interface SettingProps {
  readonly locale: Locale;
  readonly hasSound: boolean;
  readonly guessS: number;
  readonly onGuess: (seconds: number) => void;
  readonly db: number;
  readonly onDb: (db: number) => void;
}

function Setting({ locale, hasSound, guessS, onGuess, db, onDb }: SettingProps) {
  return (
    <div className="bell-setting">
      <Stepper
        label={say(hasSound ? WORDS.guessSound : WORDS.guessLight, locale)}
        value={guessS}
        min={1}
        max={LONGEST_GUESS_S}
        valueText={say(WORDS.seconds, locale, { n: guessS })}
        onChange={onGuess}
      />
      {hasSound && <LoudnessStepper locale={locale} db={db} onChange={onDb} />}
    </div>
  );
}

interface ToldProps {
  readonly told: Try;
  /** This try and the ones before it. */
  readonly all: readonly Try[];
  readonly locale: Locale;
}

function Told({ told, all, locale }: ToldProps) {
  return (
    <>
      <FallCurve {...told} wholeS={WHOLE_S} locale={locale} />
      {all.length >= TRIES_TO_COMPARE && <p>{compared(all, locale)}</p>}
    </>
  );
}

interface RingingKeysProps {
  readonly locale: Locale;
  readonly onPress: () => void;
  readonly onStop: () => void;
}

function RingingKeys({ locale, onPress, onStop }: RingingKeysProps) {
  return (
    <div className="bell-keys">
      <GoneKey locale={locale} onPress={onPress} />
      <button type="button" className="btn btn-quiet" onClick={onStop}>
        {say(WORDS.stop, locale)}
      </button>
    </div>
  );
}

/** A bell followed by ear or by eye; another way begins its tries anew. */
export function Lab({ props, locale }: LabProps<ListeningBellProps>) {
  const [way, setWay] = useState(props.way);
  return (
    <div className="lab bell-lab">
      <Choices
        legend={say(WORDS.way, locale)}
        choices={(['sound', 'light'] as const).map((value) => ({ value, label: say(WORDS[value], locale) }))}
        value={way}
        onChoose={setWay}
      />
      <Bell key={way} hasSound={way === 'sound'} locale={locale} />
      <p className="text-sm text-mute">{say(WORDS.model, locale)}</p>
      {way === 'sound' && <p className="text-sm text-mute">{say(WORDS.care, locale)}</p>}
    </div>
  );
}

/** Guess first, press when nothing is left, see how far it had fallen. */
function Bell({ hasSound, locale }: { readonly hasSound: boolean; readonly locale: Locale }) {
  const place = useRef<HTMLDivElement>(null);
  const [guessS, setGuess] = useState(8);
  const [db, setDb] = useState(USUAL_DB);
  const [tries, setTries] = useState<readonly Try[]>([]);
  const { state, ...bell } = useRinging(place, hasSound, db);
  const isRinging = state.at === 'ringing';
  const told = state.at === 'told' ? { guessS, tookS: state.tookS } : null;
  const strike = () => {
    if (told) setTries([...tries, told]);
    bell.strike();
  };
  const waiting = say(isRinging ? WORDS.ringing : WORDS.first, locale);
  return (
    <div className="lab" ref={place}>
      <BellFigure left={bell.left} label={say(hasSound ? WORDS.picture : WORDS.shining, locale)} />
      {isRinging ? (
        <RingingKeys locale={locale} onPress={bell.press} onStop={bell.stop} />
      ) : (
        <>
          <Setting {...{ locale, hasSound, guessS, db }} onGuess={setGuess} onDb={setDb} />
          <button type="button" className="btn btn-primary bell-key" onClick={strike}>
            {say(told ? WORDS.again : WORDS.strike, locale)}
          </button>
        </>
      )}
      <Finding tone={told ? 'found' : 'open'}>{told ? toldOf(told, locale) : waiting}</Finding>
      {told && <Told told={told} all={[...tries, told]} locale={locale} />}
    </div>
  );
}
