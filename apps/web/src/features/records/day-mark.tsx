import type { AttendanceKind } from '@ori/contracts/record-names';
import { starPolygon } from '../../ui/ornament/star.ts';

const SIZE = 20;
const MIDDLE = SIZE / 2;
const CENTRE = [MIDDLE, MIDDLE] as const;
/** A square on its corner, the house's tile. */
const TILE = 'M10 1.5 18.5 10 10 18.5 1.5 10Z';

/** How each kind of day is drawn: by its form first, by its colour second. */
const FORMS: Readonly<Record<AttendanceKind, { readonly outline: string; readonly filled?: string }>> = {
  full: { outline: TILE, filled: TILE },
  half: { outline: TILE, filled: 'M10 1.5V18.5L1.5 10Z' },
  trip: { outline: starPolygon(CENTRE, 9, 8, 3) },
  sick: { outline: `${TILE}M10 6v8M6 10h8` },
  holiday: {
    outline: 'M10 4a6 6 0 1 0 0 12 6 6 0 1 0 0-12Z',
    filled: 'M10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5Z',
  },
  absent: { outline: 'M4 10h12' },
};

/** The mark of a day, beside words that say the same. */
export function DayMark({ kind }: { readonly kind: AttendanceKind }) {
  const { outline, filled } = FORMS[kind];
  return (
    <svg className="day-mark" data-mark={kind} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {filled && <path className="day-mark-filled" d={filled} />}
      <path d={outline} />
    </svg>
  );
}
