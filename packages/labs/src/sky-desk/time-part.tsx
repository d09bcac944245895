import type { Locale } from '@ori/contracts/locale';
import type { SkyPlaceProps } from '@ori/contracts/sky-labs';
import { SKY_YEARS } from '@ori/contracts/sky-years';
import { astronomicalYear } from '@ori/core/sky/calendar';
import { SEASONS, seasonDay } from '@ori/core/sky/seasons';
import { Choices } from '../frame/choices.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { WIND_DEG, windNames } from './directions.ts';
import {
  clock,
  daysOfYear,
  dayWords,
  facingSun,
  hourOf,
  type Jump,
  type View,
  yearWords,
} from './sky-state.ts';
import { SEASON_WORDS, WORDS } from './words.ts';

interface TimePartProps {
  readonly place: SkyPlaceProps;
  readonly view: View;
  readonly locale: Locale;
  readonly onView: (view: View) => void;
}

const JUMPS: readonly Jump[] = ['sunrise', 'noon', 'sunset', 'midnight'];
const THIS_CENTURY = 2026;
/** There is no year 0. */
const year = (value: number): number => (value === 0 ? 1 : value);
const FACES = [0, 2, 4, 6, 8, 10, 12, 14] as const;

function Jumps({ place, view, locale, onView }: TimePartProps) {
  const seasonView = (season: (typeof SEASONS)[number]) => ({
    ...view,
    dayOfYear: seasonDay(astronomicalYear(view.year), season, place.longitudeDeg),
  });
  const go = (jump: Jump) => {
    const hour = hourOf(place, view, jump);
    if (hour !== null) onView(jump === 'midnight' ? { ...view, hour } : facingSun(place, { ...view, hour }));
  };
  const years = place.year === THIS_CENTURY ? [] : [place.year, THIS_CENTURY];
  return (
    <div className="sky-jumps" role="group" aria-label={say(WORDS.jump, locale)}>
      {JUMPS.map((jump) => (
        <button key={jump} type="button" className="btn btn-secondary" onClick={() => go(jump)}>
          {say(WORDS[jump], locale)}
        </button>
      ))}
      {SEASONS.map((season) => (
        <button
          key={season}
          type="button"
          className="btn btn-secondary"
          onClick={() => onView(seasonView(season))}
        >
          {say(SEASON_WORDS[season], locale)}
        </button>
      ))}
      {years.map((to, index) => (
        <button
          key={to}
          type="button"
          className="btn btn-secondary"
          onClick={() => onView({ ...view, year: to })}
        >
          {`${yearWords(to, locale)} · ${say(index ? WORDS.today : WORDS.whenBuilt, locale)}`}
        </button>
      ))}
    </div>
  );
}

/** Year, day, hour and the way one looks: steppers, and keys for the moments that matter. */
export function TimePart(props: TimePartProps) {
  const { view, locale, onView } = props;
  return (
    <div className="sky-time">
      <Choices
        legend={say(WORDS.face, locale)}
        choices={FACES.map((index) => ({ value: index * WIND_DEG, label: windNames(locale)[index] ?? '' }))}
        value={FACES.map((index) => index * WIND_DEG).find((azimuth) => azimuth === view.facingDeg) ?? null}
        onChoose={(facingDeg) => onView({ ...view, facingDeg })}
      />
      <div className="sky-steppers">
        <Stepper
          label={say(WORDS.hour, locale)}
          value={Math.round(view.hour * 12) / 12}
          min={0}
          max={24}
          step={1 / 12}
          valueText={clock(view.hour)}
          onChange={(hour) => onView({ ...view, hour })}
        />
        <Stepper
          label={say(WORDS.day, locale)}
          value={view.dayOfYear}
          min={1}
          max={daysOfYear(view.year)}
          valueText={dayWords(view.year, view.dayOfYear, locale)}
          onChange={(dayOfYear) => onView({ ...view, dayOfYear })}
        />
        <Stepper
          label={say(WORDS.year, locale)}
          value={view.year}
          min={SKY_YEARS.from}
          max={SKY_YEARS.to}
          step={10}
          valueText={yearWords(view.year, locale)}
          onChange={(value) => onView({ ...view, year: year(value) })}
        />
      </div>
      <Jumps {...props} />
    </div>
  );
}
