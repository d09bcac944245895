import type { EntryInput } from '@ori/contracts/records';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import type { AppDeps } from '../app.deps.ts';
import { composeServices, type Services } from '../app.ts';
import { saidDays, type SaidDays } from './demo-attendance.ts';
import { makeDemoFilings } from './demo-filings.ts';
import { DEMO_CHILDREN, type DemoChild } from './demo-people.ts';
import { makeDemoPortfolio } from './demo-portfolio.ts';
import type { Routine, SchoolDay } from './demo-record-shapes.ts';
import { PARTS, type RecordPart, type Recording } from './demo-recording.ts';
import { DEMO_RECORDS, TOGETHER } from './demo-record-words.ts';
import { schoolWeeks } from './demo-school-weeks.ts';
import { type AtTable, tableLessons } from './demo-table.ts';
import { TABLE_LESSONS } from './demo-table-words.ts';

const WEEKS = 10;
const HEX = 16;
/** In the United States the afternoon of the same day; nowhere before that day begins. */
const WRITTEN_AT = 'T20:00:00Z';

const idOfChild =
  ({ sacredId }: DemoChild) =>
  (part: RecordPart, at: number): string => {
    const whose = DEMO_CHILDREN.findIndex((child) => child.sacredId === sacredId);
    const group = `${PARTS.indexOf(part).toString(HEX)}${whose.toString(HEX)}`;
    return `d3a200${group}-0000-4000-8000-${at.toString(HEX).padStart(12, '0')}`;
  };

type Told = 'kind' | 'subject' | 'stateSubject' | 'minutes' | 'title' | 'place' | 'materials';
interface Line extends Pick<EntryInput, Told> {
  readonly of: SchoolDay;
}

function linesOf({ weekday, place = 'home', stateSubject, titles, ...told }: Routine): Line[] {
  return titles.flatMap((title, week) =>
    title === ''
      ? []
      : { ...told, title, place, stateSubject: stateSubject ?? null, materials: [], of: { week, weekday } },
  );
}

/** Writes a line on its own day. */
async function writeLine(
  { parent, child, on }: Recording,
  line: Pick<EntryInput, Told | 'id' | 'day'>,
): Promise<void> {
  const told = { childId: child.userId, startedAt: null, isCore: null, corrects: null };
  const written = await on(line.day).records.log.write(parent, { ...line, ...told });
  // Begun on an earlier day and cut short, it stands there under that day.
  if (!written.ok && written.failure !== 'key-reused')
    throw new Error(`The demo family was refused a line of its log: ${written.failure}`);
}

/** What the parent wrote down of lessons away from the screen: those at the table, and what went with the weeks. */
async function writeLog(
  recording: Recording,
  lines: readonly Line[],
  table: readonly AtTable[],
): Promise<void> {
  const { dayIn, idOf } = recording;
  for (const [at, { of, ...line }] of lines.entries())
    await writeLine(recording, { ...line, id: idOf('entry', at), day: dayIn(of) });
  const atTable = { kind: 'lesson', place: 'home', stateSubject: null } as const;
  for (const { at, ...line } of table)
    await writeLine(recording, { ...atTable, ...line, materials: [], id: idOf('table', at) });
}

async function sayDays(recording: Recording, single: readonly SaidDays[]): Promise<void> {
  const { parent, child, today, idOf, on } = recording;
  for (const [at, { from, to, kind }] of saidDays(today, single).entries()) {
    const word = { id: idOf('said', at), childId: child.userId, from, to, kind, weekdaysOnly: true };
    const said = await on(to).records.say(parent, word);
    if (!said.ok) throw new Error(`The demo family was refused its days: ${said.failure}`);
  }
}

/**
 * What a parent keeps of a child's school year: the log, the days, the portfolio and what was handed in, each written
 * on the day it belongs to.
 * @throws when the product refuses: the demo must not differ from it
 */
export async function makeDemoRecords(
  deps: AppDeps,
  { parent, child, plan }: Pick<Recording, 'parent' | 'child' | 'plan'>,
): Promise<void> {
  const kept = DEMO_RECORDS[plan.sacredId];
  if (kept === undefined) return;
  const today = dayOf(deps.now(), child.timeZone);
  const weeks = schoolWeeks(today, WEEKS);
  const dayIn = ({ week, weekday }: SchoolDay): string => addDays(weeks[week] ?? today, weekday - 1);
  let writtenAt = deps.now();
  const services = composeServices({ ...deps, now: () => writtenAt });
  const on = (day: string): Services => {
    const then = new Date(`${day}${WRITTEN_AT}`);
    writtenAt = then < deps.now() ? then : deps.now();
    return services;
  };
  const recording = { parent, child, plan, today, dayIn, idOf: idOfChild(plan), on };
  const lines = [...TOGETHER, ...kept.routines].flatMap(linesOf);
  const single = lines
    .filter(({ kind }) => kind === 'trip')
    .map(({ of }): SaidDays => ({ from: dayIn(of), to: dayIn(of), kind: 'trip' }));
  const ill = kept.ill && dayIn(kept.ill);
  const others: SaidDays[] = ill === undefined ? single : [...single, { from: ill, to: ill, kind: 'sick' }];
  await writeLog(recording, lines, tableLessons(today, TABLE_LESSONS[plan.sacredId] ?? [], others));
  await sayDays(recording, others);
  await makeDemoPortfolio(recording, kept);
  await makeDemoFilings(recording);
}
