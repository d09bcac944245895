import { randomUUID } from 'node:crypto';
import type { Operation } from '@ori/core/access/operations';
import { type Prepare, somebody, subjectOf, type World } from './access-people.ts';
import type { Person } from './app.ts';
import { SCORES, WORK } from './synthesis-work.ts';

type Of = Parameters<Prepare>[1];
const childOf = (of: Of) => (of === 'own' ? 'own' : 'other');
const parentOf = ({ parent, otherParent }: World, of: Of): Person => (of === 'own' ? parent : otherParent);

/** A child, and the id of something of theirs that `make` made. */
const onThingOf =
  (make: (world: World, child: Person, parent: Person) => Promise<string>, body?: object): Prepare =>
  async (world, of) => {
    const child = await somebody(world, childOf(of));
    const id = await make(world, child, parentOf(world, of));
    return { id, target: await subjectOf(world.app, child), ...(body === undefined ? {} : { body }) };
  };

/** A child that is named in the address. */
const onNamed =
  (query = ''): Prepare =>
  async (world, of) => {
    const child = await somebody(world, childOf(of));
    return { query: `?childId=${child.user.id}${query}`, target: await subjectOf(world.app, child) };
  };

/** A child whose id is the address itself. */
const onAddressed =
  (body?: object): Prepare =>
  async (world, of) => {
    const child = await somebody(world, childOf(of));
    const target = await subjectOf(world.app, child);
    return { id: child.user.id, target, ...(body === undefined ? {} : { body }) };
  };

/** A child that is named in the body. */
const onNamedIn =
  (body: object): Prepare =>
  async (world, of) => {
    const child = await somebody(world, childOf(of));
    return { body: { ...body, childId: child.user.id }, target: await subjectOf(world.app, child) };
  };

/** What the world's teacher gave; to a child they don't teach, its parent gave it. */
async function work(world: World, child: Person, parent: Person): Promise<string> {
  const given = { childId: child.user.id, lessonId: world.app.content.lessonIds[0], dueOn: dayOf(world) };
  const byTeacher = await world.teacher.client.post('/api/assignments', given);
  return byTeacher.statusCode === 200
    ? byTeacher.json<{ id: string }>().id
    : assignment(world, child, parent);
}
const dayOf = ({ app }: World) => app.clock.now.toISOString().slice(0, 10);
const DAY = '2026-12-01';

async function assignment(world: World, child: Person, parent: Person): Promise<string> {
  const given = { childId: child.user.id, lessonId: world.app.content.lessonIds[0], dueOn: dayOf(world) };
  return (await parent.client.post('/api/assignments', given)).json<{ id: string }>().id;
}
async function entry(_world: World, child: Person, parent: Person): Promise<string> {
  const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, subject: 'math', minutes: 30 }));
  const plan = await parent.client.put('/api/schedule/timetable', { childId: child.user.id, slots });
  return plan.json<{ entries: { id: string }[] }>().entries[0]?.id ?? randomUUID();
}
async function moved(world: World, child: Person, parent: Person): Promise<string> {
  await entry(world, child, parent);
  const ill = { childId: child.user.id, day: dayOf(world) };
  const answer = await parent.client.post('/api/schedule/sick-day', ill);
  return answer.json<{ change: { id: string } | null }>().change?.id ?? randomUUID();
}
async function rest(_world: World, child: Person, parent: Person): Promise<string> {
  const off = { childId: child.user.id, from: DAY, to: DAY, reason: 'pause' };
  return (await parent.client.post('/api/schedule/rests', off)).json<{ id: string }>().id;
}
async function goal(_world: World, child: Person): Promise<string> {
  const set = await child.client.post('/api/goals', { kind: 'daily-minutes', minutes: 20 });
  return set.json<{ id: string }>().id;
}
async function placement(_world: World, child: Person): Promise<string> {
  return (await child.client.post('/api/placements', { subject: 'math' })).json<{ id: string }>().id;
}

/** A course is aimed at through whoever made it. */
const onCourse =
  (body?: object): Prepare =>
  async (world, of) => {
    const maker = parentOf(world, of);
    const made = { title: 'Loaves', lessonIds: world.app.content.lessonIds.slice(0, 1) };
    const { id } = (await maker.client.post('/api/courses', made)).json<{ id: string }>();
    return { id, target: await subjectOf(world.app, maker), ...(body === undefined ? {} : { body }) };
  };

/** A child that is chosen among several in the body. */
const onChosen =
  (bodyOf: (world: World, child: Person) => object): Prepare =>
  async (world, of) => {
    const child = await somebody(world, childOf(of));
    return { body: bodyOf(world, child), target: await subjectOf(world.app, child) };
  };

/** A class is aimed at through its teacher: the world's, or another. */
const onClass =
  (body?: object): Prepare =>
  async (world, of) => {
    const teacher = of === 'own' ? world.teacher : await world.app.signUp('teacher');
    const id = randomUUID();
    await teacher.client.post('/api/classrooms/classes', { id, name: 'Thursdays', childIds: [] });
    const target = await subjectOf(world.app, teacher);
    // A class is one of twelve at most: those of earlier tries make room.
    await world.app.database.pool.query('delete from teacher_classes where teacher_id = $1 and id <> $2', [
      teacher.user.id,
      id,
    ]);
    return { id, target, ...(body === undefined ? {} : { body }) };
  };

/** The question a placement asks, which is for its learner alone. */
const onAsked: Prepare = async (world, of) => {
  const child = await somebody(world, childOf(of));
  const begun = await child.client.post('/api/placements', { subject: 'math' });
  const { id, question } = begun.json<{ id: string; question: { item: string } | null }>();
  const body = { id: randomUUID(), item: question?.item, answer: null, durationMs: 1 };
  return { id, body, target: await subjectOf(world.app, child) };
};

