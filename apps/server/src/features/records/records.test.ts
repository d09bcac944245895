import { randomUUID } from 'node:crypto';
import type { InstructionEntry } from '@ori/contracts/records';
import type { LogDaysAnswer, RecordSummary } from '@ori/contracts/records-room';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { openRecords, SPAN, TODAY, YESTERDAY } from '../../testing/records-people.ts';
import { HALVES, LOAVES_COURSE } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = new Date('2026-11-20T15:00:00Z');
});
afterAll(() => family.close());

const countedIn = ({ entries }: LogDaysAnswer) => entries.filter(({ struckAt }) => struckAt === null);
const minutesIn = (entries: readonly InstructionEntry[]) =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);

describe('the log', () => {
  test('fills itself: what was read and answered, by day and subject, to the minute of the answers', async () => {
    const { learn, log, summary, child } = await openRecords(family);
    family.clock.now = new Date('2026-11-19T15:00:00Z');
    await learn();
    const { entries } = await log();
    expect(entries).toMatchObject([
      { day: YESTERDAY, minutes: 3, subject: 'math', kind: 'lesson', source: 'automatic', place: 'home' },
    ]);
    expect(entries[0]?.startedAt).toBe('2026-11-19T15:00:00.000Z');
    const { rows } = await family.database.pool.query<{ ms: string; answered: string }>(
      `select (select sum(worked_ms) from learner_days where learner_id = $1) as ms,
        (select sum(least(duration_ms, 180000)) from attempts where learner_id = $1) as answered`,
      [child.id],
    );
    expect(rows).toEqual([{ ms: '160000', answered: '40000' }]);
    expect((await summary()).minutes).toBe(Math.round(160_000 / 60_000));
  });

  test('a minute read over midnight is on one day, and on no two', async () => {
    const { learner, child } = await openRecords(family);
    const lesson = `/api/courses/${LOAVES_COURSE}/lessons/${HALVES}`;
    family.clock.now = new Date('2026-11-19T23:59:00Z');
    await learner.post(`${lesson}/start`);
    family.clock.now = new Date('2026-11-20T00:01:00Z');
    await learner.put(`${lesson}/place`, { section: 'core' });
    const { rows } = await family.database.pool.query(
      'select day::text, worked_ms from learning_time where learner_id = $1',
      [child.id],
    );
    expect(rows).toEqual([{ day: TODAY, worked_ms: '120000' }]);
  });

  test('takes a parent’s line in one call, once, and activities at home as they stand in their own log', async () => {
    const { told, write, log, parent, child, summary } = await openRecords(family);
    const entry = told();
    expect((await write(entry)).json()).toMatchObject({ title: 'Violin', source: 'parent', struckAt: null });
    expect((await write(entry)).statusCode).toBe(200);
    expect((await write({ ...entry, minutes: 45 })).json()).toMatchObject({ code: 'key-reused' });
    const loaves = {
      id: randomUUID(),
      childId: child.id,
      activityId: 'share-loaves',
      day: TODAY,
      minutes: 20,
      note: '',
    };
    await parent.post('/api/activity-log', loaves);
    expect((await log()).entries.map(({ kind, minutes }) => [kind, minutes])).toEqual(
      expect.arrayContaining([
        ['music', 40],
        ['activity', 20],
      ]),
    );
    expect((await summary()).subjects).toMatchObject([
      { subject: 'math', minutes: 20, core: 20, coreAtHome: 20 },
      {},
      {},
      {},
      { subject: 'life', minutes: 40, core: 0, coreAtHome: 0 },
    ]);
  });

  test('is read by days from the newest on, page by page', async () => {
    const { told, write, log } = await openRecords(family);
    for (const day of ['2026-11-03', '2026-11-02', '2026-11-05']) await write(told({ day }));
    const first = await log('&days=2');
    expect(first.entries.map(({ day }) => day)).toEqual(['2026-11-05', '2026-11-03']);
    expect(first.hasMore).toBe(true);
    const rest = await log('&days=2&before=2026-11-03');
    expect([rest.entries.map(({ day }) => day), rest.hasMore]).toEqual([['2026-11-02'], false]);
  });

  test('is corrected by a line that names the wrong one, and the wrong one stays readable', async () => {
    const { told, write, log, learn, parent, child, csv } = await openRecords(family);
    await learn();
    const [counted] = (await log()).entries;
    const right = told({ minutes: 2, corrects: { id: counted?.id, day: TODAY } });
    expect((await write(right)).json()).toMatchObject({ correctionOf: counted?.id, minutes: 2 });
    const after = await log();
    expect(after.entries.find(({ id }) => id === counted?.id)?.struckAt).not.toBeNull();
    expect(minutesIn(countedIn(after))).toBe(2);
    const struck = { childId: child.id, day: TODAY, because: 'Twice' };
    await parent.post(`/api/records/entries/${right.id}/strike`, struck);
    expect(countedIn(await log())).toEqual([]);
    expect((await csv()).body).toContain(`,Twice,${counted?.id},${right.id}`);
    const nothing = told({ corrects: { id: randomUUID(), day: TODAY } });
    expect((await write(nothing)).json()).toMatchObject({ code: 'invalid-input', field: 'corrects' });
  });

  test('is set right once: a second correction of the same line would count its minutes twice', async () => {
    const { told, write, summary } = await openRecords(family);
    const wrong = told({ minutes: 60 });
    await write(wrong);
    const corrects = { id: wrong.id, day: TODAY };
    const right = told({ minutes: 40, corrects });
    expect((await write(right)).statusCode).toBe(200);
    expect((await write(right)).statusCode).toBe(200);
    const again = await write(told({ minutes: 40, corrects }));
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      { field: 'corrects', error: 'This line was set right or struck already' },
    ]);
    expect((await summary()).minutes).toBe(40);
  });

  test('has no day longer than a child can be awake, corrections counted in', async () => {
    const { told, write, summary } = await openRecords(family);
    const long = told({ minutes: 950 });
    expect((await write(long)).statusCode).toBe(200);
    expect((await write(told({ minutes: 10 }))).statusCode).toBe(200);
    const tooMuch = await write(told({ minutes: 1 }));
    expect([tooMuch.statusCode, tooMuch.json().field]).toEqual([400, 'minutes']);
    const shorter = told({ minutes: 900, corrects: { id: long.id, day: TODAY } });
    expect((await write(shorter)).statusCode).toBe(200);
    expect((await summary()).minutes).toBe(910);
  });

  test('goes out as a table in which nothing can run', async () => {
    const { told, write, csv } = await openRecords(family);
    await write(told({ title: '=HYPERLINK("http://a.example")', materials: ['+1', 'A book'] }));
    const file = await csv();
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="log-amina-2026-07-01-2027-06-30.csv"',
    );
    const line = file.body.split('\r\n')[1];
    expect(line).toContain(`,"'=HYPERLINK(""http://a.example"")","'+1; A book",parent,`);
  });

  test('is printed as a tagged document, in each language, and never for another family', async () => {
    const { told, write, parent, child, learn } = await openRecords(family);
    await learn();
    await write(told({ title: '#let x = 1 $y$', materials: ['*A book*'] }));
    const address = `/api/records/log.pdf?childId=${child.id}&${SPAN}`;
    const words = { en: 'Days of school', fr: 'Jours d’école', es: 'Días de clase' };
    for (const [language, days] of Object.entries(words)) {
      const printed = await parent.get(`${address}&lng=${language}`);
      expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(printed.headers['content-disposition']).toContain('log-amina-2026-07-01-2027-06-30.pdf');
      const { text } = await readPdf(printed.rawPayload);
      expect(text).toContain(days);
      expect(text).toContain('#let x = 1 $y$');
    }
    const { parent: stranger } = await openRecords(family);
    expect((await stranger.get(address)).statusCode).toBe(404);
  });

  test('names what is wrong with a line', async () => {
    const { told, write } = await openRecords(family);
    const refusals: [object, string][] = [
      [{ day: '2026-11-21' }, 'day'],
      [{ day: '2019-01-01' }, 'day'],
      [{ minutes: 961 }, 'minutes'],
      [{ title: ' ' }, 'title'],
      [{ kind: 'tutor' }, 'kind'],
      [{ day: '0000-01-01' }, 'day'],
      [{ startedAt: '0000-01-01T00:00:00Z' }, 'startedAt'],
      [{ startedAt: '2026-11-22T00:00:00Z' }, 'startedAt'],
    ];
    for (const [changes, field] of refusals) {
      const refused = await write(told(changes));
      expect([refused.statusCode, refused.json().field], JSON.stringify(changes)).toEqual([400, field]);
    }
  });
});

