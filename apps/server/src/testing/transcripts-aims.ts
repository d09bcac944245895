import { randomUUID } from 'node:crypto';
import type { Operation } from '@ori/core/access/operations';
import { type Prepare, somebody, subjectOf, type World } from './access-people.ts';

const TOLD = {
  title: 'Algebra I',
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
};
const MARK = {
  kind: 'test',
  title: 'Fractions',
  points: 900,
  outOf: 1e3,
  weight: 1,
  day: '2025-11-03',
  corrects: null,
  isVoid: false,
};
const SIGNED = { withName: false, withSchool: false, validUntil: null };
const SETTINGS = {
  scale: 'us-letter',
  honoursWeight: 50,
  apWeight: 100,
  dualWeight: 100,
  creditBasis: 'completion',
  hoursPerCredit: 120,
  repeatRule: 'latest',
  studentName: '',
  birthDate: null,
  schoolName: '',
  schoolAddress: '',
  administrator: '',
  ninthGradeStart: null,
  graduatesOn: null,
  paper: 'letter',
};

/** A child with one course on the transcript, written by their own parent. */
async function taught(world: World, of: Parameters<Prepare>[1]) {
  const child = await somebody(world, of === 'own' ? 'own' : 'other');
  const { client } = of === 'own' ? world.parent : world.otherParent;
  const courseId = randomUUID();
  const childId = child.user.id;
  await client.post('/api/transcripts/courses', { ...TOLD, id: courseId, childId, productCourse: null });
  return { childId, courseId, client, target: await subjectOf(world.app, child) };
}

const asked =
  (nameOf: (made: { childId: string; courseId: string }) => string): Prepare =>
  async (world, of) => {
    const { target, ...made } = await taught(world, of);
    return { query: `?${nameOf(made)}`, target };
  };

const sent =
  (bodyOf: (made: { childId: string; courseId: string }) => object): Prepare =>
  async (world, of) => {
    const { target, ...made } = await taught(world, of);
    return { body: bodyOf(made), target };
  };

const onCourse =
  (body?: object): Prepare =>
  async (world, of) => {
    const { courseId: id, target } = await taught(world, of);
    return { id, target, ...(body === undefined ? {} : { body }) };
  };

const onCredential: Prepare = async (world, of) => {
  const { childId, client, target } = await taught(world, of);
  const id = randomUUID();
  await client.post('/api/credentials', { ...SIGNED, id, childId });
  return { id, target };
};

const ofChild = asked(({ childId }) => `childId=${childId}`);

/** How the operations on grades, transcripts and credentials are aimed at a child. */
export const TRANSCRIPTS_AIMS: Partial<Record<Operation, Prepare>> = {
  'transcripts.get': ofChild,
  'transcripts.print': ofChild,
  'transcripts.set': sent(({ childId }) => ({ ...SETTINGS, childId })),
  'transcripts.addCourse': sent(({ childId }) => ({
    ...TOLD,
    id: randomUUID(),
    childId,
    productCourse: null,
  })),
  'transcripts.changeCourse': onCourse(TOLD),
  'transcripts.removeCourse': onCourse(),
  'marks.list': asked(({ courseId }) => `courseId=${courseId}`),
  'marks.add': sent(({ courseId }) => ({ ...MARK, id: randomUUID(), courseId })),
  'credentials.list': ofChild,
  'credentials.issue': sent(({ childId }) => ({ ...SIGNED, id: randomUUID(), childId })),
  'credentials.revoke': onCredential,
};
