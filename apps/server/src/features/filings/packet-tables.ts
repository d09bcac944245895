import type { AttendanceKind } from '@ori/contracts/record-names';
import type { AttendanceDay, InstructionEntry } from '@ori/contracts/records';
import { minutesBySubject } from '@ori/core/records/log-totals';
import type { StateSubject } from '@ori/contracts/states';
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

/**
 * Time by the state's own names. Subjects whose time the log does not tell apart stand together in one row: none of
 * them was left out, and none is said to have had all of it.
 */
export function stateSubjectsBlock(minutes: StateMinutes, { words, time }: Writing): PacketBlock {
  const { subjects: book } = words;
  const isShared = ({ id }: StateSubject) =>
    minutes.shared.some(({ among }) => among.some((each) => each.id === id));
  const own = minutes.subjects
    .filter(({ subject, minutes: spent }) => spent > 0 || !isShared(subject))
    .map(({ subject, minutes: spent }) => [subject.name, time(spent)]);
  const shared = minutes.shared.map(({ among, minutes: spent }) => [
    book.shared(among.map(({ name }) => name).join('; ')),
    time(spent),
  ]);
  const rest = minutes.unplaced > 0 ? [[book.unplaced, time(minutes.unplaced)]] : [];
  const rows = [...own, ...shared, ...rest, [book.total, time(minutes.total)]];
  return {
    title: book.title,
    tables: [{ columns: book.columns, rows, isFigures: true }],
    texts: [book.perhaps],
  };
}

/** Time by our own subjects, where no state names its own. */
export function ownSubjectsBlock(log: readonly InstructionEntry[], { words, time }: Writing): PacketBlock {
  const { subjects: book } = words;
  const found = minutesBySubject(log);
  const total = found.reduce((sum, { minutes }) => sum + minutes, 0);
  const rows = [
    ...found.map(({ subject, minutes }) => [book.own[subject], time(minutes)]),
    [book.total, time(total)],
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
  measures: readonly TimeStanding[],
  { coreUnknown }: StateMinutes,
  { words, number, time }: Writing,
): PacketBlock | null {
  const { time: book } = words;
  if (measures.length === 0) return null;
  const rowsOf = ({ days, minutes, core, coreAtHome }: TimeStanding) => [
    ...(days ? [[book.days, number(days.needed), number(days.done)]] : []),
    ...(minutes ? [[book.hours, time(minutes.needed), time(minutes.done)]] : []),
    ...(core ? [[book.core, time(core.needed), time(core.done)]] : []),
    ...(coreAtHome ? [[book.coreAtHome, time(coreAtHome.needed), time(coreAtHome.done)]] : []),
  ];
  const both = measures.filter(({ days, minutes }) => days !== null && minutes !== null);
  const how = both.map(({ measure }) => (measure.isEquivalent ? book.equivalent : book.either));
  const asksCore = measures.some(({ core }) => core !== null);
  const open = asksCore && coreUnknown > 0 ? [book.coreUnknown(time(coreUnknown))] : [];
  const table = { columns: book.columns, rows: measures.flatMap(rowsOf), isFigures: true };
  return { title: book.title, tables: [table], texts: [...new Set(how), ...open] };
}
