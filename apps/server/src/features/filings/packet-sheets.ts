import type { FilingType } from '@ori/contracts/state-kinds';
import type { StudentYear } from '@ori/contracts/records';
import { addDays } from '@ori/core/learning/day-of';
import type { DutyStanding } from '@ori/core/records/requirements';
import { minutesByStateSubject } from '@ori/core/records/state-minutes';
import { holdsFor } from '@ori/core/records/state-profile';
import type { LawOfYear, YearFacts } from './filing-facts.ts';
import {
  attendanceBlock,
  materialsBlock,
  ownSubjectsBlock,
  type PacketBlock,
  stateSubjectsBlock,
} from './packet-tables.ts';
import type { Writing } from './packet-words.ts';

/** What is not of a part of the year is told by the record before these pages. */
const REPORTS: readonly FilingType[] = ['quarterly', 'semiannual'];
const PLANS: readonly FilingType[] = ['plan', 'approval'];

/** Days, both ends included. */
interface Span {
  readonly from: string;
  readonly to: string;
}
/** What is known of the year, and which of its duties are printed. */
export interface SheetFacts extends YearFacts {
  readonly today: string;
}

/** How many of a duty are due in a year; 1 where it comes once. */
function countOf({ duty }: DutyStanding): number {
  return duty.due.on === 'parts' ? duty.due.count : 1;
}

/** What something due is called: which of several, too. */
export function nameOf(standing: DutyStanding, { words, locale }: Writing): string {
  const what = standing.duty.what[locale];
  return standing.part === null ? what : words.due.part(what, standing.part, countOf(standing));
}

/** When it is due: the day, or how the law names it where the family alone knows it and did not say it. */
export function dueLine({ duty, dueOn, isOwn }: DutyStanding, { words, day, locale }: Writing): string {
  if (isOwn && dueOn !== null) return day(dueOn);
  return duty.dueNote?.[locale] ?? (dueOn === null ? words.due.noDay : day(dueOn));
}

/** Where something due stands, in a line; who reads the paper is not told what is late. */
export function standingLine(standing: DutyStanding, { filed }: YearFacts, { words, day }: Writing): string {
  const row = filed.find(({ id }) => id === standing.filed?.id);
  if (!row) return words.due.open;
  const { sentOn, method, receipt } = row;
  return method === 'kept'
    ? words.due.kept(day(sentOn))
    : words.due.sent(day(sentOn), words.methods[method], receipt);
}

/** The last day that something reports: that of its part, and never one after the year. */
function lastDayOf({ part, dueOn }: DutyStanding, { endsOn }: StudentYear): string {
  return part === null || dueOn === null || dueOn > endsOn ? endsOn : dueOn;
}

/** The days a part reports: from the day after the part before to its own last one, up to today. */
function spanOf(standing: DutyStanding, year: StudentYear, { requirements, today }: SheetFacts): Span {
  const { part, duty } = standing;
  const before = requirements.duties.find(
    (each) => each.duty.id === duty.id && each.part === (part ?? 1) - 1,
  );
  const from = before?.dueOn ? addDays(before.dueOn, 1) : year.startsOn;
  const end = lastDayOf(standing, year);
  return { from, to: end < today ? end : today };
}

/** Has what this would report begun? A page for a quarter to come would be empty. */
export function hasBegun(standing: DutyStanding, law: LawOfYear, facts: SheetFacts): boolean {
  return standing.part === null || spanOf(standing, law.year, facts).from <= facts.today;
}

const isIn =
  ({ from, to }: Span) =>
  (each: { readonly day: string }) =>
    from <= each.day && each.day <= to;

/** What is to be taught, with room for its books: the log of a year that only begins is empty. */
function planBlock({ pathway, year }: LawOfYear, { words }: Writing): PacketBlock {
  const subjects = pathway.subjects.filter((subject) => holdsFor(subject, year.grade));
  const names = subjects.length > 0 ? subjects.map(({ name }) => name) : Object.values(words.subjects.own);
  const columns = [words.subjects.columns[0], words.materials.planned];
  return {
    title: words.materials.planned,
    tables: [{ columns, rows: names.map((name) => [name, '']), isFigures: false }],
    texts: [],
  };
}

/** When the plan will be reported on, and who teaches: a plan without them comes back. */
function afterPlanBlocks(law: LawOfYear, facts: SheetFacts, writing: Writing): PacketBlock[] {
  const { words, day } = writing;
  const { supervisor, qualification } = law.year;
  const rows = facts.requirements.duties.flatMap((each) =>
    REPORTS.includes(each.duty.type) && each.dueOn !== null ? [[nameOf(each, writing), day(each.dueOn)]] : [],
  );
  const texts = supervisor === '' ? [] : [words.sheet.taughtBy(supervisor, qualification)];
  if (rows.length === 0 && texts.length === 0) return [];
  const columns = [words.due.columns[0], words.due.columns[2]];
  const tables = rows.length === 0 ? [] : [{ columns, rows, isFigures: false }];
  return [{ title: words.sheet.reportsDue, tables, texts }];
}

function reportBlocks(law: LawOfYear, facts: SheetFacts, span: Span, writing: Writing): PacketBlock[] {
  const log = facts.log.filter(isIn(span));
  const days = facts.days.filter(isIn(span));
  const subjects =
    law.pathway.subjects.length > 0
      ? stateSubjectsBlock(minutesByStateSubject(law.pathway, law.year.grade, log), writing)
      : ownSubjectsBlock(log, writing);
  return [attendanceBlock(days, writing), subjects, materialsBlock(log, writing)];
}

function blocksOf(
  law: LawOfYear,
  facts: SheetFacts,
  standing: DutyStanding,
  writing: Writing,
): PacketBlock[] {
  if (PLANS.includes(standing.duty.type))
    return [planBlock(law, writing), ...afterPlanBlocks(law, facts, writing)];
  if (!REPORTS.includes(standing.duty.type)) return [];
  return reportBlocks(law, facts, spanOf(standing, law.year, facts), writing);
}

function coversOf(
  law: LawOfYear,
  facts: SheetFacts,
  standing: DutyStanding,
  { words, day }: Writing,
): string {
  const { from, to } = spanOf(standing, law.year, facts);
  const isOver = facts.today > lastDayOf(standing, law.year);
  return from <= to ? words.sheet.covers(day(from), day(to), !isOver) : '';
}

/** One page for each thing that is handed in: ready to sign, or to copy from where there is an official form. */
export function sheetOf(law: LawOfYear, facts: SheetFacts, standing: DutyStanding, writing: Writing) {
  const { words, locale } = writing;
  const { sheet: book } = words;
  const { duty } = standing;
  const blocks = blocksOf(law, facts, standing, writing);
  const isReport = REPORTS.includes(duty.type);
  const rule = law.pathway.rules.find(({ id }) => id === duty.rule);
  return {
    title: nameOf(standing, writing),
    statute: rule?.statute ?? '',
    facts: [
      [book.to, duty.to[locale]],
      [book.due, dueLine(standing, writing)],
      ...(standing.filed ? [[book.standing, standingLine(standing, facts, writing)]] : []),
    ],
    form: duty.officialForm ? book.officialForm : '',
    intro: [book.intro[duty.type], ...(isReport ? [coversOf(law, facts, standing, writing)] : [])].join(' '),
    blocks,
    blanks: book.blanks[duty.type].map(([label, lines]) => ({ label, lines })),
  };
}
