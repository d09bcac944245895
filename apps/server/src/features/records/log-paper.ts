import { ATTENDANCE_KINDS } from '@ori/contracts/record-names';
import type { InstructionEntry, StudentYear } from '@ori/contracts/records';
import type { RecordSummary } from '@ori/contracts/records-room';
import { stateCodeOf, STATE_NAMES } from '@ori/contracts/state-names';
import { addDays } from '@ori/core/learning/day-of';
import { mondayOf } from '@ori/core/planning/week';
import { attendanceTotals } from '@ori/core/records/attendance';
import type { Writing } from './paper-words.ts';

/** What is printed: some days of a child's record. `year` is the one they end in, null where none was set up. */
export interface PaperFacts {
  readonly firstName: string;
  readonly summary: RecordSummary;
  readonly year: StudentYear | null;
  readonly entries: readonly InstructionEntry[];
  /** Does the law of the year tell core subjects from others? Where it names none, nothing is said of them. */
  readonly asksCore: boolean;
}

const SUNDAY_AFTER = 6;
/** Of the columns of subjects. */
const CORE_COLUMNS = [2, 3];
/** Label and value, as the cover has them. */
type Pair = readonly [string, string];

function particularsOf({ firstName, year }: PaperFacts, { words }: Writing): Pair[] {
  const { particulars } = words;
  if (year === null) return [[particulars.student, firstName]];
  const code = stateCodeOf(year.state);
  const pairs: Pair[] = [
    [particulars.student, year.legalName === '' ? firstName : year.legalName],
    [particulars.grade, words.grade(year.grade)],
    [particulars.school, year.schoolName],
    [particulars.supervisor, [year.supervisor, year.qualification].filter((part) => part !== '').join(', ')],
    [particulars.state, code === null ? '' : STATE_NAMES[code]],
    [particulars.district, year.district],
  ];
  return pairs.filter(([, value]) => value !== '');
}

function figuresOf({ summary, asksCore }: PaperFacts, { words, number, time }: Writing): Pair[] {
  const { attendance, minutes, subjects } = summary;
  const sum = (of: 'core' | 'coreAtHome') => subjects.reduce((all, subject) => all + subject[of], 0);
  const all: Pair[] = [
    [words.figures.days, number(attendance.attended)],
    [words.figures.time, time(minutes)],
  ];
  if (!asksCore) return all;
  return [...all, [words.figures.core, time(sum('core'))], [words.figures.atHome, time(sum('coreAtHome'))]];
}

function subjectsOf({ summary, asksCore }: PaperFacts, { words, time }: Writing): string[][] {
  return summary.subjects
    .filter(({ minutes }) => minutes > 0)
    .map(({ subject, ...of }) => [
      words.subjects[subject],
      ...[of.minutes, ...(asksCore ? [of.core, of.coreAtHome] : []), of.away].map(time),
    ]);
}

function attendanceLine({ attendance }: RecordSummary, { words, counted }: Writing): string {
  const kinds = ATTENDANCE_KINDS.filter((kind) => attendance[kind] > 0);
  return kinds.map((kind) => counted(words.marks[kind], attendance[kind])).join(' · ');
}

/** Where a line comes from and what became of it. */
function traceOf(entry: InstructionEntry, { words, moment }: Writing): string {
  const {
    kind,
    place,
    source,
    writtenAt,
    correctionOf,
    struckAt,
    struckBecause = '',
    lockedAt,
    materials,
    title,
    stateSubject,
  } = entry;
  const used = materials.filter((name) => name !== title);
  const parts = [
    words.kinds[kind],
    stateSubject ?? '',
    ...used,
    place === 'away' && words.away,
    source === 'automatic' ? words.counted : words.written(moment(writtenAt)),
    correctionOf !== null && words.corrects,
    struckAt !== null && words.struck(moment(struckAt)),
    struckBecause,
    lockedAt !== null && words.filed,
  ];
  return parts.filter((part) => part !== false && part !== '').join(' · ');
}

function lineOf(entry: InstructionEntry, writing: Writing) {
  const { startedAt, title, subject, minutes, struckAt } = entry;
  return {
    at: startedAt === null ? '' : writing.clock(startedAt),
    title,
    trace: traceOf(entry, writing),
    subject: writing.words.subjects[subject],
    length: writing.time(minutes),
    isStruck: struckAt !== null,
  };
}

function weeksOf({ entries, summary }: PaperFacts, writing: Writing) {
  const { words, date, day, time, counted } = writing;
  const known = new Map(summary.days.map((of) => [of.day, of]));
  return [...Map.groupBy(entries, (entry) => mondayOf(entry.day))].map(([monday, own]) => {
    const sunday = addDays(monday, SUNDAY_AFTER);
    const days = summary.days.filter((of) => monday <= of.day && of.day <= sunday);
    const minutes = days.reduce((sum, of) => sum + of.minutes, 0);
    return {
      title: words.week(date(monday), date(sunday)),
      total: `${time(minutes)} · ${counted(words.figures.days, attendanceTotals(days).attended)}`,
      days: [...Map.groupBy(own, (entry) => entry.day)].map(([name, lines]) => {
        const { kind = null, minutes: all = 0 } = known.get(name) ?? {};
        const mark = kind === null ? '' : `${words.marks[kind]} · `;
        return {
          title: day(name),
          total: mark + time(all),
          lines: lines.map((line) => lineOf(line, writing)),
        };
      }),
    };
  });
}

/** The log as its template reads it, every word in one language. */
export function logPaper(facts: PaperFacts, writing: Writing) {
  const { words, date } = writing;
  const { from, to, today } = facts.summary;
  return {
    title: words.title,
    span: words.week(date(from), date(to)),
    page: words.page,
    foot: [particularsOf(facts, writing)[0]?.[1] ?? '', words.printed(date(today))].join(' · '),
    particulars: particularsOf(facts, writing),
    figures: figuresOf(facts, writing),
    subjectColumns: words.subjectColumns.filter((_, at) => facts.asksCore || !CORE_COLUMNS.includes(at)),
    subjects: subjectsOf(facts, writing),
    attendanceTitle: words.attendance,
    attendance: attendanceLine(facts.summary, writing),
    log: words.log,
    columns: words.logColumns,
    weeks: weeksOf(facts, writing),
    nothing: words.nothing,
    explained: facts.asksCore ? `${words.explained} ${words.coreExplained}` : words.explained,
  };
}