async function draft(_world: World, child: Person): Promise<string> {
  const saved = await child.client.post('/api/kim/syntheses', WORK);
  return saved.json<{ synthesis: { id: string } }>().synthesis.id;
}
async function handedIn(world: World, child: Person): Promise<string> {
  const id = await draft(world, child);
  await child.client.post(`/api/kim/syntheses/${id}/hand-in`);
  return id;
}
async function scored(world: World, child: Person, parent: Person): Promise<string> {
  const id = await handedIn(world, child);
  await parent.client.post(`/api/kim/syntheses/${id}/score`, SCORES);
  return id;
}
export const PROPOSAL = {
  modernConcept: 'Counting by twos',
  ancestralConcept: 'A doubling game',
  culture: 'My village',
  relation: 'analogy',
  label: 'tradition',
  why: 'Both double at every step.',
  source: 'My grandmother, told in 2025',
};
async function proposal(_world: World, child: Person): Promise<string> {
  await child.client.put('/api/kim/settings', { methodologyLevel: 'advanced' });
  const saved = await child.client.post('/api/kim/proposals', PROPOSAL);
  return saved.json<{ proposal: { id: string } }>().proposal.id;
}

/** An answer of the tutor to the child. */
const onReply: Prepare = async (world, of) => {
  const child = await somebody(world, childOf(of));
  const text = 'mutation { sendTutorMessage(input: { message: "hello" }) { reply { id } } }';
  const { data } = await child.client.graphql(text);
  const said = data?.['sendTutorMessage'] as { reply: { id: string } } | undefined;
  return { body: { messageId: said?.reply.id }, target: await subjectOf(world.app, child) };
};

const DONE = { id: randomUUID(), activityId: 'share-loaves', day: '2026-01-05', minutes: 20, note: '' };

async function logged(world: World, child: Person, parent: Person): Promise<string> {
  const done = { ...DONE, id: randomUUID(), day: dayOf(world), childId: child.user.id };
  return (await parent.client.post('/api/activity-log', done)).json<{ id: string }>().id;
}

/** How each operation about learning is aimed at somebody's record. */
export const LEARNING_AIMS: Partial<Record<Operation, Prepare>> = {
  'assignments.list': onNamed(),
  'assignments.get': onThingOf(assignment),
  'assignments.move': onThingOf(work, { dueOn: DAY }),
  'assignments.withdraw': onThingOf(work),
  'assignments.giveSeveral': onChosen((world, child) => ({
    childIds: [child.user.id],
    lessonId: world.app.content.lessonIds[0],
    dueOn: DAY,
  })),
  'classrooms.changeClass': onClass({ name: 'Fridays', childIds: [] }),
  'classrooms.removeClass': onClass(),
  'schedule.get': onNamed(),
  'schedule.setTimetable': onNamedIn({ slots: [] }),
  'schedule.draw': onNamedIn({}),
  'schedule.move': onThingOf(entry, { day: DAY }),
  'schedule.sickDay': onNamedIn({ day: DAY }),
  'schedule.rest': onNamedIn({ from: DAY, to: DAY, reason: 'pause' }),
  'schedule.endRest': onThingOf(rest),
  'schedule.changes': onNamed(),
  'schedule.undo': onThingOf(moved),
  'schedule.catchUp': onNamedIn({}),
  'schedule.courses': onNamed(),
  'schedule.setCourses': onNamedIn({ courseIds: [] }),
  'learning.map': onNamed('&subject=math'),
  'progress.get': onNamed(),
  'progress.achievements': onNamed(),
  'progress.statistics': onNamed(),
  'progress.report': onNamed('&from=2026-11-01&to=2026-11-20'),
  'progress.printReport': onNamed('&from=2026-11-01&to=2026-11-20'),
  'progress.stuck': onNamed(),
  'goals.list': onNamed(),
  'goals.end': onThingOf(goal),
  'placement.list': onNamed(),
  'placement.get': onThingOf(placement),
  'placement.answer': onAsked,
  'placement.stop': onThingOf(placement),
  'tutor.limits': onAddressed(),
  'tutor.changeLimits': onAddressed({ mode: 'hints' }),
  'tutor.transcripts': onNamed(),
  'tutor.wrong': onReply,
  'tutor.forgetTalks': onNamedIn({ sessionId: null }),
  'kim.progress': onNamed(),
  'kim.limits': onAddressed(),
  'kim.setLimits': onAddressed({ levelLimit: 'integrated', mythsAllowed: false }),
  'kim.syntheses': onNamed(),
  'kim.rewrite': onThingOf(draft, WORK),
  'kim.drop': onThingOf(draft),
  'kim.handIn': onThingOf(draft),
  'kim.revise': onThingOf(scored),
  'kim.score': onThingOf(handedIn, SCORES),
  'kim.proposals': onNamed(),
  'kim.decide': onThingOf(proposal, { accept: true, note: '' }),
  'limits.set': onAddressed({ dailyMinutes: 60, hours: null, quiet: null }),
  'limits.giveMore': onAddressed({ id: randomUUID() }),
  'privacy.looks': onNamed(),
  'tryOut.questions': onNamedIn({ skill: 'ma-halves' }),
  'practices.get': onAddressed(),
  'practices.set': onAddressed({ mindfulness: true }),
  'activityLog.list': onNamed(),
  'activityLog.add': onNamedIn(DONE),
  'activityLog.strike': onThingOf(logged),
  'courses.update': onCourse({ title: 'Other loaves' }),
  'courses.delete': onCourse(),
};