describe('attendance', () => {
  test('is proposed by the minutes of a day, and a parent’s word is above them until it is taken back', async () => {
    const { told, write, say, summary } = await openRecords(family);
    await write(told({ minutes: 250 }));
    await write(told({ minutes: 130, day: YESTERDAY }));
    expect((await summary()).days.map(({ kind, source }) => [kind, source])).toEqual([
      ['half', 'automatic'],
      ['full', 'automatic'],
    ]);
    const said = await say({ from: YESTERDAY, to: TODAY, kind: 'trip' });
    expect(said.json<RecordSummary>().days.map(({ kind, source }) => [kind, source])).toEqual([
      ['trip', 'parent'],
      ['trip', 'parent'],
    ]);
    await say({ from: TODAY, to: TODAY, kind: null });
    expect((await summary()).attendance).toMatchObject({ attended: 2, full: 1, trip: 1, half: 0 });
    expect((await say({ from: TODAY, to: '2026-11-21', kind: 'full' })).json()).toMatchObject({
      field: 'to',
    });
  });

  test('takes days off from planning, on weekdays', async () => {
    const { parent, child, summary } = await openRecords(family);
    const off = { childId: child.id, from: '2026-11-13', to: '2026-11-15', reason: 'sick' };
    await parent.post('/api/schedule/rests', off);
    expect((await summary()).days).toMatchObject([{ day: '2026-11-13', kind: 'sick', source: 'automatic' }]);
  });
});
