import { randomUUID } from 'node:crypto';
import type { Operation } from '@ori/core/access/operations';
import type { LightMyRequestResponse } from 'fastify';
import { say } from '../features/tutor/testing/tutor-client.ts';
import type { Person } from './app.ts';
import { linkTo, OPENS_PROGRESS } from './classroom-people.ts';
import type { Client } from './client.ts';
import type { FamilyApp } from './family-app.ts';
import { questionsOf } from './practice-walk.ts';
import { ANGLES, HALVES } from './small-content.ts';

type Name = 'parent' | 'child' | 'sibling' | 'teacher';
/** One call on something real of somebody: those it belongs to may make it, everybody else may not. */
export interface ForeignTry {
  readonly operation: Operation;
  /** Who of the house may; the last of them really does, after all others were refused. */
  readonly mine: readonly (Name | 'admin')[];
  readonly call: (client: Client) => Promise<LightMyRequestResponse>;
  /** What may come of it for who may, beside success. */
  readonly also?: number;
}
type Everybody = Record<Name | 'visitor' | 'otherParent' | 'otherChild' | 'otherTeacher' | 'admin', Client>;

/** A family with a linked teacher, another family, a teacher of neither and an admin. */
export async function everybodyOf(app: FamilyApp) {
  const [parent, otherParent, teacher] = [
    await app.signUpParent(),
    await app.signUpParent(),
    await app.signUp('teacher'),
  ];
  const [child, sibling] = [await app.addChild(parent), await app.addChild(parent)];
  const linkId = await linkTo(teacher, { parent: parent.client, child: child.child }, OPENS_PROGRESS);
  const people = {
    parent,
    child,
    sibling,
    teacher,
    otherParent,
    otherChild: await app.addChild(otherParent),
    otherTeacher: await app.signUp('teacher'),
    admin: await app.makeAdmin(),
  } satisfies Record<string, Person>;
  const clients = Object.fromEntries(Object.entries(people).map(([name, { client }]) => [name, client]));
  return { people, linkId, clients: { ...clients, visitor: app.visitor() } as Everybody };
}
type House = Awaited<ReturnType<typeof everybodyOf>>;

const idOf = (answer: LightMyRequestResponse): string => {
  if (answer.statusCode !== 200) throw new Error(`Nothing was made: ${answer.body}`);
  return answer.json<{ id: string }>().id;
};

async function plannedTries({ people }: House): Promise<ForeignTry[]> {
  const { parent, child } = people;
  const given = { childId: child.user.id, lessonId: HALVES, dueOn: '2026-11-24' };
  const ids = [idOf(await parent.client.post('/api/assignments', given))];
  const move = { ids, dueOn: '2026-11-25' };
  return [
    {
      operation: 'assignments.moveSeveral',
      mine: ['parent'],
      call: (at) => at.post('/api/assignments/move', move),
    },
  ];
}

/** A course the parent made for the family: its children take it, and nobody else's. */
async function courseTries({ people }: House): Promise<ForeignTry[]> {
  const own = { title: 'Bread first', lessonIds: [ANGLES, HALVES] };
  const id = idOf(await people.parent.client.post('/api/courses', own));
  const [course, lesson] = [`/api/courses/${id}`, `/api/courses/${id}/lessons/${ANGLES}`];
  const read = ['parent', 'sibling', 'child'] as const;
  const taken = ['sibling', 'child'] as const;
  return [
    { operation: 'courses.get', mine: read, call: (at) => at.get(course) },
    { operation: 'courses.lessons', mine: read, call: (at) => at.get(`${course}/lessons`) },
    { operation: 'courses.progress', mine: taken, call: (at) => at.get(`${course}/progress`) },
    { operation: 'courses.enroll', mine: taken, call: (at) => at.post(`${course}/enroll`) },
    { operation: 'courses.startLesson', mine: taken, call: (at) => at.post(`${lesson}/start`) },
    {
      operation: 'courses.keepPlace',
      mine: taken,
      call: (at) => at.put(`${lesson}/place`, { section: 'introduction' }),
      also: 400,
    },
    // Nothing of it was practiced yet.
    {
      operation: 'courses.completeLesson',
      mine: taken,
      call: (at) => at.post(`${lesson}/complete`),
      also: 409,
    },
  ];
}

