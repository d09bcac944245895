import type { AttendanceKind } from '@ori/contracts/record-names';
import type { AttendanceDay, InstructionEntry } from '@ori/contracts/records';
import { minutesBySubject } from '@ori/core/records/log-totals';
import type { TimeStanding } from '@ori/core/records/requirements';
import type { StateMinutes } from '@ori/core/records/state-minutes';
import { SUBJECTS } from '@ori/contracts/subjects';
import { attendedIn } from './filing-facts.ts';
import type { Writing } from './packet-words.ts';

/** A table as it is printed. Columns but the first stand to the right where `isFigures`. */
interface PacketTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly isFigures: boolean;
}
/** A part of a page: what stands above its tables, and what below. */
export interface PacketBlock {
  readonly title: string;
  readonly tables: readonly PacketTable[];
  readonly texts: readonly string[];
}

/** Hours by the state's own names; what belongs to one of several stands as just that. */
export function stateSubjectsBlock(minutes: StateMinutes, { words, hours }: Writing): PacketBlock {
  const { subjects: book } = words;
  const own = minutes.subjects.map(({ subject, minutes: spent }) => [subject.name, hours(spent)]);
  const shared = minutes.shared.map(({ among, minutes: spent }) => [
    book.shared(among.map(({ name }) => name).join(', ')),
    hours(spent),
  ]);
  const rest = minutes.unplaced > 0 ? [[book.unplaced, hours(minutes.unplaced)]] : [];
  const rows = [...own, ...shared, ...rest, [book.total, hours(minutes.total)]];
  return {
    title: book.title,
    tables: [{ columns: book.columns, rows, isFigures: true }],
    texts: [book.perhaps],
  };
}

/** Hours by our own subjects, where no state names its own. */
export function ownSubjectsBlock(log: readonly InstructionEntry[], { words, hours }: Writing): PacketBlock {
  const { subjects: book } = words;
  const found = minutesBySubject(log);
  const total = found.reduce((sum, { minutes }) => sum + minutes, 0);
  const rows = [
    ...found.map(({ subject, minutes }) => [book.own[subject], hours(minutes)]),
    [book.total, hours(total)],
  ];
  return { title: book.title, tables: [{ columns: book.columns, rows, isFigures: true }], texts: [] };
}

const PRINTED: readonly AttendanceKind[] = ['full', 'half', 'trip', 'absent', 'holiday', 'sick'];

/** Days by month and kind; kinds nobody marked are left out. */
export function attendanceBlock(
  days: readonly AttendanceDay[],
  { words, number, month }: Writing,
): PacketBlock {
  const { attendance: book } = words;
  const kinds = PRINTED.filter((kind) => days.some((day) => day.kind === kind));
  if (kinds.length === 0) return { title: book.title, tables: [], texts: [book.nothing] };
  const rowOf = (label: string, own: readonly AttendanceDay[]) => [
    label,
    ...kinds.map((kind) => number(own.filter((day) => day.kind === kind).length)),
    number(attendedIn(own)),
  ];
  const byMonth = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  const months = [...byMonth].toSorted(([one], [other]) => one.localeCompare(other));
  const rows = [...months.map(([name, own]) => rowOf(month(name), own)), rowOf(book.total, days)];
  const columns = [book.month, ...kinds.map((kind) => book.kinds[kind]), book.attended];
  return { title: book.title, tables: [{ columns, rows, isFigures: true }], texts: [] };
}

/** Every title of the log once, under our subject it was used in: what a log of reading and materials names. */
export function materialsBlock(log: readonly InstructionEntry[], { words, locale }: Writing): PacketBlock {
  const { materials: book, subjects } = words;
  const rows = SUBJECTS.flatMap((subject) => {
    const own = log.filter((entry) => entry.subject === subject);
    const titles = own.flatMap(({ kind, title, materials }) =>
      kind === 'book' ? [title, ...materials] : materials,
    );
    const named = [...new Set(titles)].toSorted((one, other) => one.localeCompare(other, locale));
    return named.length === 0 ? [] : [[subjects.own[subject], named.join(' · ')]];
  });
  if (rows.length === 0) return { title: book.title, tables: [], texts: [book.nothing] };
  const columns = [subjects.columns[0], book.title];
  return { title: book.title, tables: [{ columns, rows, isFigures: false }], texts: [] };
}

/** What the law measures, against what was done. */
export function timeBlock(
  time: readonly TimeStanding[],
  { coreUnknown }: StateMinutes,
  { words, number, hours }: Writing,
): PacketBlock | null {
  const { time: book } = words;
  if (time.length === 0) return null;
  const rowsOf = ({ days, minutes, core, coreAtHome }: TimeStanding) => [
    ...(days ? [[book.days, number(days.needed), number(days.done)]] : []),
    ...(minutes ? [[book.hours, hours(minutes.needed), hours(minutes.done)]] : []),
    ...(core ? [[book.core, hours(core.needed), hours(core.done)]] : []),
    ...(coreAtHome ? [[book.coreAtHome, hours(coreAtHome.needed), hours(coreAtHome.done)]] : []),
  ];
  const both = time.filter(({ days, minutes }) => days !== null && minutes !== null);
  const how = both.map(({ measure }) => (measure.isEquivalent ? book.equivalent : book.either));
  const asksCore = time.some(({ core }) => core !== null);
  const open = asksCore && coreUnknown > 0 ? [book.coreUnknown(hours(coreUnknown))] : [];
  const table = { columns: book.columns, rows: time.flatMap(rowsOf), isFigures: true };
  return { title: book.title, tables: [table], texts: [...new Set(how), ...open] };
}
