import { randomUUID } from 'node:crypto';
import type { Filing } from '@ori/contracts/filings';
import type { LogDaysAnswer, RecordSummary } from '@ori/contracts/records-room';
import type { StateAnswer, StateSummary } from '@ori/contracts/states';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { dutyIn, openYear as openYearOf } from '../../testing/year-under-law.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = new Date('2026-11-20T15:00:00Z');
});
afterAll(() => family.close());

const openYear = (state: string | null, pathway?: string | null, changes?: object) =>
  openYearOf(family, state, pathway, changes);

describe('the law of the states', () => {
  test('is open to everybody: every state by name, and how much of it was read', async () => {
    const { states } = (await family.visitor().get('/api/states')).json<{ states: StateSummary[] }>();
    expect(states).toHaveLength(51);
    const read = states.filter(({ inShort }) => inShort !== null);
    expect(read).toHaveLength(12);
    for (const { ruleCount, verifiedCount, verifiedOn } of read) {
      expect(verifiedCount).toBeGreaterThan(0);
      expect(verifiedCount).toBeLessThanOrEqual(ruleCount);
      expect(verifiedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  test('is told in the reader’s language, every rule with its place in the law', async () => {
    const { profile } = (await family.visitor().get('/api/states/pa?lng=fr')).json<StateAnswer>();
    expect(profile?.inShort).toContain('Pennsylvanie');
    const rules = profile?.pathways.flatMap((pathway) => pathway.rules) ?? [];
    expect(rules.length).toBeGreaterThan(5);
    for (const { statute, verifiedOn } of rules)
      expect([statute, verifiedOn].every((part) => part.length > 3)).toBe(true);
  });

  test('says so where it was not read, and knows no state of another name', async () => {
    const unread = await family.visitor().get('/api/states/us-id');
    expect(unread.json()).toEqual({ code: 'US-ID', name: 'Idaho', profile: null });
    expect((await family.visitor().get('/api/states/xx')).statusCode).toBe(404);
  });
});

describe('what is asked of a year', () => {
  test('is told with its dates, its place in the law, and what was done so far', async () => {
    const { log, asked } = await openYear('US-PA');
    await log('2026-11-02', 300);
    await log('2026-11-03', 240, { subject: 'science' });
    const answer = await asked();
    expect(answer.pathway).toEqual({ id: 'home-education', name: 'Home education program', isChosen: false });
    expect(answer.time).toMatchObject([
      { days: { needed: 180, done: 2 }, minutes: { needed: 900 * 60, done: 540 }, state: 'running' },
    ]);
    expect(dutyIn(answer, 'affidavit')).toMatchObject({
      dueOn: '2026-08-01',
      state: 'overdue',
      filing: null,
    });
    expect(answer.subjects.find(({ name }) => /arithmetic|math/i.test(name))?.minutes).toBe(300);
  });

  test('is nothing where no year stands, or the state was not read: the general record says so', async () => {
    const { parent, child } = await openFamily(family);
    const bare = await parent.get(`/api/filings/requirements?childId=${child.id}`);
    expect(bare.json()).toMatchObject({ year: null, state: null, pathway: null, duties: [] });
    const idaho = await openYear('US-ID');
    expect(await idaho.asked()).toMatchObject({
      state: { name: 'Idaho' },
      pathway: null,
      duties: [],
      time: [],
    });
  });
});

describe('a filing', () => {
  test('is entered once, stands against its duty, and locks the days it reports', async () => {
    const { told, file, asked, log, parent, child } = await openYear('US-NY');
    await log('2026-11-02', 60);
    const first = told('quarterly', { part: 1 });
    const kept = (await file(first)).json<Filing>();
    expect(kept).toMatchObject({
      dueOn: '2026-11-15',
      receipt: 'RR 12',
      method: 'certified-mail',
      undoneAt: null,
    });
    expect((await file(first)).json()).toEqual(kept);
    expect((await file({ ...first, receipt: 'RR 13' })).json()).toMatchObject({ code: 'key-reused' });
    expect((await file(told('quarterly', { part: 1 }))).json()).toMatchObject({ code: 'moved-on' });
    const standing = dutyIn(await asked(), 'quarterly', 1);
    expect([standing?.state, standing?.filing?.id]).toEqual(['done', first.id]);
    expect(dutyIn(await asked(), 'quarterly', 2)?.state).not.toBe('done');
    const summary = await parent.get(
      `/api/records/summary?childId=${child.id}&from=2026-09-08&to=2027-06-11`,
    );
    expect(summary.json<RecordSummary>().locks).toMatchObject([{ from: '2026-09-08', to: '2026-11-15' }]);
    const lines = await parent.get(`/api/records/log?childId=${child.id}&from=2026-09-08&to=2027-06-11`);
    expect(lines.json<LogDaysAnswer>().entries[0]?.lockedAt).not.toBeNull();
  });

  test('that only announces a year locks no day', async () => {
    const { told, file, parent, child } = await openYear('US-NY');
    expect((await file(told('intent'))).statusCode).toBe(200);
    const summary = await parent.get(
      `/api/records/summary?childId=${child.id}&from=2026-09-08&to=2027-06-11`,
    );
    expect(summary.json<RecordSummary>().locks).toEqual([]);
  });

  test('is corrected by another, or taken back; both stay readable', async () => {
    const { told, file, listed, asked, parent } = await openYear('US-VA');
    const wrong = told('notice', { sentOn: '2026-08-10' });
    await file(wrong);
    const right = told('notice', { sentOn: '2026-08-11', correctionOf: wrong.id });
    expect((await file(right)).json()).toMatchObject({ correctionOf: wrong.id, undoneAt: null });
    expect((await listed()).map(({ id, undoneAt }) => [id, undoneAt !== null])).toEqual(
      expect.arrayContaining([
        [wrong.id, true],
        [right.id, false],
      ]),
    );
    const back = { id: randomUUID(), note: 'The letter came back' };
    const undone = await parent.post(`/api/filings/${right.id}/take-back`, back);
    expect(undone.json<Filing>().undoneAt).not.toBeNull();
    expect((await parent.post(`/api/filings/${right.id}/take-back`, back)).statusCode).toBe(200);
    expect(dutyIn(await asked(), 'notice')).toMatchObject({ state: 'overdue', filing: null });
    expect(await listed()).toHaveLength(2);
    expect((await file(told('notice'))).statusCode).toBe(200);
  });

  test.each([
    ['a duty the law does not know', { dutyId: 'tribute' }, 'dutyId'],
    ['a part there is not', { dutyId: 'quarterly', part: 5 }, 'dutyId'],
    ['a day to come', { dutyId: 'intent', sentOn: '2026-11-21' }, 'sentOn'],
    ['a receipt that is too long', { dutyId: 'intent', receipt: 'x'.repeat(81) }, 'receipt'],
  ])('of %s is refused, naming the field', async (_name, change, field) => {
    const { told, file } = await openYear('US-NY');
    const answer = await file(told('intent', change));
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, field]);
  });

  test('is in the family’s export, and is gone with the child', async () => {
    const { told, file, child } = await openYear('US-VA');
    await file(told('notice'));
    const kept = () => family.database.pool.query('select id from filings where child_id = $1', [child.id]);
    expect((await kept()).rows).toHaveLength(1);
    const exported = await family.services.stateLaw.filings.exportOf([child.id]);
    expect(exported).toMatchObject([{ dutyId: 'notice', state: 'US-VA', receipt: 'RR 12' }]);
    await family.database.pool.query('delete from users where id = $1', [child.id]);
    expect((await kept()).rows).toEqual([]);
  });

  test('is written in the audit, and by nobody changed', async () => {
    const { told, file, child } = await openYear('US-VA');
    await file(told('notice'));
    const { rows } = await family.database.pool.query<{ act: string }>(
      'select act from audit_entries where subject_id = $1',
      [child.id],
    );
    expect(rows.map(({ act }) => act)).toContain('filings.add');
    await expect(
      family.database.pool.query(`update filings set receipt = 'x' where child_id = $1`, [child.id]),
    ).rejects.toThrow('never changed');
  });
});

describe('New York', () => {
  test('calls nothing overdue by a day that the district’s letter or the plan sets', async () => {
    family.clock.now = new Date('2027-06-10T15:00:00Z');
    const { asked, calendar } = await openYear('US-NY');
    const { duties } = await asked();
    const late = duties.filter(({ state }) => state === 'overdue').map(({ dutyId }) => dutyId);
    expect(late).toEqual(['intent']);
    expect(duties.find(({ dutyId }) => dutyId === 'ihip')).toMatchObject({
      state: 'unknown',
      dueNote: expect.stringContaining('whichever is later'),
    });
    const { items } = await calendar('2026-11-10', '2026-11-20');
    expect(items.map(({ title }) => title)).toEqual([expect.stringContaining('the dates your IHIP names')]);
  });
});

describe('deadlines', () => {
  test('are in the family’s calendar until they are met', async () => {
    const { told, file, calendar } = await openYear('US-VA', null, {
      startsOn: '2026-07-01',
      endsOn: '2027-06-30',
    });
    const titles = async () => {
      const { items } = await calendar('2026-08-10', '2026-08-20');
      return items.map(({ title }) => title);
    };
    expect(await titles()).toEqual([expect.stringMatching(/^Virginia: Notice of intent/)]);
    await file(told('notice', { sentOn: '2026-08-10' }));
    expect(await titles()).toEqual([]);
  });

  test('of a year that is over stand in the next one', async () => {
    const { parent, year, calendar } = await openYear('US-VA', null, {
      startsOn: '2025-07-01',
      endsOn: '2026-06-30',
    });
    const next = { ...year, id: randomUUID(), startsOn: '2026-07-01', endsOn: '2027-06-30' };
    expect((await parent.put('/api/records/years', next)).statusCode).toBe(200);
    const { items } = await calendar('2026-07-25', '2026-08-05');
    expect(items.map(({ day, title }) => [day, title])).toEqual([
      ['2026-08-01', 'Virginia: Evidence of progress'],
    ]);
  });
});
