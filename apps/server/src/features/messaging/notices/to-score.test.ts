import type { SavedSynthesis } from '@ori/contracts/kim-synthesis';
import type { ChildTeacher } from '@ori/contracts/messaging';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import type { NoticesAnswer } from '@ori/contracts/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../../testing/family-app.ts';
import { openFamily } from '../../../testing/family-people.ts';
import { SCORES, WORK } from '../../../testing/synthesis-work.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

/** What a teacher may see besides messages. */
const SEES = { progress: true, records: false, work: false };
const SEES_NOTHING = { progress: false, records: true, work: true };

const toScore = async (client: Client) => {
  const { notices } = (await client.get('/api/notifications')).json<NoticesAnswer>();
  return notices.filter(({ kind }) => kind === 'synthesis');
};

async function handIn(learner: Client): Promise<string> {
  const { synthesis } = (await learner.post('/api/kim/syntheses', WORK)).json<SavedSynthesis>();
  const url = `/api/kim/syntheses/${synthesis!.id}`;
  expect((await learner.post(`${url}/hand-in`)).statusCode).toBe(200);
  return url;
}

async function openTaught(grants = SEES) {
  const [home, teacher] = [await openFamily(family), await family.signUp('teacher')];
  const to = teacher.user.sacredId;
  const asked = { childId: home.child.id, to, grants, consentVersion: TEACHER_CONSENT_VERSION };
  const { id: linkId } = (await home.parent.post('/api/child-teachers', asked)).json<ChildTeacher>();
  await teacher.client.post(`/api/teaching/${linkId}/answer`, { accept: true });
  return { ...home, teacher: teacher.client, teacherId: teacher.user.id, linkId };
}

describe('a synthesis to score', () => {
  test('is told to the teacher who may score it: one line a day for each child, gone when all is scored', async () => {
    const { learner, teacher, child } = await openTaught();
    const urls = [await handIn(learner), await handIn(learner)];
    expect(await toScore(teacher)).toMatchObject([
      { what: 'to-score', name: child.firstName, count: 2, isNew: true, to: '/methodology/synthesis#write' },
    ]);
    await family.database.pool.query(
      `update kim_syntheses set handed_in_at = handed_in_at - interval '1 day' where learner_id = $1`,
      [child.id],
    );
    urls.push(await handIn(learner));
    expect((await toScore(teacher)).map(({ count }) => count)).toEqual([1, 2]);
    for (const url of urls) expect((await teacher.post(`${url}/score`, SCORES)).statusCode).toBe(200);
    expect(await toScore(teacher)).toEqual([]);
  });

  test('is told to no teacher of another child, none without the grant, and none once the link is over', async () => {
    const [home, other, ungranted] = [await openTaught(), await openTaught(), await openTaught(SEES_NOTHING)];
    await handIn(home.learner);
    await handIn(ungranted.learner);
    expect(await toScore(other.teacher)).toEqual([]);
    expect(await toScore(ungranted.teacher)).toEqual([]);
    expect(await toScore(home.teacher)).toHaveLength(1);
    await home.parent.delete(`/api/child-teachers/${home.linkId}`);
    expect(await toScore(home.teacher)).toEqual([]);
  });

  test('is not told under a text that did not speak of scoring, and can be switched off', async () => {
    const { learner, teacher, linkId } = await openTaught();
    await handIn(learner);
    const asUnder = (version: string) =>
      family.database.pool.query('update teacher_consents set text_version = $1 where link_id = $2', [
        version,
        linkId,
      ]);
    await asUnder('2026-11-1');
    expect(await toScore(teacher)).toEqual([]);
    await asUnder('2026-11-2');
    expect(await toScore(teacher)).toHaveLength(1);
    const choices = { muted: ['synthesis'], quiet: null, digest: 'off', digestHour: 9 };
    await teacher.put('/api/notifications/choices', choices);
    expect(await toScore(teacher)).toEqual([]);
  });
});
