import type { KeptCourse } from '../gpa-transcript.ts';

/** A completed, graded course of one credit, to be changed as a test needs it. */
export function keptCourse(id: string, changes: Partial<KeptCourse> = {}): KeptCourse {
  return {
    id,
    title: id,
    subject: 'math',
    level: 'regular',
    provider: '',
    year: 2025,
    gradeLevel: 9,
    term: 'year',
    status: 'completed',
    grading: 'graded',
    gradeFrom: 'hand',
    grade: 'A',
    minutes: null,
    credit: 100,
    repeats: null,
    description: '',
    texts: '',
    instructor: '',
    method: '',
    assessment: '',
    productCourse: null,
    workedMinutes: null,
    mastery: null,
    marks: { count: 0, percent: null },
    ...changes,
  };
}

/** What families start from: letters with plus and minus, credit for completion, the customary weights. */
export const RULES = {
  scale: 'us-plus-minus',
  honoursWeight: 50,
  apWeight: 100,
  dualWeight: 100,
  creditBasis: 'completion',
  hoursPerCredit: 120,
  repeatRule: 'latest',
} as const;
