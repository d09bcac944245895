import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { dutyIn, openYear } from '../../testing/year-under-law.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = new Date('2026-11-20T15:00:00Z');
});
afterAll(() => family.close());

async function openFiled() {
  const open = await openYear(family, 'US-NY');
  const { parent, child, year } = open;
  const lock = { id: randomUUID(), childId: child.id, from: '2026-09-08', to: '2026-10-30', because: '' };
  expect((await parent.post('/api/records/locks', lock)).statusCode).toBe(200);
  return {
    ...open,
    move: (changes: object, language = 'en') =>
      parent.put(`/api/records/years?lng=${language}`, { ...year, ...changes }),
  };
}

describe('a year with filed days', () => {
  test('is not moved away from them, and says at which end and in whose language', async () => {
    const { move } = await openFiled();
    const later = await move({ startsOn: '2026-09-15' });
    expect([later.statusCode, later.json()]).toMatchObject([
      409,
      {
        code: 'year-filed',
        field: 'startsOn',
        error: 'Days before this one were filed with this year: it cannot begin later',
      },
    ]);
    const shorter = { endsOn: '2026-10-29' };
    const told = { en: 'it cannot end earlier', fr: 'finir plus tôt', es: 'no puede terminar antes' };
    for (const [language, error] of Object.entries(told))
      expect((await move(shorter, language)).json()).toMatchObject({
        code: 'year-filed',
        field: 'endsOn',
        error: expect.stringContaining(error),
      });
  });

  test('is set right otherwise, up to the last filed day, and by nobody else', async () => {
    const { move, parent, child, year } = await openFiled();
    expect((await move({ startsOn: '2026-09-01', endsOn: '2026-10-30', grade: 4 })).statusCode).toBe(200);
    const read = await parent.get(`/api/records/years?childId=${child.id}`);
    expect(read.json()).toMatchObject({ years: [{ startsOn: '2026-09-01', endsOn: '2026-10-30' }] });
    const stranger = await openYear(family, 'US-NY');
    expect((await stranger.parent.put('/api/records/years', { ...year, grade: 5 })).statusCode).toBe(404);
    const taken = { ...year, childId: stranger.child.id };
    expect((await stranger.parent.put('/api/records/years', taken)).json()).toMatchObject({
      code: 'key-reused',
    });
  });
});

test('a state that is none is refused at its field', async () => {
  const { move } = await openFiled();
  expect((await move({ state: 'US-XX' })).json()).toMatchObject({
    code: 'invalid-input',
    field: 'state',
    error: 'Please choose a state',
  });
});

test('a family’s own date that a year was moved away from is told beside the law’s, and can be dropped', async () => {
  const { parent, child, year, asked } = await openYear(family, 'US-NY');
  const date = (dueOn: string | null) =>
    parent.put('/api/filings/dates', { childId: child.id, dutyId: 'quarterly', part: 1, dueOn });
  await date('2026-09-30');
  const moved = { ...year, startsOn: '2026-10-12' };
  expect((await parent.put('/api/records/years', moved)).statusCode).toBe(200);
  const first = async () => dutyIn(await asked(), 'quarterly', 1);
  expect(await first()).toMatchObject({ isOwn: false, unfit: '2026-09-30' });
  expect((await first())?.dueOn).toBe((await first())?.lawDueOn);
  await parent.put('/api/records/years', year);
  expect(await first()).toMatchObject({ isOwn: true, dueOn: '2026-09-30', unfit: null });
  await parent.put('/api/records/years', moved);
  expect((await date(null)).json()).toEqual({ success: true });
  expect(await first()).toMatchObject({ isOwn: false, unfit: null });
});

test('a day of a slip of the pen is refused where a filing is entered', async () => {
  const { file, told } = await openYear(family, 'US-NY');
  for (const sentOn of ['0206-11-16', '0000-01-01'])
    expect((await file(told('intent', { sentOn }))).json()).toMatchObject({ field: 'sentOn' });
});
