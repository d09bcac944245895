import type {
  SheetFace,
  SheetKey,
  SheetPreview,
  SheetResults,
  SheetsOfChildAnswer,
  ShelfAnswer,
} from '@ori/contracts/worksheets';
import { generatorOf } from '@ori/content/testing/known-practice';
import { makeSheet } from '@ori/core/worksheets/make-sheet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { readPdf } from '../../testing/read-pdf.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const SPEC = { kind: 'practice', variant: 'skills', skills: ['ma-addfrac'], count: 6, locale: 'en', seed: 7 };

async function openPaper() {
  const people = await openFamily(family);
  const { parent, child, learner } = people;
  const face = (await parent.post('/api/worksheets', SPEC)).json<SheetFace>();
  const at = `/api/worksheets/sheets/${face.code}`;
  return {
    ...people,
    face,
    at,
    mark: (marks: object[], childId = child.id) => parent.post(`${at}/marks`, { childId, marks }),
    standing: async () =>
      (await learner.get('/api/learning/map?subject=math'))
        .json<{ skills: { id: string; answers: number; chance: number | null }[] }>()
        .skills.find(({ id }) => id === 'ma-addfrac'),
  };
}

describe('a sheet', () => {
  test('made twice from one seed is one sheet, kept once, and its code tells nothing of who made it', async () => {
    const { parent, face } = await openPaper();
    const other = await openFamily(family);
    const again = (await other.parent.post('/api/worksheets', SPEC)).json<SheetFace>();
    expect(again).toEqual(face);
    await parent.post('/api/worksheets', SPEC);
    const shelf = (await parent.get('/api/worksheets')).json<ShelfAnswer>();
    expect(shelf).toMatchObject({ hasMore: false, sheets: [{ code: face.code, kind: 'practice' }] });
  });

  test.each([
    ['en', 'A sheet number is a whole number from 0 to 2,147,483,647'],
    ['fr', /^Un numéro de fiche est un nombre entier de 0 à 2\s147\s483\s647$/],
    ['es', 'Un número de hoja es un número entero de 0 a 2.147.483.647'],
  ])('says in plain words what its number may be: %s', async (language, words) => {
    const { parent } = await openFamily(family);
    parent.cookies.set('ori_lng', language);
    for (const seed of [-1, 1.5, 2 ** 31, 'seven']) {
      const refused = await parent.post('/api/worksheets', { ...SPEC, seed });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ field: 'seed', error: expect.stringMatching(words) as string });
    }
  });

  test('comes off one’s own shelf only, and stays good for paper that is out', async () => {
    const { parent, face, at } = await openPaper();
    const other = await openFamily(family);
    const [entry] = (await parent.get('/api/worksheets')).json<ShelfAnswer>().sheets;
    const path = `/api/worksheets/${entry?.id}`;
    expect((await other.parent.delete(path)).statusCode).toBe(404);
    expect((await parent.get('/api/worksheets')).json<ShelfAnswer>().sheets).toHaveLength(1);
    expect((await parent.delete(path)).statusCode).toBe(200);
    expect((await parent.delete(path)).statusCode).toBe(404);
    expect((await parent.get('/api/worksheets')).json<ShelfAnswer>().sheets).toEqual([]);
    expect((await family.visitor().get(at)).json<SheetFace>().code).toBe(face.code);
  });

  test('shows anybody what it asks and only grown-ups what is right', async () => {
    const { at, face, learner, parent } = await openPaper();
    const seen = await family.visitor().get(at);
    expect(seen.json<SheetFace>().questions).toHaveLength(6);
    expect(seen.body).not.toMatch(/distractors|steps":\[\{/);
    expect((await learner.get(`${at}/key`)).statusCode).toBe(403);
    expect((await family.visitor().get(`${at}/pdf?part=both`)).statusCode).toBe(401);
    const key = (await parent.get(`${at}/key`)).json<SheetKey>();
    expect(key.answers.map(({ number }) => number)).toEqual(face.questions.map(({ number }) => number));
  });

  test('that is ready is made when it is first opened, and stays as it was then', async () => {
    const code = 'ma-addfrac-fr-2';
    const first = (await family.visitor().get(`/api/worksheets/sheets/${code}`)).json<SheetFace>();
    expect(first).toMatchObject({ code, spec: { locale: 'fr', skills: ['ma-addfrac'] } });
    await family.database.pool.query(
      `update worksheets set sheet = jsonb_set(sheet, '{items,0,item,prompt,fr}', '"as it was printed"') where code = $1`,
      [code],
    );
    const later = (await family.visitor().get(`/api/worksheets/sheets/${code}`)).json<SheetFace>();
    expect(later.questions[0]?.prompt).toBe('as it was printed');
    expect((await family.visitor().get('/api/worksheets/sheets/ma-nothing-en-1')).statusCode).toBe(404);
  });

  test('is refused with the field at fault', async () => {
    const { parent } = await openPaper();
    for (const [changes, field] of [
      [{ skills: [] }, 'skills'],
      [{ skills: ['nothing'] }, 'skills'],
      [{ count: 61 }, 'count'],
      [{ variant: 'maya' }, 'variant'],
    ] as const) {
      const refused = await parent.post('/api/worksheets', { ...SPEC, ...changes });
      expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
    }
  });
});

