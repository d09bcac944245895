import { z } from 'zod';

/** The end of the year 9999: past it a moment has another form. */
const LAST_MOMENT = Date.UTC(10_000, 0) - 1;

/** A row's place in a list that is ordered by a moment and, within it, by id. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** A place as it travels: text that says nothing to a reader. */
export function encodeCursor({ at, id }: Place): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

/** The place a cursor names; null for none, and for one that somebody made up: the first page then. */
export function decodeCursor(cursor: string | undefined): Place | null {
  const [moment = '', id = ''] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split(' ');
  const at = new Date(moment);
  const isMoment = at.getTime() >= 0 && at.getTime() <= LAST_MOMENT;
  return isMoment && z.uuid().safeParse(id).success ? { at, id } : null;
}

/** The page of rows that were asked for with one more than fits, and where the next one begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => Place,
): { readonly shown: Row[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, nextCursor: rows.length > size && last ? encodeCursor(placeOf(last)) : null };
}
