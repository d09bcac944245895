import { randomUUID } from 'node:crypto';
import type { RequirementsAnswer } from '@ori/contracts/filings';
import type { RecordSummary, StudentYearsAnswer } from '@ori/contracts/records-room';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { dutyIn, openYear as openYearOf } from '../../testing/year-under-law.ts';
import { readPdf } from '../../testing/read-pdf.ts';

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

/** What is due to the state by the end of June. */
async function deadlines(calendar: Awaited<ReturnType<typeof openYear>>['calendar']) {
  const { items } = await calendar('2027-05-01', '2027-06-30');
  return items.filter(({ kind }) => kind === 'deadline').map(({ day }) => day);
}

describe('a filing', () => {
  test('of a year that is over is still entered, and is asked for and printed with that year', async () => {
    const { told, file, year, parent, child, asked } = await openYear('US-NY');
    const over = { ...year, id: randomUUID(), startsOn: '2025-09-08', endsOn: '2026-06-26', grade: 2 };
    expect((await parent.put('/api/records/years', over)).statusCode).toBe(200);
    const late = told('quarterly', { part: 4, yearId: over.id });
    expect((await file(late)).json()).toMatchObject({ yearId: over.id });
    const inYear = `childId=${child.id}&yearId=${over.id}`;
    const told2025 = (await parent.get(`/api/filings/requirements?${inYear}`)).json<RequirementsAnswer>();
    expect(told2025.year?.id).toBe(over.id);
    expect(dutyIn(told2025, 'quarterly', 4)?.filing?.id).toBe(late.id);
    expect(dutyIn(await asked(), 'quarterly', 4)?.filing).toBeNull();
    const locks = await parent.get(
      `/api/records/summary?childId=${child.id}&from=${over.startsOn}&to=${over.endsOn}`,
    );
    expect(locks.json<RecordSummary>().locks.map(({ from }) => from)).toEqual([over.startsOn]);
    const { text } = await readPdf((await parent.get(`/api/filings/packet.pdf?${inYear}`)).rawPayload);
    expect(text).toContain('2025');
  });

  test('of a year that is another child’s is of no year', async () => {
    const { told, file, parent, child } = await openYear('US-NY');
    const other = await openYear('US-NY');
    const theirs = other.year.id;
    expect((await file(told('intent', { yearId: theirs }))).statusCode).toBe(404);
    for (const path of ['requirements', 'packet.pdf'])
      expect((await parent.get(`/api/filings/${path}?childId=${child.id}&yearId=${theirs}`)).statusCode).toBe(
        404,
      );
  });
});

const yearsOf = async ({ parent, child }: Awaited<ReturnType<typeof openYear>>) =>
  (await parent.get(`/api/records/years?childId=${child.id}`)).json<StudentYearsAnswer>().years;

describe('a year that is removed', () => {
  test('takes what was due in it along; the log and the attendance stay', async () => {
    const open = await openYear('US-PA');
    const { parent, child, year, log, calendar } = open;
    await log('2026-11-02', 300);
    const said = { from: '2026-11-03', to: '2026-11-03', kind: 'trip', childId: child.id, id: randomUUID() };
    await parent.post('/api/records/attendance', said);
    const summary = async () => {
      const span = `from=2026-09-08&to=2026-11-20`;
      const read = await parent.get(`/api/records/summary?childId=${child.id}&${span}`);
      return read.json<RecordSummary>().days;
    };
    const before = await summary();
    expect(before.map(({ day }) => day)).toEqual(expect.arrayContaining(['2026-11-02', '2026-11-03']));
    expect(await deadlines(calendar)).not.toEqual([]);
    expect((await parent.delete(`/api/records/years/${year.id}`)).json()).toEqual({ success: true });
    expect(await yearsOf(open)).toEqual([]);
    expect(await summary()).toEqual(before);
    expect(await deadlines(calendar)).toEqual([]);
    expect((await parent.delete(`/api/records/years/${year.id}`)).statusCode).toBe(404);
    const { rows } = await family.database.pool.query<{ act: string }>(
      `select act from audit_entries where subject_id = $1 and detail->>'year' = $2 order by act`,
      [child.id, year.id],
    );
    expect(rows.map(({ act }) => act)).toEqual(['records.removeYear', 'records.setYear']);
  });

  test('stays where something of it was filed, also when that was taken back, and says why', async () => {
    const open = await openYear('US-PA');
    const { parent, year, told, file } = open;
    const affidavit = told('affidavit', { sentOn: '2026-07-30' });
    await file(affidavit);
    const remove = () => parent.delete(`/api/records/years/${year.id}`);
    expect([(await remove()).statusCode, (await remove()).json()]).toMatchObject([
      409,
      { code: 'year-filed' },
    ]);
    const back = await parent.post(`/api/filings/${affidavit.id}/take-back`, {
      id: randomUUID(),
      note: '',
    });
    expect(back.statusCode).toBe(200);
    expect((await remove()).json()).toMatchObject({ code: 'year-filed' });
    expect((await yearsOf(open)).map(({ id }) => id)).toEqual([year.id]);
  });

  test('stays where days of it are filed, and is nobody else’s to remove', async () => {
    const open = await openYear(null);
    const { parent, child, learner, year } = open;
    const stranger = await openYear(null);
    const path = `/api/records/years/${year.id}`;
    expect((await stranger.parent.delete(path)).statusCode).toBe(404);
    expect((await learner.delete(path)).statusCode).toBe(403);
    const lock = { id: randomUUID(), childId: child.id, from: '2026-10-01', to: '2026-10-31', because: '' };
    expect((await parent.post('/api/records/locks', lock)).statusCode).toBe(200);
    expect((await parent.delete(path)).json()).toMatchObject({ code: 'year-filed' });
    expect(await yearsOf(open)).toHaveLength(1);
  });
});

