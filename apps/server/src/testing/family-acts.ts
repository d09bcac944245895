import { randomUUID } from 'node:crypto';
import { CONSENT_TEXT_VERSION } from '@ori/contracts/consent-version';
import type { Operation } from '@ori/core/access/operations';
import type { World } from './access-people.ts';
import { AIMED_SHEET } from './worksheets-aims.ts';
import type { TestChild } from './app.ts';
import type { Client } from './client.ts';
import { childForm, proveAddress } from './family-people.ts';
import { attempt, itemBehind, questionsOf } from './practice-walk.ts';
import { WORK } from './synthesis-work.ts';

/** Somebody of a family doing something; `ready` runs before what is watched. */
export interface Act {
  readonly ready?: (people: Actors) => Promise<unknown>;
  readonly act: (
    people: Actors,
    made: unknown,
  ) => Promise<{ readonly statusCode: number; readonly body: string }>;
}
export interface Actors {
  readonly world: World;
  readonly parent: Client;
  readonly child: TestChild;
}

const SAY = 'mutation ($input: SendTutorMessageInput!) { sendTutorMessage(input: $input) { sessionId } }';
const graphql = (client: Client, query: string, variables: object = {}) =>
  client.post('/graphql', { query, variables });

const lessonOf = ({ world: { app } }: Actors) => {
  const lesson = app.content.lessonSummary(app.content.lessonIds[0] ?? '', 'en');
  return { id: lesson?.id ?? '', path: `/api/courses/${lesson?.courseId}/lessons/${lesson?.id}` };
};
const openLesson = (people: Actors) => people.child.client.post(`${lessonOf(people).path}/start`);

async function answerAll(people: Actors): Promise<void> {
  await openLesson(people);
  const { world, child } = people;
  const { questions } = await questionsOf(child.client, lessonOf(people).id);
  for (const question of questions) {
    const item = itemBehind(world.app.deps.secrets.session, child.user.id, question);
    await child.client.post('/api/learning/attempts', attempt(question, item.answer));
  }
}
const openTalk = async ({ child }: Actors) =>
  (await graphql(child.client, SAY, { input: { message: 'hello' } })).json<{
    data: { sendTutorMessage: { sessionId: string } };
  }>().data.sendTutorMessage.sessionId;

async function alertOf({ child, parent }: Actors): Promise<string> {
  await graphql(child.client, SAY, { input: { message: 'I want to kill myself' } });
  const { alerts } = (await parent.get('/api/tutor/alerts')).json<{ alerts: { id: string }[] }>();
  return alerts[0]?.id ?? '';
}

const PROPOSED = {
  modernConcept: 'Counting by twos',
  ancestralConcept: 'A doubling game',
  culture: 'My village',
  relation: 'analogy',
  label: 'tradition',
  why: 'Both double at every step.',
  source: 'My grandmother, told in 2025',
};
const YEAR = { startsOn: '2026-09-01', endsOn: '2027-06-01', terms: [] };
const MERGED = {
  methodologyLevel: 'integrated',
  mythology: null,
  preferredLearningStyle: null,
  recentConcepts: [],
  receipts: [],
};

