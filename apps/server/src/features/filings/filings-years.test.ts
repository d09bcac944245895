import { randomUUID } from 'node:crypto';
import type { RequirementsAnswer } from '@ori/contracts/filings';
import type { RecordSummary } from '@ori/contracts/records-room';
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
    const { packet } = await openYear('US-NY');
    const one = await readPdf((await packet('&dutyId=quarterly&part=1&language=es')).rawPayload);
    expect(one.language).toBe('es');
    expect(one.text).toContain('(1 de 4)');
    const whole = await readPdf((await packet('&language=es')).rawPayload);
    expect(one.pages).toBeLessThan(whole.pages);
    expect((await packet('&dutyId=tribute')).json()).toMatchObject({ field: 'dutyId' });
  });

  test('of a state nobody read is the general record, and says so', async () => {
    const { packet, log } = await openYear('US-ID');
    await log('2026-11-02', 90);
    const { text } = await readPdf((await packet()).rawPayload);
    expect(text).toContain('The law of Idaho has not been read');
    expect(text).toContain('1.5 h');
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
