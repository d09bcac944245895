import { randomUUID } from 'node:crypto';
import type { InstructionEntry } from '@ori/contracts/records';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { openYear } from '../../testing/year-under-law.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = new Date('2026-11-20T15:00:00Z');
});
afterAll(() => family.close());

const SPAN = 'from=2026-09-08&to=2027-06-11';
const DRAWING = { subject: 'life', kind: 'activity', title: 'A pear, drawn twice' };

async function openPennsylvania() {
  const open = await openYear(family, 'US-PA');
  const { parent, child, asked, log } = open;
  const about = `childId=${child.id}&${SPAN}`;
  const words = async (path: string) =>
    (await readPdf((await parent.get(path)).rawPayload)).text.replaceAll(/\s+/g, ' ');
  return {
    ...open,
    draw: (more: object = {}) => log('2026-11-02', 45, { ...DRAWING, stateSubject: 'Art', ...more }),
    subject: async (id: string) => (await asked()).subjects.find((each) => each.id === id),
    csv: async () => (await parent.get(`/api/records/log.csv?${about}`)).body,
    paper: () => words(`/api/records/log.pdf?${about}`),
    printed: () => words(`/api/filings/packet.pdf?childId=${child.id}`),
  };
}

describe('a subject of the state’s own', () => {
  test('is counted where a parent names it, in what the law asks, in the table and on every paper', async () => {
    const { draw, subject, csv, paper, printed, child } = await openPennsylvania();
    expect(await subject('art')).toMatchObject({ minutes: 0, toName: true, state: 'missing' });
    expect((await draw()).json()).toMatchObject({ subject: 'life', stateSubject: 'Art' });
    expect(await subject('art')).toMatchObject({ minutes: 45, state: 'seen' });
    expect(await subject('arithmetic')).toMatchObject({ toName: false });
    expect(await csv()).toContain('2026-11-02,,45,life,Art,,home,activity,"A pear, drawn twice"');
    expect(await paper()).toContain('Activity · Art · written');
    expect(await printed()).toContain('Art 45 min');
    const { entries } = await family.services.records.exportOf([child.id]);
    expect(entries).toMatchObject([{ title: DRAWING.title, stateSubject: 'Art' }]);
  });

  test('tells apart what shares a subject of ours; what nobody tells apart stands together, and never as nothing', async () => {
    const { log, printed } = await openPennsylvania();
    await log('2026-11-03', 90, { subject: 'social', title: 'Rivers' });
    const together =
      'Counted together: Geography; History of the United States and Pennsylvania; Civics 1 h 30 min';
    const before = await printed();
    expect(before).toContain(together);
    expect(before).not.toContain('Civics 0 min');
    await log('2026-11-04', 20, { subject: 'social', title: 'A vote', stateSubject: 'Civics' });
    const after = await printed();
    expect(after).toContain('Civics 20 min');
    expect(after).toContain(together);
  });

  test('is one that the law of that day asks for, or is refused at its field', async () => {
    const { draw, log } = await openPennsylvania();
    for (const stateSubject of ['Alchemy', 'Mathematics (general mathematics, algebra, geometry)', ''])
      expect([
        (await draw({ stateSubject })).statusCode,
        (await draw({ stateSubject })).json(),
      ]).toMatchObject([400, { code: 'invalid-input', field: 'stateSubject' }]);
    expect((await log('2026-09-01', 30, { stateSubject: 'Art' })).json()).toMatchObject({
      field: 'stateSubject',
      error: 'Your state asks for no such subject in this school year',
    });
    const nowhere = await openYear(family, null);
    expect((await nowhere.log('2026-11-02', 30, { stateSubject: 'Art' })).statusCode).toBe(400);
  });

  test('stays with a line that is filed, set right, or read when the family has moved to another state', async () => {
    const { draw, parent, child, year, subject } = await openPennsylvania();
    const line = (await draw()).json<InstructionEntry>();
    const told = { childId: child.id, id: randomUUID() };
    const lock = { ...told, from: '2026-11-02', to: '2026-11-02', because: '' };
    expect((await parent.post('/api/records/locks', lock)).statusCode).toBe(200);
    expect(await subject('art')).toMatchObject({ minutes: 45 });
    expect((await parent.put('/api/records/years', { ...year, state: 'US-ID' })).statusCode).toBe(200);
    const corrects = { id: line.id, day: line.day };
    const right = await draw({ corrects, title: 'Two pears' });
    expect(right.json()).toMatchObject({ stateSubject: 'Art', correctionOf: line.id });
    expect((await draw()).statusCode).toBe(400);
  });

  test('told twice is one line; told otherwise under its id it is refused', async () => {
    const { draw } = await openPennsylvania();
    const id = randomUUID();
    expect((await draw({ id })).statusCode).toBe(200);
    expect((await draw({ id })).statusCode).toBe(200);
    expect((await draw({ id, stateSubject: 'Music' })).json()).toMatchObject({ code: 'key-reused' });
  });
});

const paperOf = async (state: string) => {
  const { parent, child, log } = await openYear(family, state);
  await log('2026-11-02', 60);
  const printed = await parent.get(`/api/records/log.pdf?childId=${child.id}&${SPAN}`);
  return (await readPdf(printed.rawPayload)).text;
};

describe('the log on paper', () => {
  test('speaks of core subjects only where the law does', async () => {
    const [missouri, pennsylvania] = [await paperOf('US-MO'), await paperOf('US-PA')];
    expect(missouri).toContain('Core, at home');
    expect(missouri).toContain('is taken as core');
    expect(pennsylvania).not.toMatch(/core/i);
  });
});
