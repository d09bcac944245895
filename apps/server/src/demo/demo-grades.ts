import type { TranscriptCourseInput } from '@ori/contracts/transcript';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { schoolYearOf } from '@ori/core/records/grades-writing';
import type { AppDeps } from '../app.deps.ts';
import type { Services } from '../app.ts';

interface People {
  readonly parent: Viewer;
  readonly child: Viewer;
  /** The child's school grade now. */
  readonly gradeLevel: number;
}
type Told = Pick<TranscriptCourseInput, 'title' | 'subject' | 'status' | 'gradeFrom' | 'grade'> & {
  readonly id: string;
  /** School years ago. */
  readonly yearsAgo: number;
};

/** The ids are fixed: a start that was cut short writes nothing twice. */
const ALGEBRA = 'd3a10000-0000-4000-8000-000000000001';
const COURSES: readonly Told[] = [
  {
    id: ALGEBRA,
    title: 'Pre-Algebra',
    subject: 'math',
    status: 'in-progress',
    gradeFrom: 'marks',
    grade: null,
    yearsAgo: 0,
  },
  {
    id: 'd3a10000-0000-4000-8000-000000000002',
    title: 'Life Science',
    subject: 'science',
    status: 'completed',
    gradeFrom: 'hand',
    grade: 'A-',
    yearsAgo: 1,
  },
  {
    id: 'd3a10000-0000-4000-8000-000000000003',
    title: 'Stories of Many Lands',
    subject: 'language',
    status: 'completed',
    gradeFrom: 'hand',
    grade: 'B+',
    yearsAgo: 1,
  },
];
/** Points out of twenty, in hundredths. */
const MARKS = [
  { id: 'd3a10000-0000-4000-8000-000000000011', title: 'Like terms', points: 17_50, daysAgo: 12 },
  { id: 'd3a10000-0000-4000-8000-000000000012', title: 'Equations in one step', points: 18_00, daysAgo: 5 },
];
const TWENTY = 20_00;
const DAY_MS = 24 * 60 * 60 * 1000;
const UNSAID = { provider: '', description: '', texts: '', instructor: '', method: '', assessment: '' };

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
      ...UNSAID,
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
      courseId: ALGEBRA,
      kind: 'test',
      outOf: TWENTY,
      weight: 1,
      day: day(daysAgo),
      corrects: null,
      isVoid: false,
    });
}