/** Changes that are nobody's record to be aimed at: how each is made by those who make it. */
export const FAMILY_ACTS: Partial<Record<Operation, Act>> = {
  'learning.attempts': {
    ready: async (people) => {
      await openLesson(people);
      return (await questionsOf(people.child.client, lessonOf(people).id)).questions[0];
    },
    act: ({ child }, question) =>
      child.client.post('/api/learning/attempts', attempt(question as { item: string }, '7')),
  },
  'courses.startLesson': { act: openLesson },
  'courses.keepPlace': {
    ready: openLesson,
    act: (people) => people.child.client.put(`${lessonOf(people).path}/place`, { section: 'story' }),
  },
  'courses.completeLesson': {
    ready: answerAll,
    act: (people) => people.child.client.post(`${lessonOf(people).path}/complete`),
  },
  'progress.update': { act: ({ child }) => child.client.put('/api/progress', { goalMinutes: 25 }) },
  'goals.set': {
    act: ({ child }) => child.client.post('/api/goals', { kind: 'daily-minutes', minutes: 20 }),
  },
  'placement.answer': {
    ready: async ({ child }) => (await child.client.post('/api/placements', { subject: 'math' })).json(),
    act({ child }, made) {
      const { id, question } = made as { id: string; question: { item: string } };
      const answer = { id: randomUUID(), item: question.item, answer: null, durationMs: 9_000 };
      return child.client.post(`/api/placements/${id}/answers`, answer);
    },
  },
  'worksheets.type': {
    ready: ({ parent, child }) =>
      parent.post(`/api/worksheets/sheets/${AIMED_SHEET}/give`, { childId: child.user.id }),
    act: ({ child }) =>
      child.client.post(`/api/worksheets/sheets/${AIMED_SHEET}/answers`, {
        answers: [{ number: 1, answer: '1/2' }],
      }),
  },
  'assignments.moveSeveral': {
    ready: async (people) => {
      const given = {
        childId: people.child.user.id,
        lessonId: lessonOf(people).id,
        dueOn: people.world.app.clock.now.toISOString().slice(0, 10),
      };
      return (await people.parent.post('/api/assignments', given)).json();
    },
    act: ({ parent }, made) =>
      parent.post('/api/assignments/move', { ids: [(made as { id: string }).id], dueOn: '2026-12-01' }),
  },
  'calendar.setYear': { act: ({ parent }) => parent.put('/api/calendar/year', YEAR) },
  'calendar.removeYear': {
    ready: ({ parent }) => parent.put('/api/calendar/year', YEAR),
    act: ({ parent }) => parent.delete('/api/calendar/year'),
  },
  'tutor.send': { act: ({ child }) => graphql(child.client, SAY, { input: { message: 'hello' } }) },
  'tutor.change': {
    ready: openTalk,
    act: ({ child }, sessionId) =>
      graphql(child.client, 'mutation ($id: ID!) { endTutorConversation(sessionId: $id) { id } }', {
        id: sessionId,
      }),
  },
  'tutor.workHelp': {
    ready: async (people) => (await questionsOf(people.child.client, lessonOf(people).id)).questions[0],
    act: ({ child }, question) =>
      child.client.post('/api/tutor/work-help', {
        kind: 'hint',
        place: { item: (question as { item: string }).item },
      }),
  },
  'tutor.lateCare': {
    act: ({ child, world }) =>
      child.client.post('/api/tutor/late-care', {
        id: randomUUID(),
        category: 'self-harm',
        involvesFamily: false,
        at: world.app.clock.now.toISOString(),
      }),
  },
  'tutor.acknowledgeAlert': {
    ready: alertOf,
    act: ({ parent }, id) => parent.post(`/api/tutor/alerts/${String(id)}/acknowledge`),
  },
  'messages.write': {
    act: ({ parent, child }) =>
      parent.post(`/api/threads/home/${child.user.id}/messages`, { id: randomUUID(), text: 'Well done.' }),
  },
  'kim.answer': {
    ready: ({ child }) => child.client.post('/api/kim/cards/chi-gougu/open'),
    act: ({ child }) =>
      child.client.post('/api/kim/cards/chi-gougu/answer', {
        relation: 'independent-discovery',
        label: 'record',
      }),
  },
  'kim.merge': { act: ({ child }) => child.client.post('/api/kim/progress/merge', MERGED) },
  'kim.settings': {
    act: ({ child }) => child.client.put('/api/kim/settings', { methodologyLevel: 'advanced' }),
  },
  'kim.write': { act: ({ child }) => child.client.post('/api/kim/syntheses', WORK) },
  'kim.propose': {
    ready: ({ child }) => child.client.put('/api/kim/settings', { methodologyLevel: 'advanced' }),
    act: ({ child }) => child.client.post('/api/kim/proposals', PROPOSED),
  },
  'families.addChild': {
    act: ({ parent }) =>
      parent.post('/api/families/children', {
        firstName: 'Esi',
        ageGroup: 'middle',
        sacredId: `kid-${randomUUID().slice(0, 8)}`,
        pin: '7294',
        pinConfirmation: '7294',
        consent: true,
        consentVersion: CONSENT_TEXT_VERSION,
      }),
  },
  'families.sendDraft': {
    ready: async ({ world: { app, parent } }) => {
      await proveAddress(app, parent, false);
      const answer = await parent.client.post('/api/families/children', childForm());
      await proveAddress(app, parent);
      return answer.json<{ draft: string }>().draft;
    },
    act: ({ parent }, draft) => parent.post('/api/families/children/draft', { draft }),
  },
  'families.removeChild': {
    ready: ({ parent }) => parent.post('/api/accounts/prove', { pin: '7294' }),
    act: ({ parent, child }) => parent.delete(`/api/families/children/${child.user.id}`),
  },
  'families.agree': {
    ready: ({ parent, child }) => parent.patch(`/api/families/children/${child.user.id}`, { consent: false }),
    act: ({ parent, child }) =>
      parent.put(`/api/families/children/${child.user.id}/consent`, { consentVersion: CONSENT_TEXT_VERSION }),
  },
  'administration.unlock': {
    ready: ({ world, child }) =>
      world.app.database.pool.query(
        `insert into pin_failures values ('account-total', $1, 'epoch', 99)
          on conflict (scope, key, window_start) do update set count = 99`,
        [child.user.id],
      ),
    act: ({ world, child }) =>
      world.admin.client.post(`/api/admin/people/${child.user.id}/unlock?reason=law`),
  },
  'administration.suspend': {
    act: ({ world, child }) =>
      world.admin.client.post(`/api/admin/people/${child.user.id}/suspend?reason=law`, { suspended: true }),
  },
  'administration.remove': {
    act: ({ world, child }) => world.admin.client.delete(`/api/admin/people/${child.user.id}?reason=law`),
  },
  'administration.restore': {
    ready: ({ world, child }) => world.admin.client.delete(`/api/admin/people/${child.user.id}?reason=law`),
    act: ({ world, child }) =>
      world.admin.client.post(`/api/admin/people/${child.user.id}/restore?reason=law`),
  },
  'accounts.updateProfile': {
    act: ({ child }) => child.client.put('/api/auth/update-profile', { lastName: 'Okafor' }),
  },
};
