import type { AssessmentInput } from '@ori/contracts/portfolio';
import { DEMO_OTHERS } from './demo-people.ts';
import { drawingOf } from './demo-drawings.ts';
import type { DemoRecord } from './demo-record-shapes.ts';
import { YEAR_HEAD } from './demo-record-words.ts';
import type { Recording } from './demo-recording.ts';

const MONDAY = 1;
const FRIDAY = 5;
const TALK = { week: 1, weekday: FRIDAY };
const NO_SCORES = { raw: null, percentile: null, stanine: null, composite: '' };

function must(result: { ok: true } | { ok: false; failure: string }): void {
  if (!result.ok) throw new Error(`The demo family was refused a piece of its portfolio: ${result.failure}`);
}

async function keepBooks(
  { parent, child, dayIn, idOf, on }: Recording,
  books: DemoRecord['books'],
): Promise<void> {
  for (const [at, { title, author, startedWeek, finishedWeek }] of books.entries()) {
    const startedOn = dayIn({ week: startedWeek, weekday: MONDAY });
    const finishedOn = finishedWeek === null ? null : dayIn({ week: finishedWeek, weekday: FRIDAY });
    const book = { id: idOf('book', at), childId: child.userId, title, author, isbn: '' };
    must(await on(finishedOn ?? startedOn).portfolio.keepBook(parent, { ...book, startedOn, finishedOn }));
  }
}

async function keepSamples(
  { parent, child, dayIn, idOf, on }: Recording,
  samples: DemoRecord['samples'],
): Promise<void> {
  for (const [at, { week, weekday, drawing, ...told }] of samples.entries()) {
    const day = dayIn({ week, weekday });
    const named = { id: idOf('sample', at), childId: child.userId };
    const { portfolio } = on(day);
    must(await portfolio.keepSample(parent, { ...told, ...named, day, standard: '' }));
    if (drawing) must(await portfolio.keepFile(parent, named, await drawingOf(drawing)));
  }
}

/** A test made at home, and a first talk with the demo's teacher. */
function assessmentsOf({ child, dayIn, idOf }: Recording, { test }: DemoRecord): AssessmentInput[] {
  const teacher = DEMO_OTHERS.find(({ role }) => role === 'teacher');
  const common = { childId: child.userId, ...NO_SCORES, form: '', licence: '', isCertified: false };
  const talk = {
    ...common,
    id: idOf('assessment', 0),
    kind: 'evaluation' as const,
    instrument: '',
    takenOn: dayIn(TALK),
    giver: `${teacher?.firstName} ${teacher?.lastName}`,
    note: 'A first talk, with the samples on the table. The certificate follows at the end of the year.',
  };
  if (test === undefined) return [talk];
  const { title: instrument, points, outOf, note } = test;
  const scored = { ...common, composite: `${points} of ${outOf}` };
  const given = { kind: 'test' as const, giver: YEAR_HEAD.supervisor, takenOn: dayIn(test) };
  return [talk, { ...scored, ...given, id: idOf('assessment', 1), instrument, note }];
}

/** Books, samples with the child's own words, and assessments. */
export async function makeDemoPortfolio(recording: Recording, kept: DemoRecord): Promise<void> {
  await keepBooks(recording, kept.books);
  await keepSamples(recording, kept.samples);
  for (const told of assessmentsOf(recording, kept))
    must(await recording.on(told.takenOn).portfolio.keepAssessment(recording.parent, told));
}
