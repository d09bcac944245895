import type { Question } from '@ori/contracts/practice';
import type { TutorConversation, TutorStats } from '@ori/contracts/tutor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import type { Client } from '../../testing/client.ts';
import { questionsOf } from '../../testing/practice-walk.ts';
import { UNLIKE } from '../../testing/small-content.ts';
import { ask, CONVERSATION, say } from './testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';
const wait = (ms: number) => {
  family.clock.now = new Date(family.clock.now.getTime() + ms);
};
const read = (client: Client, sessionId: string) =>
  ask<TutorConversation | null>(
    client,
    `{ tutorConversation(sessionId: "${sessionId}") { ${CONVERSATION} } }`,
  );
const history = (client: Client, page = '') =>
  ask<TutorConversation[]>(client, `{ myConversationHistory${page} { ${CONVERSATION} } }`);
const start = (client: Client, args = '') =>
  ask<TutorConversation>(client, `mutation { startTutorConversation${args} { ${CONVERSATION} } }`);

describe('a conversation', () => {
  test('is begun by the first message, and shows what was really counted', async () => {
    const { learner } = await openFamily(family);
    expect(await ask(learner, '{ myActiveConversation { id } }')).toBeNull();
    const { sessionId } = await say(learner, 'hello');
    wait(30_000);
    await say(learner, 'solve 3x + 5 = 20');
    const talk = await read(learner, sessionId);
    expect(talk).toMatchObject({ isActive: true, isRecentlyActive: true, messageCount: 2, totalMessages: 4 });
    expect(talk?.messages.map(({ role }) => role)).toEqual(['student', 'tutor', 'student', 'tutor']);
    expect(talk?.averageResponseTime).not.toBeNull();
    expect(talk).toMatchObject({ studentSatisfactionRating: null, helpfulnessRating: null });
    wait(6 * 60_000);
    expect((await read(learner, sessionId))?.isRecentlyActive).toBe(false);
  });

  test('has the context its caller gave, and the rest from the learner’s record', async () => {
    const { learner, child } = await openFamily(family);
    await family.database.pool.query(
      `insert into skill_states (learner_id, skill, family_id, ability, chance, answers, unaided, right_in_a_row, stuck, updated_at)
       select id, 'ma-halves', family_id, 0, 0.2, 5, 5, 0, true, now() from users where id = $1`,
      [child.id],
    );
    const about = '(context: { currentSubject: "math", learningStyle: "pictures" }, personality: "builder")';
    const talk = await start(learner, about);
    expect(talk.tutorPersonality.id).toBe('builder');
    expect(talk.context).toMatchObject({
      currentSubject: 'math',
      ageGroup: 'elementary',
      strugglingTopics: ['ma-halves (en)'],
      completedLessons: [],
    });
    const change = `mutation { updateConversationContext(sessionId: "${talk.sessionId}", context: { currentLesson: "sharing-a-loaf" }) { context { currentSubject currentLesson } } }`;
    expect(await ask(learner, change)).toEqual({
      context: { currentSubject: 'math', currentLesson: 'sharing-a-loaf' },
    });
  });

  test('ends when the next one begins, which keeps the teaching style', async () => {
    const { learner } = await openFamily(family);
    const first = await start(learner);
    const set = `mutation { setTutorPersonality(sessionId: "${first.sessionId}", personality: "coach") { tutorPersonality { id } } }`;
    expect(await ask(learner, set)).toEqual({ tutorPersonality: { id: 'coach' } });
    const second = await start(learner);
    expect(second.tutorPersonality.id).toBe('coach');
    expect((await read(learner, first.sessionId))?.isActive).toBe(false);
  });

  test('is rated from 1 to 5 by its learner, and by nobody else', async () => {
    const { learner, parent } = await openFamily(family);
    const { sessionId } = await say(learner, 'hello');
    const rate = (satisfaction: number) =>
      `mutation { rateTutorConversation(sessionId: "${sessionId}", satisfaction: ${satisfaction}) { studentSatisfactionRating helpfulnessRating } }`;
    expect(await ask(learner, rate(4))).toEqual({ studentSatisfactionRating: 4, helpfulnessRating: null });
    for (const [client, stars, code] of [
      [learner, 0, 'invalid-input'],
      [learner, 6, 'invalid-input'],
      [parent, 3, 'not-found'],
    ] as const) {
      expect((await client.graphql(rate(stars))).errors).toMatchObject([{ extensions: { code } }]);
    }
  });

  test.each([
    ['startTutorConversation(personality: "friend") { id }', 'personality'],
    [
      `startTutorConversation(context: { currentSubject: "${'a'.repeat(121)}" }) { id }`,
      'context.currentSubject',
    ],
    [`setTutorPersonality(sessionId: "${NOBODY}", personality: "friend") { id }`, 'personality'],
    ['endTutorConversation(sessionId: "x") { id }', 'sessionId'],
    ['updateConversationContext(sessionId: "x", context: {}) { id }', 'sessionId'],
  ])('refuses %s, naming the field', async (mutation, field) => {
    const { learner } = await openFamily(family);
    const { errors } = await learner.graphql(`mutation { ${mutation} }`);
    expect(errors).toMatchObject([{ extensions: { code: 'invalid-input', field } }]);
  });
});