describe('the packet', () => {
  test('is a tagged document with the record, the law, and a page for each thing to hand in', async () => {
    const { packet, log, told, file } = await openYear('US-PA');
    await log('2026-11-02', 300, { materials: ['Beast Academy 3A'] });
    await file(told('affidavit', { sentOn: '2026-07-30' }));
    const printed = await packet();
    expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { isTagged, text, title, language, pages } = await readPdf(printed.rawPayload);
    expect({ isTagged, title, language }).toEqual({ isTagged: true, title: 'Filing packet', language: 'en' });
    expect(pages).toBeGreaterThanOrEqual(4);
    for (const words of [
      'Amina Okafor',
      'Elm District',
      'Sent July 30, 2026, by certified mail, receipt RR 12',
      '24 P.S.',
      'Beast Academy 3A',
      'Check with your district',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  test('of a plan names when it is reported on and who teaches, as the law asks of it', async () => {
    const { packet } = await openYear('US-NY', undefined, { supervisor: 'Ngozi Okafor' });
    const { text } = await readPdf((await packet('&dutyId=ihip')).rawPayload);
    const read = text.replaceAll(/\s+/g, ' ');
    for (const words of ['Quarterly report (1 of 4)', 'Quarterly report (4 of 4)', 'given by Ngozi Okafor'])
      expect(read).toContain(words);
  });

  test('of one filing has its page only, and speaks the language asked for', async () => {
    const { packet, log } = await openYear('US-NY');
    await log('2026-11-02', 300, { materials: ['Beast Academy 3A'] });
    const one = await readPdf((await packet('&dutyId=quarterly&part=1&language=es')).rawPayload);
    expect(one.language).toBe('es');
    expect([one.pages, one.isTagged]).toEqual([1, true]);
    expect(one.title).toContain('(1 de 4)');
    expect(one.text).toContain('(1 de 4)');
    for (const words of ['Lo que dice la ley', 'Fuentes', '8 NYCRR 100.10(f)'])
      expect(one.text.replaceAll(/\s+/g, ' ')).not.toContain(words);
    const whole = await readPdf((await packet('&language=es')).rawPayload);
    expect(whole.text.replaceAll(/\s+/g, ' ')).toContain('8 NYCRR 100.10(f)');
    expect((await packet('&dutyId=tribute')).json()).toMatchObject({ field: 'dutyId' });
  });

  test('says of New York that the hours are the equivalent of the days, and sets no date the plan names', async () => {
    const { packet } = await openYear('US-NY');
    const read = async (more: string) =>
      (await readPdf((await packet(more)).rawPayload)).text.replaceAll(/\s+/g, ' ');
    const whole = await read('');
    expect(whole).toContain('the equivalent of these days');
    expect(whole).not.toContain('one of the two is enough');
    expect(await read('&dutyId=quarterly&part=1')).toContain('On the dates your IHIP names');
    const pennsylvania = await openYear('US-PA');
    const { text } = await readPdf((await pennsylvania.packet()).rawPayload);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('one of the two is enough');
  });

  test('of a state nobody read is the general record, and says so', async () => {
    const { packet, log } = await openYear('US-ID');
    await log('2026-11-02', 90);
    const { text } = await readPdf((await packet()).rawPayload);
    expect(text).toContain('The law of Idaho has not been read');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('1 h 30 min');
  });

  test('needs a school year', async () => {
    const { parent, child } = await openFamily(family);
    const answer = await parent.get(`/api/filings/packet.pdf?childId=${child.id}`);
    expect(answer.json()).toMatchObject({
      code: 'invalid-input',
      error: 'Please set up the school year first',
    });
  });
});
