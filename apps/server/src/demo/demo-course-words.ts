import type { MarkInput, TranscriptCourseInput } from '@ori/contracts/transcript';

type Words = Pick<TranscriptCourseInput, 'description' | 'texts' | 'method' | 'assessment'>;
type Told = Pick<TranscriptCourseInput, 'title' | 'subject' | 'status' | 'gradeFrom' | 'grade'> & {
  readonly id: string;
  /** School years ago. */
  readonly yearsAgo: number;
};
interface DemoMark extends Pick<MarkInput, 'id' | 'courseId' | 'kind' | 'title' | 'points'> {
  readonly daysAgo: number;
}

const now = { status: 'in-progress', gradeFrom: 'marks', grade: null, yearsAgo: 0 } as const;
const lastYear = (grade: string) => ({ status: 'completed', gradeFrom: 'hand', grade, yearsAgo: 1 }) as const;

/** The ids are fixed: a start that was cut short writes nothing twice. */
const PRE_ALGEBRA = 'd3a10000-0000-4000-8000-000000000001';
const GEOGRAPHY = 'd3a10000-0000-4000-8000-000000000004';
const COMPOSITION = 'd3a10000-0000-4000-8000-000000000005';

/** Books are real ones, with the people who wrote them. */
export const COURSES: readonly (Told & Words)[] = [
  {
    id: PRE_ALGEBRA,
    title: 'Pre-Algebra',
    subject: 'math',
    ...now,
    description: 'Ratios, negative numbers, expressions and equations in one step.',
    texts: 'The Number Devil (Hans Magnus Enzensberger)',
    method: 'Lessons and daily practice on Ori Academy, and problems worked out loud at the table.',
    assessment: 'A written test at the end of every unit.',
  },
  {
    id: 'd3a10000-0000-4000-8000-000000000002',
    title: 'Life Science',
    subject: 'science',
    ...lastYear('A-'),
    description:
      'Cells, seeds, animals and their habitats, with a notebook of observations from spring to spring.',
    texts: 'A library shelf of field guides to birds, trees and pond life.',
    method: 'One experiment or walk a week, written up with a drawing.',
    assessment: 'The notebook, and a talk about one question of her own.',
  },
  {
    id: 'd3a10000-0000-4000-8000-000000000003',
    title: 'Stories of Many Lands',
    subject: 'language',
    ...lastYear('B+'),
    description: 'Folktales and novels from four continents, read closely and retold.',
    texts:
      'The People Could Fly: American Black Folktales (Virginia Hamilton); Where the Mountain Meets the Moon (Grace Lin)',
    method: 'Reading aloud and alone, a retelling for each story, four essays.',
    assessment: 'The essays, looked over twice.',
  },
  {
    id: GEOGRAPHY,
    title: 'World Geography',
    subject: 'social',
    ...now,
    description: 'Latitude and longitude, landforms, climates, and how people live with them.',
    texts: 'An atlas, and A Long Walk to Water (Linda Sue Park)',
    method: 'A lesson a week at home, maps drawn by hand, and discussions in the co-op.',
    assessment: 'A drawn map for each continent.',
  },
  {
    id: COMPOSITION,
    title: 'Reading and Composition',
    subject: 'language',
    ...now,
    description: 'Novels and poems of this year, and writing in answer to them.',
    texts: 'Brown Girl Dreaming (Jacqueline Woodson); A Wrinkle in Time (Madeleine L’Engle)',
    method: 'Two books a month; one page of her own a week, rewritten until it says what she means.',
    assessment: 'The best page of each month.',
  },
];

const mark = (at: string, told: Omit<DemoMark, 'id'>): DemoMark => ({
  id: `d3a10000-0000-4000-8000-0000000000${at}`,
  ...told,
});

/** Points out of twenty, in hundredths. */
export const MARKS: readonly DemoMark[] = [
  mark('11', { courseId: PRE_ALGEBRA, kind: 'test', title: 'Like terms', points: 17_50, daysAgo: 12 }),
  mark('12', {
    courseId: PRE_ALGEBRA,
    kind: 'test',
    title: 'Equations in one step',
    points: 18_00,
    daysAgo: 5,
  }),
  mark('13', {
    courseId: GEOGRAPHY,
    kind: 'project',
    title: 'A map of Africa, drawn',
    points: 19_00,
    daysAgo: 9,
  }),
  mark('14', {
    courseId: COMPOSITION,
    kind: 'assignment',
    title: 'A poem of her own',
    points: 18_50,
    daysAgo: 10,
  }),
];
