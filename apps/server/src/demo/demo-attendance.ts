import type { AttendanceKind } from '@ori/contracts/record-names';
import { addDays } from '@ori/core/learning/day-of';
import { demoYears, holidaysOf, type Span, termOf } from './demo-school-weeks.ts';

/** What a parent says of some days at once. */
export interface SaidDays extends Span {
  readonly kind: AttendanceKind;
}

/** As much of it as lies in the other; null for none. */
function within({ from, to }: Span, bounds: Span): Span | null {
  const shared = { from: from > bounds.from ? from : bounds.from, to: to < bounds.to ? to : bounds.to };
  return shared.from <= shared.to ? shared : null;
}

/**
 * What the parent said of the days up to yesterday, in the order in which it holds: full days of school in term, then
 * the holidays, then what single days were instead.
 */
export function saidDays(today: string, single: readonly SaidDays[]): SaidDays[] {
  const yesterday = addDays(today, -1);
  return demoYears(today).flatMap((year) => {
    const term = within(termOf(year), { from: year.from, to: yesterday });
    if (term === null) return [];
    const clipped = (kind: AttendanceKind, span: Span): SaidDays[] => {
      const shared = within(span, term);
      return shared === null ? [] : [{ ...shared, kind }];
    };
    return [
      { ...term, kind: 'full' as const },
      ...holidaysOf(year).flatMap((span) => clipped('holiday', span)),
      ...single.flatMap((days) => clipped(days.kind, days)),
    ];
  });
}
