import { randomUUID } from 'node:crypto';
import type { LogAnswer, LogEntry, PracticeChoice } from '@ori/contracts/practices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

async function openPractices() {
  const people = await openFamily(family);
  const { parent, child } = people;
  const today = family.clock.now.toISOString().slice(0, 10);
  const loaves = { activityId: 'share-loaves', day: today, minutes: 20, note: 'A half and a quarter!' };
  return {
    ...people,
    today,
    told: (changes: object = {}) => ({ ...loaves, id: randomUUID(), childId: child.id, ...changes }),
    add: (entry: object) => parent.post('/api/activity-log', entry),
    list: async (query = '') =>
      (await parent.get(`/api/activity-log?childId=${child.id}${query}`)).json<LogAnswer>(),
    offer: async (mindfulness: boolean) =>
      (await parent.put(`/api/practices/${child.id}`, { mindfulness })).json<PracticeChoice>(),
  };
}

describe('quiet activities', () => {
  test('are offered to no child before a parent says so, and every decision is kept', async () => {
    const { parent, child, offer } = await openPractices();
    const found = await parent.get(`/api/practices/${child.id}`);
    expect(found.json()).toEqual({ childId: child.id, mindfulness: false, decidedAt: null });
    expect((await offer(true)).mindfulness).toBe(true);
    expect((await offer(false)).mindfulness).toBe(false);
    const [decided] = (await family.services.practices.exportOf([child.id])).choices.map(
      ({ mindfulness }) => mindfulness,
    );
    expect(decided).toBe(true);
  });

  test('are logged only while they are offered, and never with words on how it felt', async () => {
    const { add, told, offer } = await openPractices();
    const minute = { activityId: 'listening-bell', minutes: 1, note: 'was sad' };
    expect((await add(told(minute))).json()).toMatchObject({ code: 'mindfulness-off' });
    await offer(true);
    expect((await add(told(minute))).json()).toMatchObject({ kind: 'mind', subject: 'life', note: '' });
  });
});

describe('the log of activities', () => {
  test('keeps what was done, newest day first, page by page, in the reader’s words', async () => {
    const { add, told, list, today } = await openPractices();
    const days = [today, '2026-10-02', '2026-10-03'];
    for (const day of days) expect((await add(told({ day }))).statusCode).toBe(200);
    const first = await list('&first=2&lng=fr');
    expect(first.entries.map(({ day }) => day)).toEqual([today, '2026-10-03']);
    expect(first).toMatchObject({
      hasMore: true,
      entries: [{ title: 'Partager trois pains', subject: 'math' }, {}],
    });
    const rest = await list(`&first=2&before=${first.entries[1]?.id}`);
    expect(rest.entries.map(({ day }) => day)).toEqual(['2026-10-02']);
    expect(rest.hasMore).toBe(false);
    expect((await list('&kind=mind')).entries).toEqual([]);
  });

  test('an entry sent twice is one, and another under its id is refused', async () => {
    const { add, told, list } = await openPractices();
    const entry = told();
    await add(entry);
    expect((await add(entry)).statusCode).toBe(200);
    expect((await add({ ...entry, minutes: 90 })).json()).toMatchObject({ code: 'key-reused' });
    expect((await list()).entries).toHaveLength(1);
  });

  test('a struck entry stays readable, and no entry can be changed even in the database', async () => {
    const { add, told, list, parent } = await openPractices();
    const { id } = (await add(told())).json<LogEntry>();
    expect((await parent.post(`/api/activity-log/${id}/strike`)).json<LogEntry>().struckAt).not.toBeNull();
    expect((await list()).entries).toMatchObject([{ id, minutes: 20 }]);
    const change = family.database.pool.query('update activity_log set minutes = 5 where id = $1', [id]);
    await expect(change).rejects.toThrow('struck, never changed');
  });

  test('names what is wrong with an entry', async () => {
    const { add, told } = await openPractices();
    const refusals: [object, string][] = [
      [{ day: '2027-01-01' }, 'day'],
      [{ day: '2025-01-01' }, 'day'],
      [{ activityId: 'fly' }, 'activityId'],
      [{ minutes: 0 }, 'minutes'],
      [{ note: 'x'.repeat(501) }, 'note'],
    ];
    for (const [changes, field] of refusals) {
      const refused = await add(told(changes));
      expect([refused.statusCode, refused.json().field], JSON.stringify(changes)).toEqual([400, field]);
    }
  });

  test('is the parents’: another family finds nothing, the child may not write, and each act is on record', async () => {
    const { add, told, child, learner } = await openPractices();
    const stranger = await openPractices();
    const { id } = (await add(told())).json<LogEntry>();
    expect((await stranger.parent.get(`/api/activity-log?childId=${child.id}`)).statusCode).toBe(404);
    expect((await stranger.parent.post(`/api/activity-log/${id}/strike`)).statusCode).toBe(404);
    expect((await stranger.add(told())).statusCode).toBe(404);
    expect((await stranger.parent.get(`/api/practices/${child.id}`)).statusCode).toBe(404);
    expect((await learner.post('/api/activity-log', told())).statusCode).toBe(403);
    expect((await learner.put(`/api/practices/${child.id}`, { mindfulness: true })).statusCode).toBe(403);
    const { rows } = await family.database.pool.query(
      `select act from audit_entries where subject_id = $1 and act like 'activityLog%'`,
      [child.id],
    );
    expect(rows).toEqual([{ act: 'activityLog.add' }]);
  });
});
