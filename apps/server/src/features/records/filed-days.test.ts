import { randomUUID } from 'node:crypto';
import type { StudentYearsAnswer } from '@ori/contracts/records-room';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openRecords, TODAY, YESTERDAY } from '../../testing/records-people.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = new Date('2026-11-20T15:00:00Z');
});
afterAll(() => family.close());

describe('days that were filed', () => {
  test('keep what stood in them whatever comes later, and corrections stand beside it', async () => {
    const { told, write, log, lock, learn, summary, say, child } = await openRecords(family);
    family.clock.now = new Date('2026-11-18T15:00:00Z');
    await learn();
    family.clock.now = new Date('2026-11-20T15:00:00Z');
    await write(told({ day: '2026-11-18', minutes: 240 }));
    expect((await lock({ from: '2026-11-01', to: TODAY })).json()).toMatchObject({ field: 'to' });
    expect((await lock({ from: '2026-11-01', to: YESTERDAY })).statusCode).toBe(200);
    const filed = await log();
    expect(filed.entries.map(({ minutes, lockedAt }) => [minutes, lockedAt !== null])).toEqual([
      [240, true],
      [3, true],
    ]);
    expect((await summary()).days).toMatchObject([
      { kind: 'full', lockedAt: expect.any(String), filedAs: null },
    ]);
    const change = family.database.pool.query('update record_entries set minutes = 5 where child_id = $1', [
      child.id,
    ]);
    await expect(change).rejects.toThrow('never changed');
    const removal = family.database.pool.query('delete from record_entries where child_id = $1', [child.id]);
    await expect(removal).rejects.toThrow('never taken out');
    family.clock.now = new Date('2026-11-20T16:00:00Z');
    await write(
      told({ day: '2026-11-18', minutes: 10, corrects: { id: filed.entries[0]?.id, day: '2026-11-18' } }),
    );
    await say({ from: '2026-11-18', to: '2026-11-18', kind: 'sick' });
    const corrected = await log();
    expect(
      corrected.entries.map(({ minutes, lockedAt, struckAt }) => [
        minutes,
        lockedAt !== null,
        struckAt !== null,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [240, true, true],
        [3, true, false],
        [10, false, false],
      ]),
    );
    expect((await summary()).days).toMatchObject([{ kind: 'sick', filedAs: 'full', lockedAt: null }]);
  });

  test('go with the child they belong to, and with nobody else', async () => {
    const { told, write, lock, child } = await openRecords(family);
    await write(told({ day: YESTERDAY }));
    await lock({ from: YESTERDAY, to: YESTERDAY });
    await family.database.pool.query('delete from users where id = $1', [child.id]);
    const { rows } = await family.database.pool.query('select id from record_entries where child_id = $1', [
      child.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a school year', () => {
  test('is proposed out of what is known, kept once, and the next one begins where it ends', async () => {
    const { parent, child } = await openRecords(family);
    const years = async () =>
      (await parent.get(`/api/records/years?childId=${child.id}`)).json<StudentYearsAnswer>();
    const { proposed, today } = await years();
    expect(proposed).toMatchObject({
      startsOn: '2026-07-01',
      endsOn: '2027-06-30',
      legalName: 'Amina',
      state: null,
    });
    expect(today).toBe(TODAY);
    const year = { ...proposed, id: randomUUID(), state: 'US-PA', schoolName: 'Home of Amina' };
    expect((await parent.put('/api/records/years', year)).json()).toMatchObject({ state: 'US-PA' });
    const other = { ...year, id: randomUUID(), startsOn: '2026-09-01' };
    expect((await parent.put('/api/records/years', other)).json()).toMatchObject({ field: 'startsOn' });
    expect((await years()).proposed).toMatchObject({
      startsOn: '2027-07-01',
      endsOn: '2028-06-30',
      state: 'US-PA',
    });
    expect(await family.services.records.yearOf(child.id)).toMatchObject({ schoolName: 'Home of Amina' });
  });
});

test('a year of a slip of the pen is refused at its field, and the record stays open', async () => {
  const { parent, child } = await openRecords(family);
  const list = () => parent.get(`/api/records/years?childId=${child.id}`);
  const { proposed } = (await list()).json<StudentYearsAnswer>();
  const slips: [object, string][] = [
    [{ startsOn: '0000-07-01', endsOn: '0001-06-30' }, 'startsOn'],
    [{ startsOn: '0026-07-01', endsOn: '0027-06-30' }, 'startsOn'],
    [{ startsOn: '9999-01-01', endsOn: '9999-12-31' }, 'startsOn'],
    [{ birthDate: '2026-07-02' }, 'birthDate'],
    [{ birthDate: '0000-01-01' }, 'birthDate'],
  ];
  for (const [changes, field] of slips) {
    const refused = await parent.put('/api/records/years', { ...proposed, id: randomUUID(), ...changes });
    expect([refused.statusCode, refused.json().field], JSON.stringify(changes)).toEqual([400, field]);
  }
  expect((await list()).json<StudentYearsAnswer>().years).toEqual([]);
  for (const page of ['summary', 'log', 'log.csv', 'log.pdf']) {
    const asked = `/api/records/${page}?childId=${child.id}&from=0000-01-01&to=0000-12-31`;
    expect([page, (await parent.get(asked)).statusCode]).toEqual([page, 400]);
  }
});

test('a family’s export has all of it, and each act is in the audit', async () => {
  const { told, write, say, lock, child } = await openRecords(family);
  await write(told({ day: YESTERDAY }));
  await say({ from: YESTERDAY, to: YESTERDAY, kind: 'full' });
  await lock({ from: YESTERDAY, to: YESTERDAY });
  const kept = await family.services.records.exportOf([child.id]);
  expect([kept.entries.length, kept.attendance.length, kept.locks.length]).toEqual([1, 2, 1]);
  const { rows } = await family.database.pool.query(
    `select act from audit_entries where subject_id = $1 and act like 'records.%' order by act`,
    [child.id],
  );
  expect(rows.map(({ act }) => act)).toEqual(['records.attend', 'records.lock', 'records.write']);
});
