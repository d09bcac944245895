import type { AttendanceDay, InstructionEntry, StudentYear } from '@ori/contracts/records';
import { STATE_NAMES, stateCodeOf } from '@ori/contracts/state-names';
import type { DutyStanding } from '@ori/core/records/requirements';
import type { LawOfYear } from './filing-facts.ts';
import { dueLine, nameOf, sheetOf, type SheetFacts, standingLine } from './packet-sheets.ts';
import {
  attendanceBlock,
  materialsBlock,
  ownSubjectsBlock,
  type PacketBlock,
  stateSubjectsBlock,
  timeBlock,
} from './packet-tables.ts';
import type { Writing } from './packet-words.ts';

type Row = readonly [label: string, value: string];

/** What stands on every packet: whose it is, and what every page is headed with. */
function headOf(year: StudentYear, pathway: string, today: string, { words, day }: Writing) {
  const { particulars } = words;
  const code = stateCodeOf(year.state);
  const state = code === null ? '' : STATE_NAMES[code];
  const rows: Row[] = [
    [particulars.student, year.legalName],
    [particulars.birthDate, year.birthDate === null ? '' : day(year.birthDate)],
    [particulars.grade, words.grade(year.grade)],
    [particulars.year, words.span(day(year.startsOn), day(year.endsOn))],
    [particulars.state, state],
    [particulars.pathway, pathway],
    [particulars.school, year.schoolName],
    [particulars.supervisor, year.supervisor],
    [particulars.qualification, year.qualification],
    [particulars.district, year.district],
  ];
  return {
    who: words.who,
    // A line is left for a hand where the family told nothing; without a state there is no pathway to name.
    particulars: rows.filter(([label]) => pathway !== '' || label !== particulars.pathway),
    brief: [0, 2, 3, 6, 7, 9].flatMap((at) => rows.slice(at, at + 1)),
    place: [state, pathway].filter((part) => part !== '').join(' · '),
    foot: `${year.legalName} · ${words.madeOn(day(today))}`,
    page: words.page,
    sign: {
      statement: words.sheet.statement,
      signature: words.sheet.signature,
      date: words.sheet.date,
      name: year.supervisor,
    },
  };
}

function dueBlock({ requirements, ...facts }: SheetFacts, writing: Writing): PacketBlock {
  const { words, locale } = writing;
  const { due: book } = words;
  if (requirements.duties.length === 0) return { title: book.title, tables: [], texts: [book.nothing] };
  const rows = requirements.duties.map((standing) => [
    nameOf(standing, writing),
    standing.duty.to[locale],
    dueLine(standing, writing),
    standingLine(standing, { requirements, ...facts }, writing),
  ]);
  return { title: book.title, tables: [{ columns: book.columns, rows, isFigures: false }], texts: [] };
}

/** Each rule with its place in the law, and how far it was checked; and the texts that were read. */
function lawOf({ profile, pathway }: LawOfYear, { words, day, locale }: Writing) {
  const { law: book } = words;
  const rules = pathway.rules.map(({ text, statute, since, verified, verifiedOn }) => ({
    text: text[locale],
    from: [
      statute,
      ...(since === null ? [] : [book.since(day(since))]),
      (verified ? book.verified : book.unverified)(day(verifiedOn)),
    ].join(' · '),
  }));
  const cited = new Set(pathway.rules.flatMap(({ sources }) => sources));
  const sources = profile.sources
    .filter(({ id }) => cited.has(id))
    .map(({ title, url, readOn }) => ({ title, url, read: book.readOn(day(readOn)) }));
  return { title: book.title, rules, sourcesTitle: book.sources, sources };
}

/** What the template reads for a year under a law we read; `asked` are the pages to sign. */
export function packetData(
  law: LawOfYear,
  facts: SheetFacts,
  asked: readonly DutyStanding[],
  writing: Writing,
) {
  const { words } = writing;
  const { log, days, minutes, requirements } = facts;
  const hasSubjects = minutes.subjects.length > 0;
  const time = timeBlock(requirements.time, minutes, writing);
  return {
    ...headOf(law.year, law.pathway.name, facts.today, writing),
    title: words.title,
    notice: words.notice,
    blocks: [
      dueBlock(facts, writing),
      ...(time === null ? [] : [time]),
      hasSubjects ? stateSubjectsBlock(minutes, writing) : ownSubjectsBlock(log, writing),
      attendanceBlock(days, writing),
      materialsBlock(log, writing),
    ],
    law: lawOf(law, writing),
    sheets: asked.map((standing) => sheetOf(law, facts, standing, writing)),
    isPageOnly: false,
  };
}

/** What the template reads for one thing to hand in: the page that goes out, and nothing of ours around it. */
export function pageData(law: LawOfYear, facts: SheetFacts, standing: DutyStanding, writing: Writing) {
  return {
    ...headOf(law.year, law.pathway.name, facts.today, writing),
    title: nameOf(standing, writing),
    notice: '',
    blocks: [],
    law: null,
    sheets: [sheetOf(law, facts, standing, writing)],
    isPageOnly: true,
  };
}

/** The general record: a year whose state's law we have not read. */
export function generalData(
  year: StudentYear,
  { log, days, today }: { log: readonly InstructionEntry[]; days: readonly AttendanceDay[]; today: string },
  writing: Writing,
) {
  const { words } = writing;
  const code = stateCodeOf(year.state);
  return {
    ...headOf(year, '', today, writing),
    title: words.generalTitle,
    notice: words.general(code === null ? null : STATE_NAMES[code]),
    blocks: [attendanceBlock(days, writing), ownSubjectsBlock(log, writing), materialsBlock(log, writing)],
    law: null,
    sheets: [],
    isPageOnly: false,
  };
}