/** Questions are signed for the learner, or the parent, they were asked of. */
async function questionTries({ people }: House): Promise<ForeignTry[]> {
  const { child, parent } = people;
  const [question] = (await questionsOf(child.client, HALVES)).questions;
  const tried = { childId: child.user.id, lessonId: HALVES };
  const { questions } = (await parent.client.post('/api/try-out/questions', tried)).json<{
    questions: { item: string }[];
  }>();
  const [item, shown] = [question?.item, questions[0]?.item];
  const answer = { answer: '1', hintLevel: 0 };
  const attempt = () => ({ ...answer, id: randomUUID(), item, durationMs: 1_000 });
  return [
    {
      operation: 'learning.hints',
      mine: ['child'],
      call: (at) => at.post('/api/learning/hints', { item, level: 1 }),
    },
    {
      operation: 'learning.attempts',
      mine: ['child'],
      call: (at) => at.post('/api/learning/attempts', attempt()),
    },
    {
      operation: 'tryOut.hint',
      mine: ['parent'],
      call: (at) => at.post('/api/try-out/hints', { item: shown, level: 1 }),
    },
    {
      operation: 'tryOut.answer',
      mine: ['parent'],
      call: (at) => at.post('/api/try-out/answers', { ...answer, id: randomUUID(), item: shown }),
    },
  ];
}

const write = (at: Client, place: string, id: string = randomUUID()) =>
  at.post(`/api/threads/${place}/messages`, { id, text: 'Good morning' });

async function wordTries({ people, linkId }: House): Promise<ForeignTry[]> {
  const { child, parent, teacher } = people;
  const [home, room, grown] = [`home/${child.user.id}`, `class/${linkId}`, `grown-ups/${linkId}`];
  const family = ['child', 'parent'] as const;
  const all = ['child', 'teacher', 'parent'] as const;
  const adults = ['teacher', 'parent'] as const;
  const word = randomUUID();
  await write(parent.client, home, word);
  const told = { id: randomUUID(), audience: 'linked', title: 'Closed on Monday', text: 'We mend the roof.' };
  await teacher.client.post('/api/announcements', told);
  return [
    { operation: 'messages.read', mine: family, call: (at) => at.get(`/api/threads/${home}`) },
    { operation: 'messages.write', mine: family, call: (at) => write(at, home) },
    { operation: 'messages.write', mine: all, call: (at) => write(at, room) },
    { operation: 'messages.write', mine: adults, call: (at) => write(at, grown) },
    { operation: 'messages.read', mine: adults, call: (at) => at.get(`/api/threads/${grown}`) },
    { operation: 'messages.markRead', mine: family, call: (at) => at.post(`/api/threads/${home}/read`) },
    {
      operation: 'messages.withdraw',
      mine: ['parent'],
      call: (at) => at.post(`/api/messages/${word}/withdraw`),
    },
    {
      operation: 'announcements.withdraw',
      mine: ['teacher'],
      call: (at) => at.post(`/api/announcements/${told.id}/withdraw`),
    },
  ];
}

async function inviteTries(app: FamilyApp, house: House): Promise<ForeignTry[]> {
  const { parent, sibling, teacher } = house.people;
  const asked = {
    childId: sibling.user.id,
    to: teacher.user.sacredId,
    grants: OPENS_PROGRESS,
    consentVersion: (await app.database.pool.query('select text_version as v from teacher_consents limit 1'))
      .rows[0]?.v,
  };
  const id = idOf(await parent.client.post('/api/child-teachers', asked));
  const accept = { accept: true };
  return [
    {
      operation: 'teaching.answer',
      mine: ['teacher'],
      call: (at) => at.post(`/api/teaching/${id}/answer`, accept),
    },
  ];
}

/** Danger that a child told the tutor of: the alert is the parent's to acknowledge, the talk the child's. */
async function careTries({ people }: House): Promise<ForeignTry[]> {
  const { child, parent } = people;
  const { sessionId } = await say(child.client, 'I want to die');
  const { alerts } = (await parent.client.get('/api/tutor/alerts')).json<{ alerts: { id: string }[] }>();
  if (alerts[0] === undefined) throw new Error('Nobody was told');
  const address = `/api/tutor/alerts/${alerts[0].id}/acknowledge`;
  const asked = { kind: 'hint', place: { path: '/learn' }, sessionId };
  return [
    { operation: 'tutor.acknowledgeAlert', mine: ['admin', 'parent'], call: (at) => at.post(address) },
    { operation: 'tutor.workHelp', mine: ['child'], call: (at) => at.post('/api/tutor/work-help', asked) },
  ];
}

/** Every call on something real that `testing/access-cases.ts` does not aim. */
export async function foreignTries(app: FamilyApp, house: House): Promise<ForeignTry[]> {
  const made = [
    await plannedTries(house),
    await courseTries(house),
    await questionTries(house),
    await wordTries(house),
    await inviteTries(app, house),
    await careTries(house),
  ];
  return made.flat();
}
