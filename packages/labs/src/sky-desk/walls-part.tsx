import type { Locale } from '@ori/contracts/locale';
import type { SkyPlaceProps } from '@ori/contracts/sky-labs';
import { astronomicalYear } from '@ori/core/sky/calendar';
import { mulberry32 } from '@ori/core/maths/mulberry32';
import {
  buildRandomWalls,
  chanceOfAny,
  type RandomWall,
  shareOfDirections,
  TARGET_SORTS,
  targetAzimuths,
  type TargetSort,
} from '@ori/core/sky/random-walls';
import { BRIGHT_STARS } from '@ori/core/sky/bright-stars';
import { precession } from '@ori/core/sky/precession';
import { starPlace } from '@ori/core/sky/star-place';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { WallsFigure } from './walls-figure.tsx';
import { SORT_WORDS, WORDS } from './words.ts';

const WALLS = 1000;
const BUILDINGS = 10;
const GUESSES = [100, 50, 20, 10, 5, 2] as const;

/** The eight brightest stars, where they stood in that year. */
function starDeclinations(year: number): readonly number[] {
  const turn = precession(year);
  return BRIGHT_STARS.toSorted((a, b) => a.magnitude - b.magnitude)
    .slice(0, 8)
    .map((star) => starPlace(star, year, turn).declinationDeg);
}

/** What the walls of one press came to. */
interface Built {
  readonly walls: readonly RandomWall[];
  readonly hits: number;
  readonly share: number;
  readonly guess: number;
}

function buildAt(
  place: SkyPlaceProps,
  sorts: readonly TargetSort[],
  toleranceDeg: number,
  guess: number,
  seed: number,
): Built {
  const year = astronomicalYear(place.year);
  const wallPlace = { latitudeDeg: place.latitudeDeg, year, starDeclinationsDeg: starDeclinations(year) };
  const targets = targetAzimuths(sorts, wallPlace);
  const walls = buildRandomWalls(WALLS, targets, toleranceDeg, mulberry32(seed));
  const hits = walls.filter(({ targetDeg }) => targetDeg !== null).length;
  return { walls, hits, share: shareOfDirections(targets, toleranceDeg), guess };
}

function foundWords(built: Built, locale: Locale): string {
  if (built.share === 0) return say(WORDS.wallsNone, locale);
  const found = say(WORDS.wallsFound, locale, {
    hits: number(built.hits, locale),
    n: number(1 / built.share, locale, built.share > 0.15 ? 1 : 0),
    guess: built.guess,
  });
  const any = number(100 * chanceOfAny(built.share, BUILDINGS), locale, 0);
  return `${found} ${say(WORDS.wallsLesson, locale, { any })}`;
}

interface WallsPartProps {
  readonly place: SkyPlaceProps;
  readonly locale: Locale;
}

/** How often a wall built without any plan would align as well: guess, then build a thousand. */
export function WallsPart({ place, locale }: WallsPartProps) {
  const [sorts, setSorts] = useState<readonly TargetSort[]>(['solstices', 'equinoxes', 'north']);
  const [toleranceDeg, setTolerance] = useState(2);
  const [guess, setGuess] = useState<number | null>(null);
  const [seed, setSeed] = useState(1);
  const [built, setBuilt] = useState<Built | null>(null);
  const toggle = (sort: TargetSort) => {
    setSorts(sorts.includes(sort) ? sorts.filter((it) => it !== sort) : [...sorts, sort]);
    setBuilt(null);
  };
  const build = () => {
    if (guess === null) return;
    setBuilt(buildAt(place, sorts, toleranceDeg, guess, seed));
    setSeed(seed + 1);
  };
  const waiting = say(sorts.length === 0 ? WORDS.tickFirst : WORDS.guessFirst, locale);
  return (
    <section className="sky-walls">
      <h3>{say(WORDS.wallsTitle, locale)}</h3>
      <p className="text-mute">{say(WORDS.wallsLead, locale)}</p>
      <fieldset className="sky-ticks">
        <legend className="text-sm text-mute">{say(WORDS.wouldAccept, locale)}</legend>
        {TARGET_SORTS.map((sort) => (
          <label key={sort}>
            <input type="checkbox" checked={sorts.includes(sort)} onChange={() => toggle(sort)} />
            {say(SORT_WORDS[sort], locale)}
          </label>
        ))}
      </fieldset>
      <Stepper
        label={say(WORDS.tolerance, locale)}
        value={toleranceDeg}
        min={0.5}
        max={5}
        step={0.5}
        valueText={say(WORDS.within, locale, { n: number(toleranceDeg, locale, 1) })}
        onChange={(value) => {
          setTolerance(value);
          setBuilt(null);
        }}
      />
      <Choices
        legend={say(WORDS.wallsGuess, locale)}
        choices={GUESSES.map((n) => ({ value: n, label: say(WORDS.oneIn, locale, { n }) }))}
        value={guess}
        onChoose={setGuess}
      />
      <button
        type="button"
        className="btn btn-primary justify-self-start"
        disabled={guess === null || sorts.length === 0}
        onClick={build}
      >
        {say(built ? WORDS.buildAgain : WORDS.build, locale)}
      </button>
      {built && <WallsFigure walls={built.walls} locale={locale} />}
      <Finding tone={built ? 'found' : 'open'}>{built ? foundWords(built, locale) : waiting}</Finding>
    </section>
  );
}