describe('who may read it', () => {
  test('the child and their parent, and an admin with an audit entry; to everybody else it does not exist', async () => {
    const { learner, parent, child } = await openFamily(family);
    const { sessionId } = await say(learner, 'hello');
    const stranger = await openFamily(family);
    const sibling = await family.addChild({ client: parent, user: { id: '' } as never });
    const teacher = await family.signUp('teacher');
    for (const client of [learner, parent])
      expect(await read(client, sessionId)).toMatchObject({ sessionId });
    for (const client of [stranger.parent, stranger.learner, sibling.client, teacher.client])
      expect(await read(client, sessionId)).toBeNull();
    const admin = await family.makeAdmin();
    const query = encodeURIComponent(`{ tutorConversation(sessionId: "${sessionId}") { sessionId } }`);
    const opened = await admin.client.get(`/graphql?query=${query}&reason=family-asked`);
    expect(opened.json()).toMatchObject({ data: { tutorConversation: { sessionId } } });
    const { rows } = await family.database.pool.query(
      `select detail ->> 'reason' as reason from audit_entries
        where act = 'record-opened' and actor_id = $1 and subject_id = $2`,
      [admin.user.id, child.id],
    );
    expect(rows).toEqual([{ reason: 'family-asked' }]);
    expect(await read(learner, 'x')).toBeNull();
    expect(await read(learner, NOBODY)).toBeNull();
  });

  test('a parent sees what was talked about and how far help went, page by page', async () => {
    const { learner, parent, child } = await openFamily(family);
    const { questions } = await questionsOf(learner, UNLIKE);
    const [question] = questions as [Question];
    for (let n = 0; n < 22; n += 1) {
      wait(60_000);
      await start(learner);
      await say(learner, n === 21 ? 'give me a hint' : 'hello', { place: { item: question.item } });
    }
    const url = `/api/tutor/transcripts?childId=${child.id}`;
    const first = (await parent.get(url)).json();
    expect(first.transcripts).toHaveLength(20);
    expect(first.transcripts[0]).toMatchObject({ messages: 2, topics: ['ma-addunlike (en)'] });
    expect(first.transcripts[0].summary).toContain('ma-addunlike (en)');
    expect(first.transcripts[1].summary).toBe('No lesson or skill was named.');
    parent.cookies.set('ori_lng', 'fr');
    const [inFrench] = (await parent.get(url)).json().transcripts;
    expect(inFrench).toMatchObject({ topics: ['ma-addunlike (fr)'] });
    expect(inFrench.summary).toBe('ma-addunlike (fr). Il a suffi d’indiquer où regarder.');
    const second = (await parent.get(`${url}&cursor=${first.nextCursor}`)).json();
    expect(second.transcripts).toHaveLength(2);
    expect(second.nextCursor).toBeNull();
    const stranger = await openFamily(family);
    expect((await stranger.parent.get(url)).statusCode).toBe(404);
    expect((await learner.get(url)).statusCode).toBe(403);
  });
});

