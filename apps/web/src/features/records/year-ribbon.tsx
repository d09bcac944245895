import type { RecordSummary } from '@ori/contracts/records-room';
import { mondayOf, weekdayOf } from '@ori/core/planning/week';

const STEP = 10;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** The year is woven in so many bands, one beneath the other. */
const BANDS = 2;
const BAND_HEIGHT = (WEEK_DAYS + 1) * STEP;

interface Weave {
  readonly monday: string;
  /** Weeks of a band. */
  readonly width: number;
}

const weeksBetween = (monday: string, day: string) =>
  Math.round((Date.parse(mondayOf(day)) - Date.parse(monday)) / (WEEK_DAYS * DAY_MS));

/** A tile on its corner, where this weekday of this week is woven in. */
function tile({ width }: Weave, week: number, weekday: number, size: number): string {
  const x = (week % width) * STEP + STEP / 2;
  const y = Math.floor(week / width) * BAND_HEIGHT + (weekday - 1) * STEP + STEP / 2;
  return `M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`;
}

/** The year woven week by week: a tile for each day that was something. Words beside it say the same. */
export function YearRibbon({ year: { from, to, days, today } }: { readonly year: RecordSummary }) {
  const monday = mondayOf(from);
  const weeks = weeksBetween(monday, to) + 1;
  const weave = { monday, width: Math.ceil(weeks / BANDS) };
  const at = (day: string, size: number) => tile(weave, weeksBetween(monday, day), weekdayOf(day), size);
  const ground = Array.from({ length: weeks * WEEK_DAYS }, (_, place) =>
    tile(weave, Math.floor(place / WEEK_DAYS), (place % WEEK_DAYS) + 1, 1.2),
  );
  return (
    <svg
      className="rec-ribbon"
      viewBox={`0 0 ${weave.width * STEP} ${BANDS * BAND_HEIGHT - STEP}`}
      aria-hidden="true"
    >
      <path className="rec-ribbon-ground" d={ground.join('')} />
      {days.map(({ day, kind, minutes }) => (
        <path
          key={day}
          data-mark={kind ?? (minutes > 0 ? 'few' : undefined)}
          d={at(day, kind === null ? 2.4 : 4.6)}
        />
      ))}
      {from <= today && today <= to && <path className="rec-ribbon-today" d={at(today, 5.4)} />}
    </svg>
  );
}
