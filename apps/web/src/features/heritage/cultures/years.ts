/** The years a line of time begins and ends with. */
export const FIRST_YEAR = -3500;
export const LAST_YEAR = 2026;
/** Marks along the line. */
export const MARKS: readonly number[] = [-3000, -2000, -1000, 1, 1000, 2000];

/** Where a year stands on the line, from 0 to 1. */
export function placeOfYear(year: number): number {
  const place = (year - FIRST_YEAR) / (LAST_YEAR - FIRST_YEAR);
  return Math.min(1, Math.max(0, place));
}

/** A thing with the years it is of; null where none is told. */
export interface Dated {
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
}

/** The middle of a dated thing's years; null where no year is told. */
export function middleYear({ yearFrom, yearTo }: Dated): number | null {
  return yearFrom === null || yearTo === null ? null : (yearFrom + yearTo) / 2;
}

/** From the first dated thing to the last; null where none is dated. */
export function spanOf(things: readonly Dated[]): { readonly from: number; readonly to: number } | null {
  const years = things.flatMap(({ yearFrom, yearTo }) =>
    yearFrom === null || yearTo === null ? [] : [yearFrom, yearTo],
  );
  return years.length === 0 ? null : { from: Math.min(...years), to: Math.max(...years) };
}
