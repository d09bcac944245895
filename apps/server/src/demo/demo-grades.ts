import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { schoolYearOf } from '@ori/core/records/grades-writing';
import type { AppDeps } from '../app.deps.ts';
import type { Services } from '../app.ts';
import { COURSES, MARKS } from './demo-course-words.ts';
import { YEAR_HEAD } from './demo-record-words.ts';

interface People {
  readonly parent: Viewer;
  readonly child: Viewer;
  /** The child's school grade now. */
  readonly gradeLevel: number;
}
const TWENTY = 20_00;
const DAY_MS = 24 * 60 * 60 * 1000;
const AT_HOME = { provider: '', instructor: YEAR_HEAD.supervisor };

/** The name, the school and the scale as they are proposed, once the parent looked them over. */
async function settle(
  { transcript }: Services['transcripts'],
  parent: Viewer,
  childId: string,
): Promise<void> {
  const told = await transcript.get(parent, childId);
  if (!told.ok || told.value.isSettled) return;
  await transcript.saveSettings(parent, { ...told.value.settings, childId });
}

/** Courses and marks of a parent of the demo, so that a grade book and a transcript can be looked at. */
export async function makeDemoGrades(
  { now }: Pick<AppDeps, 'now'>,
  { transcripts }: Pick<Services, 'transcripts'>,
  { parent, child, gradeLevel }: People,
): Promise<void> {
  const day = (daysAgo: number) => dayOf(new Date(now().getTime() - daysAgo * DAY_MS), parent.timeZone);
  const thisYear = schoolYearOf(day(0));
  for (const { yearsAgo, ...told } of COURSES)
    await transcripts.courses.add(parent, {
      ...AT_HOME,
      ...told,
      childId: child.userId,
      productCourse: null,
      level: 'regular',
      year: thisYear - yearsAgo,
      gradeLevel: gradeLevel - yearsAgo,
      term: 'year',
      grading: 'graded',
      minutes: null,
      credit: 100,
      repeats: null,
    });
  for (const { daysAgo, ...told } of MARKS)
    await transcripts.marks.add(parent, {
      ...told,
      outOf: TWENTY,
      weight: 1,
      day: day(daysAgo),
      corrects: null,
      isVoid: false,
    });
  await settle(transcripts, parent, child.userId);
}
