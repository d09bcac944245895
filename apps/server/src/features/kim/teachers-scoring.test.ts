import { randomUUID } from 'node:crypto';
import type { KimProgress } from '@ori/contracts/kim';
import type { ReadingsAnswer, SavedSynthesis, Synthesis } from '@ori/contracts/kim-synthesis';
import type { ChildTeacher } from '@ori/contracts/messaging';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import type { NoticesAnswer } from '@ori/contracts/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { SCORES, WORK } from '../../testing/synthesis-work.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const OLDER = '2026-11-1';
const SEES_PROGRESS = { progress: true, records: false, work: false };
const SEES_RECORDS = { progress: false, records: true, work: false };
const readingsOf = async (client: Client) => (await client.get('/api/kim/readings')).json<ReadingsAnswer>();
const linkUrl = (id: string) => `/api/child-teachers/${id}`;

/** A family with a synthesis handed in, and a teacher whom its parent linked to the child. */
async function openTaught(grants = SEES_PROGRESS) {
  const [home, teacher] = [await openFamily(family), await family.signUp('teacher')];
  const to = teacher.user.sacredId;
  const asked = { childId: home.child.id, to, grants, consentVersion: TEACHER_CONSENT_VERSION };
  const { id: linkId } = (await home.parent.post('/api/child-teachers', asked)).json<ChildTeacher>();
  await teacher.client.post(`/api/teaching/${linkId}/answer`, { accept: true });
  const { synthesis } = (await home.learner.post('/api/kim/syntheses', WORK)).json<SavedSynthesis>();
  const url = `/api/kim/syntheses/${synthesis!.id}`;
  await home.learner.post(`${url}/hand-in`);
  return { ...home, teacher, linkId, url, synthesisId: synthesis!.id };
}
type Taught = Awaited<ReturnType<typeof openTaught>>;

/** What is scored is refused as what does not exist is, and nothing of it is listed. */
async function expectClosed({ client }: Person, url: string): Promise<void> {
  const none = await client.post(`/api/kim/syntheses/${randomUUID()}/score`, SCORES);
  const refused = await client.post(`${url}/score`, SCORES);
  expect(none.statusCode).toBe(404);
  expect([refused.statusCode, refused.json().code]).toEqual([404, none.json().code]);
  expect(await readingsOf(client)).toEqual({ syntheses: [], proposals: [] });
}
const progressSeen = ({ teacher, child }: Taught) => teacher.client.get(`/api/progress?childId=${child.id}`);

describe('a teacher whom a parent let see how the learning goes', () => {
  test('reads and scores what is handed in, is on record with it, and the learner hears of it', async () => {
    const { teacher, parent, learner, child, url, synthesisId } = await openTaught();
    expect(await readingsOf(teacher.client)).toMatchObject({
      syntheses: [{ id: synthesisId, learnerName: child.firstName }],
      proposals: [],
    });
    const scored = await teacher.client.post(`${url}/score`, SCORES);
    expect(scored.json<Synthesis>()).toMatchObject({ state: 'scored', passed: true });
    expect((await readingsOf(teacher.client)).syntheses).toEqual([]);
    expect((await parent.post(`${url}/score`, SCORES)).json()).toMatchObject({ code: 'moved-on' });
    expect((await learner.get('/api/kim/progress')).json<KimProgress>().synthesisAchievements).toMatchObject([
      { synthesisId, total: 10 },
    ]);
    const { rows } = await family.database.pool.query(
      `select act, detail->>'operation' as operation from audit_entries
        where actor_id = $1 and subject_id = $2 and act in ('record-opened', 'synthesis-scored')`,
      [teacher.user.id, child.id],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { act: 'record-opened', operation: 'kim.readings' },
        { act: 'record-opened', operation: 'kim.score' },
        { act: 'synthesis-scored', operation: null },
      ]),
    );
    const { notices } = (await learner.get('/api/notifications')).json<NoticesAnswer>();
    expect(notices).toMatchObject([{ kind: 'synthesis', what: 'scored' }]);
    expect((await parent.get('/api/accounts/export')).body).toContain(teacher.user.id);
  });

  test('reads and scores nothing of another child, without the grant, or once the link is over', async () => {
    const [home, other, ungranted] = [await openTaught(), await openTaught(), await openTaught(SEES_RECORDS)];
    const refused = await other.teacher.client.post(`${home.url}/score`, SCORES);
    expect(refused.statusCode).toBe(404);
    expect((await readingsOf(other.teacher.client)).syntheses.map(({ id }) => id)).toEqual([
      other.synthesisId,
    ]);
    await expectClosed(await family.signUp('teacher'), home.url);
    await expectClosed(ungranted.teacher, ungranted.url);
    await home.parent.delete(linkUrl(home.linkId));
    await expectClosed(home.teacher, home.url);
    expect((await readingsOf(home.parent)).syntheses).toMatchObject([{ id: home.synthesisId }]);
  });

  test('under an older text keeps what that opened, and reads and scores only when the parent agrees anew', async () => {
    const home = await openTaught();
    await family.database.pool.query('update teacher_consents set text_version = $1 where link_id = $2', [
      OLDER,
      home.linkId,
    ]);
    await expectClosed(home.teacher, home.url);
    expect((await progressSeen(home)).statusCode).toBe(200);
    family.clock.now = new Date(family.clock.now.getTime() + 1_000);
    const agreed = { grants: SEES_PROGRESS, consentVersion: TEACHER_CONSENT_VERSION };
    expect((await home.parent.put(linkUrl(home.linkId), agreed)).statusCode).toBe(200);
    expect((await readingsOf(home.teacher.client)).syntheses).toMatchObject([{ id: home.synthesisId }]);
    expect((await home.teacher.client.post(`${home.url}/score`, SCORES)).statusCode).toBe(200);
  });
});
