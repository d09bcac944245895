import { handOut } from './hand-out.ts';

const MINUTE_MS = 60_000;

/** Work of one learner on one of their days, in one subject. Days are `YYYY-MM-DD`. */
export interface Worked {
  readonly id: string;
  readonly day: string;
  readonly subject: string;
  readonly workedMs: number;
}

/** The first of July on or before a day: where counting begins anew, so that no reading needs more than a year. */
export function countedFrom(day: string): string {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '07-01' ? `${year}-07-01` : `${String(year - 1).padStart(4, '0')}-07-01`;
}

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** What was worked and what was written so far, over the year and by subject. */
interface Account {
  workedMs: number;
  given: number;
  /** Minutes worked in a subject and not written yet; below zero when more were written. */
  readonly owed: Map<string, number>;
}

function countWork(account: Account, rows: readonly Worked[]): void {
  for (const { subject, workedMs } of rows) {
    account.workedMs += workedMs;
    account.owed.set(subject, (account.owed.get(subject) ?? 0) + workedMs / MINUTE_MS);
  }
}

function give(account: Account, subject: string, minutes: number): void {
  account.given += minutes;
  account.owed.set(subject, (account.owed.get(subject) ?? 0) - minutes);
}

/** A day's open minutes, handed to its subjects by what is owed to them, and within each to its rows by their work. */
function writeDay(account: Account, open: readonly Worked[], written: Map<string, number>): void {
  const bySubject = [...groupedBy(open, ({ subject }) => subject)];
  const whole = Math.max(0, Math.round(account.workedMs / MINUTE_MS) - account.given);
  const shares = handOut(
    whole,
    bySubject.map(([subject]) => account.owed.get(subject) ?? 0),
  );
  for (const [place, [subject, rows]] of bySubject.entries()) {
    const share = shares[place] ?? 0;
    give(account, subject, share);
    const needs = rows.map(({ workedMs }) => workedMs / MINUTE_MS);
    for (const [at, minutes] of handOut(share, needs).entries()) written.set(rows[at]?.id ?? '', minutes);
  }
}

/**
 * Whole minutes of work, such that every sum is the sum of what stands in the log: what rounding leaves over on a day
 * is carried to the next, so that a year's minutes are those of the answers, rounded once and not once a day.
 * @param worked rows of one learner in the order of their days, all of them from `countedFrom` on
 * @param filed minutes that were filed under a row's id: they stand, and what they left over is carried as well
 */
export function wholeMinutes(
  worked: readonly Worked[],
  filed: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const written = new Map<string, number>();
  for (const rowsOfYear of groupedBy(worked, ({ day }) => countedFrom(day)).values()) {
    const account: Account = { workedMs: 0, given: 0, owed: new Map() };
    for (const rows of groupedBy(rowsOfYear, ({ day }) => day).values()) {
      countWork(account, rows);
      for (const { id, subject } of rows.filter((row) => filed.has(row.id))) {
        written.set(id, filed.get(id) ?? 0);
        give(account, subject, filed.get(id) ?? 0);
      }
      writeDay(
        account,
        rows.filter(({ id }) => !filed.has(id)),
        written,
      );
    }
  }
  return written;
}
