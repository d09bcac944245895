import type { Locale } from '@ori/contracts/locale';
import { risingStars, type RisingStar } from '@ori/core/sky/night-course';
import { houseAt, houseOf } from '@ori/core/sky/star-compass';
import { useId, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { windNames } from '../sky-desk/directions.ts';
import { StarCompassFigure } from './figure.tsx';
import { houseWords } from './house-words.ts';
import { WORDS } from './words.ts';

/** Where and when one sails, and in which language; `year` counts astronomically. */
export interface Sea {
  readonly latitudeDeg: number;
  readonly year: number;
  readonly locale: Locale;
}

const EAST = 8;
const BRIGHT = 1.3;

/** Letters of the four chief directions. */
export function chiefsOf(locale: Locale): readonly string[] {
  return windNames(locale).filter((_, index) => index % 4 === 0);
}

function foundWords(star: RisingStar, guess: number, locale: Locale): string {
  const away = Math.abs(star.house.index - (EAST - guess));
  const miss = away === 1 ? WORDS.offOne : WORDS.off;
  return say(WORDS.rose, locale, {
    star: star.name,
    rise: houseWords(star.house, locale),
    azimuth: number(star.azimuthDeg, locale, 1),
    set: houseWords(houseOf(360 - star.azimuthDeg), locale),
    well: say(away === 0 ? WORDS.right : miss, locale, { n: away }),
  });
}

/** Guess the house in which a star comes up, then see both its houses. */
export function RisePart({ latitudeDeg, year, locale }: Sea) {
  const id = useId();
  const [name, setName] = useState('Arcturus');
  const [guess, setGuess] = useState(0);
  const [isShown, setShown] = useState(false);
  const stars = risingStars(latitudeDeg, year).filter(({ magnitude }) => magnitude < BRIGHT);
  const star = stars.find((it) => it.name === name) ?? stars[0];
  if (!star) return null;
  const guessed = houseAt(EAST - guess);
  const words = isShown ? foundWords(star, guess, locale) : say(WORDS.guessRise, locale, { star: star.name });
  return (
    <section className="compass-part">
      <h3>{say(WORDS.riseTitle, locale)}</h3>
      <label htmlFor={id} className="text-sm text-mute">
        {say(WORDS.star, locale)}
      </label>
      <select
        id={id}
        className="input"
        value={star.name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setShown(false);
        }}
      >
        {stars.map((it) => (
          <option key={it.name}>{it.name}</option>
        ))}
      </select>
      <StarCompassFigure
        chiefs={chiefsOf(locale)}
        label={say(WORDS.compassLabel, locale, { words })}
        marks={{
          house: guessed.index,
          ...(isShown && { riseDeg: star.azimuthDeg, setDeg: 360 - star.azimuthDeg }),
        }}
      />
      <Stepper
        label={say(WORDS.yourHouse, locale)}
        value={guess}
        min={-7}
        max={7}
        valueText={houseWords(guessed, locale)}
        onChange={(value) => {
          setGuess(value);
          setShown(false);
        }}
      />
      <button type="button" className="btn btn-primary justify-self-start" onClick={() => setShown(true)}>
        {say(WORDS.show, locale)}
      </button>
      <Finding tone={isShown ? 'found' : 'open'}>{words}</Finding>
    </section>
  );
}