describe('a preview', () => {
  test('is the pages as they will be printed, and nothing of it is kept', async () => {
    const { parent } = await openFamily(family);
    const body = { spec: { ...SPEC, count: 30, seed: 991 }, print: { paper: 'a4', large: 'yes' } };
    const seen = (await parent.post('/api/worksheets/preview', body)).json<SheetPreview>();
    expect(seen.face).toMatchObject({ code: null, questions: { length: 30 } });
    expect(seen.pages.pages).toBeGreaterThan(2);
    expect(seen.pages.svg).toMatch(/^<svg[^>]*viewBox="0 0 595\.\d+ /);
    expect((await parent.get('/api/worksheets')).json<ShelfAnswer>().sheets).toEqual([]);
  });
});

describe('paper that comes back', () => {
  test('moves mastery as the same answers on the screen do, once, however often it is sent', async () => {
    const { mark, standing, at, learner } = await openPaper();
    const marks = [1, 2, 3].map((number) => ({ number, right: number !== 2 }));
    const told = (await mark(marks)).json<SheetResults>();
    expect(told.results.map(({ verdict }) => verdict)).toEqual(['correct', 'incorrect', 'correct']);
    const after = await standing();
    expect(after).toMatchObject({ answers: 3 });
    await mark(marks.map((each) => ({ ...each, right: true })));
    await learner.post(`${at}/answers`, { answers: [{ number: 2, answer: '1/2' }] });
    expect(await standing()).toEqual(after);
  });

  test('is typed by the child just as well, and what cannot be read costs nothing', async () => {
    const { learner, at, standing } = await openPaper();
    const sheet = makeSheet({ ...SPEC, level: 'medium', columns: 1, space: 'line' } as never, generatorOf);
    const right = sheet?.items[0]?.item.answer ?? '';
    const answers = [
      { number: 1, answer: right },
      { number: 2, answer: 'many' },
      { number: 60, answer: '1' },
    ];
    const told = (await learner.post(`${at}/answers`, { answers })).json<SheetResults>();
    expect(told).toMatchObject({ results: [{ number: 1, verdict: 'correct' }], unreadable: [2] });
    expect(await standing()).toMatchObject({ answers: 1 });
  });

  test('counts for the named child of the own family only, and every marking is on record', async () => {
    const { mark, child, at } = await openPaper();
    const stranger = await openPaper();
    expect((await mark([{ number: 1, right: true }], stranger.child.id)).statusCode).toBe(404);
    expect((await stranger.parent.get(`${at}/results?childId=${child.id}`)).statusCode).toBe(404);
    const given = await stranger.parent.post(`${at}/give`, { childId: child.id });
    expect(given.statusCode).toBe(404);
    await mark([{ number: 1, right: true }]);
    const { rows } = await family.database.pool.query(
      `select act from audit_entries where subject_id = $1 and act like 'worksheets%'`,
      [child.id],
    );
    expect(rows).toEqual([{ act: 'worksheets.mark' }]);
  });

  test('is told to the child beside what was given', async () => {
    const { parent, learner, child, face, at, mark } = await openPaper();
    await parent.post(`${at}/give`, { childId: child.id });
    await mark([{ number: 1, right: true }]);
    const mine = (await learner.get('/api/worksheets/given')).json<SheetsOfChildAnswer>().sheets;
    expect(mine).toMatchObject([{ code: face.code, questions: 6, answered: 1, right: 1 }]);
  });
});

describe('a printed sheet', () => {
  test('is a tagged document with its address, the name it was given and no answers', async () => {
    const { parent, at, face } = await openPaper();
    const printed = await parent.post(`${at}/pdf`, { name: 'Amina Ní Fáilte', large: 'yes' });
    expect(printed.headers['content-type']).toBe('application/pdf');
    const { title, language, isTagged, text } = await readPdf(new Uint8Array(printed.rawPayload));
    expect({ title, language, isTagged }).toEqual({ title: face.title, language: 'en', isTagged: true });
    expect(text).toContain('Amina Ní Fáilte');
    expect(text).toContain(`/w/${face.code}`);
    expect(text).not.toContain('Answers');
    const { rows } = await family.database.pool.query(
      `select 1 from worksheets where sheet::text like '%Fáilte%'`,
    );
    expect(rows).toEqual([]);
  });

  test('of every kind keeps to PDF/UA, with and without its answers', async () => {
    const { parent } = await openPaper();
    for (const code of [
      'numerals-maya',
      'tracing-digits',
      'map-continents',
      'construction-hexagon',
      'dots-square',
    ]) {
      const printed = await parent.get(`/api/worksheets/sheets/${code}-es-1/pdf?part=both&paper=a4`);
      expect(printed.statusCode, `${code}: ${printed.body.slice(0, 200)}`).toBe(200);
    }
  });
});
