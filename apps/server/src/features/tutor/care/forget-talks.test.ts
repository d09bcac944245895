import type { TutorConversation } from '@ori/contracts/tutor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../../testing/family-app.ts';
import { openFamily } from '../../../testing/family-people.ts';
import { ask, say, trySaying } from '../testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const FORGET = '/api/tutor/transcripts/forget';
const start = (client: Client) =>
  ask<TutorConversation>(client, 'mutation { startTutorConversation { sessionId } }');
const forget = (client: Client, childId: string, sessionId: string | null) =>
  client.post(FORGET, { childId, sessionId });
const talksOf = async (client: Client, childId: string) =>
  (await client.get(`/api/tutor/transcripts?childId=${childId}`)).json<{
    transcripts: { sessionId: string }[];
  }>().transcripts;
const rows = async (text: string, childId: string) =>
  (await family.database.pool.query<Record<string, unknown>>(text, [childId])).rows;
const said = (childId: string) =>
  rows('select content, is_private from tutor_messages where learner_id = $1 order by sequence', childId);

async function twoTalks() {
  const opened = await openFamily(family);
  const first = await say(opened.learner, 'hello');
  await start(opened.learner);
  const second = await say(opened.learner, 'solve 3x + 5 = 20');
  return { ...opened, first: first.sessionId, second: second.sessionId };
}

describe('a parent who has talks with Ori deleted', () => {
  test('sees one of them gone with every word of it, and the other stay', async () => {
    const { parent, child, first, second } = await twoTalks();
    const done = await forget(parent, child.id, first);
    expect([done.statusCode, done.json()]).toEqual([200, { talks: 1 }]);
    expect((await talksOf(parent, child.id)).map(({ sessionId }) => sessionId)).toEqual([second]);
    expect(await said(child.id)).toHaveLength(2);
    expect((await forget(parent, child.id, first)).statusCode).toBe(404);
  });

  test('sees all of them gone, and the deed among who did what', async () => {
    const { parent, child } = await twoTalks();
    expect((await forget(parent, child.id, null)).json()).toEqual({ talks: 2 });
    expect(await talksOf(parent, child.id)).toEqual([]);
    expect(await said(child.id)).toEqual([]);
    expect(await rows('select 1 from tutor_conversations where learner_id = $1', child.id)).toEqual([]);
    const deeds = "select detail from audit_entries where subject_id = $1 and act = 'tutor.forgetTalks'";
    expect(await rows(deeds, child.id)).toEqual([{ detail: { talks: 2 } }]);
    expect((await forget(parent, child.id, null)).json()).toEqual({ talks: 0 });
    expect(await rows(deeds, child.id)).toHaveLength(1);
  });

  test('does not stop the child: the next word begins a talk anew', async () => {
    const { parent, learner, child, second } = await twoTalks();
    await forget(parent, child.id, null);
    const { errors } = await trySaying(learner, 'hello', { sessionId: second });
    expect(errors).toMatchObject([{ extensions: { code: 'not-found' } }]);
    await say(learner, 'hello');
    expect(await talksOf(parent, child.id)).toHaveLength(1);
  });

  test('erases nothing of what was said of the family itself, and does not learn of it', async () => {
    const { parent, learner, child } = await openFamily(family);
    const { sessionId } = await say(learner, 'hello');
    await say(learner, 'my dad hits me', { sessionId });
    expect((await said(child.id)).map((row) => row['is_private'])).toEqual([false, false, true, true]);
    expect((await forget(parent, child.id, sessionId)).json()).toEqual({ talks: 1 });
    expect(await said(child.id)).toMatchObject([{ content: 'my dad hits me' }, { is_private: true }]);
    expect(await talksOf(parent, child.id)).toEqual([]);
    expect((await forget(parent, child.id, sessionId)).statusCode).toBe(404);
    const alerts = await rows('select audience from tutor_alerts where child_id = $1', child.id);
    expect(alerts).toEqual([{ audience: 'safeguarding' }]);
  });

  test('reaches no child but their own, and names what is wrong', async () => {
    const { child, first, learner } = await twoTalks();
    const stranger = await openFamily(family);
    expect((await forget(stranger.parent, child.id, first)).statusCode).toBe(404);
    expect((await forget(stranger.parent, stranger.child.id, first)).statusCode).toBe(404);
    expect((await forget(learner, child.id, first)).statusCode).toBe(403);
    expect(await said(child.id)).toHaveLength(4);
    const wrong = await stranger.parent.post(FORGET, { childId: stranger.child.id, sessionId: 'x' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { field: 'sessionId' }]);
  });

  test('is kept or not as a whole when a turn is under way', async () => {
    const { parent, learner, child, second } = await twoTalks();
    const [, deleted] = await Promise.all([
      trySaying(learner, 'give me a hint', { sessionId: second }),
      forget(parent, child.id, second),
    ]);
    expect(deleted.statusCode).toBe(200);
    const orphans = `select 1 from tutor_messages m where learner_id = $1
      and not exists (select 1 from tutor_conversations where id = m.conversation_id)`;
    expect(await rows(orphans, child.id)).toEqual([]);
    expect(await talksOf(parent, child.id)).toHaveLength(1);
  });
});