describe('a history', () => {
  test('is the viewer’s own, the latest first, in bounded pages', async () => {
    const { learner } = await openFamily(family);
    const sessions: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      wait(60_000);
      sessions.unshift((await start(learner)).sessionId);
    }
    const ids = async (page = '') => (await history(learner, page)).map(({ sessionId }) => sessionId);
    expect(await ids()).toEqual(sessions.slice(0, 10));
    expect(await ids('(limit: 3, offset: 10)')).toEqual(sessions.slice(10, 12));
    expect(await ids('(limit: 1000000)')).toEqual(sessions);
    expect(await ids('(limit: -5, offset: -5)')).toEqual([]);
    const stranger = await openFamily(family);
    expect(await history(stranger.learner)).toEqual([]);
  });

  test('gives figures that were counted, by timeframe', async () => {
    const { learner } = await openFamily(family);
    const stats = (timeframe: string) =>
      ask<TutorStats>(
        learner,
        `{ myTutorStats(timeframe: "${timeframe}") { timeframe conversations totalMessages averageResponseTime averageSatisfaction minutes topics { topic messages } } }`,
      );
    expect(await stats('week')).toMatchObject({
      conversations: 0,
      totalMessages: 0,
      averageResponseTime: null,
    });
    const { sessionId } = await say(learner, 'hello');
    wait(120_000);
    await say(learner, 'hello');
    await ask(
      learner,
      `mutation { rateTutorConversation(sessionId: "${sessionId}", satisfaction: 5) { id } }`,
    );
    expect(await stats('day')).toMatchObject({
      conversations: 1,
      totalMessages: 4,
      averageSatisfaction: 5,
      minutes: 3,
    });
    const { errors } = await learner.graphql('{ myTutorStats(timeframe: "decade") { minutes } }');
    expect(errors).toMatchObject([{ extensions: { code: 'invalid-input', field: 'timeframe' } }]);
  });
});

const report = (client: Client, messageId: string, note?: string) =>
  client.post('/api/tutor/wrong', { messageId, ...(note === undefined ? {} : { note }) });

describe('what is kept', () => {
  test('is in the family’s export, and gone with the child', async () => {
    const { learner, parent, child } = await openFamily(family);
    await say(learner, 'solve 3x + 5 = 20');
    await parent.put(`/api/tutor/limits/${child.id}`, { mode: 'hints' });
    const exported = await parent.get('/api/accounts/export');
    expect(exported.body).toContain('solve 3x + 5 = 20');
    expect(exported.body).toContain('"mode":"hints"');
    await family.database.pool.query('delete from users where id = $1', [child.id]);
    const { rows } = await family.database.pool.query(
      `select 1 from tutor_messages where learner_id = $1 union all select 1 from tutor_conversations where learner_id = $1
       union all select 1 from tutor_limits where child_id = $1 union all select 1 from tutor_days where learner_id = $1`,
      [child.id],
    );
    expect(rows).toEqual([]);
  });

  test('that looks wrong to somebody is read by an admin, without a name', async () => {
    const { learner, child } = await openFamily(family);
    const stranger = await openFamily(family);
    const { sent, reply } = await say(learner, 'solve 3x + 5 = 20');
    expect((await report(learner, reply.id, 'It looks odd')).statusCode).toBe(200);
    expect((await report(stranger.learner, reply.id)).statusCode).toBe(404);
    expect((await report(learner, sent.id)).statusCode).toBe(404);
    expect((await report(learner, 'x')).json()).toMatchObject({ code: 'invalid-input', field: 'messageId' });
    const admin = await family.makeAdmin();
    const { reports } = (await admin.client.get('/api/tutor/wrong')).json();
    expect(reports[0]).toMatchObject({ content: reply.content, asked: sent.content, note: 'It looks odd' });
    expect(JSON.stringify(reports)).not.toContain(child.firstName);
    expect((await learner.get('/api/tutor/wrong')).statusCode).toBe(403);
  });
});
