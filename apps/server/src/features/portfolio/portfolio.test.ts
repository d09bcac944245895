import type { Portfolio } from '@ori/contracts/portfolio';
import { FILE_MAX_BYTES } from '@ori/contracts/portfolio-names';
import type { StudentYearsAnswer } from '@ori/contracts/records-room';
import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { smallPicture } from '../../testing/small-picture.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const YEAR = { from: '2026-07-01', to: '2027-06-30' };
const SAMPLE = {
  title: 'A map of our street',
  subject: 'social',
  day: '2026-08-03',
  childWords: '',
  note: '',
  standard: '',
};
const BOOK = {
  title: 'Things Fall Apart',
  author: 'Chinua Achebe',
  startedOn: '2026-08-01',
  finishedOn: null,
};
const TEST = {
  kind: 'test',
  instrument: 'Iowa Assessments',
  form: 'F',
  takenOn: '2027-04-12',
  giver: 'Ada Okafor',
  licence: '',
  isCertified: false,
  note: '',
  raw: 41,
  percentile: 82,
  stanine: 7,
  composite: '',
};
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n');

async function openPortfolio() {
  const people = await openFamily(family);
  const { parent, child } = people;
  const childId = child.id;
  const keep = (part: string, told: object) =>
    parent.put(`/api/portfolio/${part}`, { id: randomUUID(), childId, ...told });
  const send = (id: string, payload: Buffer, type = 'image/jpeg') =>
    parent.put(`/api/portfolio/samples/${id}/file?childId=${childId}`, undefined, {
      payload,
      headers: { 'content-type': type },
    });
  return {
    ...people,
    childId,
    keep,
    send,
    async sample(told: object = {}) {
      const id = randomUUID();
      await keep('samples', {
        ...SAMPLE,
        id,
        ...told,
      });
      return id;
    },
    read: async (days = YEAR) =>
      (
        await parent.get(`/api/portfolio?childId=${childId}&from=${days.from}&to=${days.to}`)
      ).json<Portfolio>(),
    file: (id: string, size = 'whole') =>
      parent.get(`/api/portfolio/samples/${id}/file?childId=${childId}&size=${size}`),
  };
}

describe('a sample of work', () => {
  it('stands in the third of the year its day is in, with what the child said', async () => {
    const { sample, read } = await openPortfolio();
    await sample({ day: '2027-06-01', title: 'Late' });
    await sample({ day: '2026-12-24', title: 'Middle', childWords: 'I liked the bridge' });
    await sample({ day: '2026-07-01', title: 'Early' });
    await sample({ day: '2025-07-01', title: 'Another year' });
    const { samples, mayWrite } = await read();
    expect(samples.map(({ title, period }) => [title, period])).toEqual([
      ['Early', 'early'],
      ['Middle', 'middle'],
      ['Late', 'late'],
    ]);
    expect(samples[1]?.childWords).toBe('I liked the bridge');
    expect(mayWrite).toBe(true);
  });

  it('told twice is one, told otherwise is changed, and another child’s id is left alone', async () => {
    const { sample, keep, read } = await openPortfolio();
    const id = await sample();
    await keep('samples', { ...SAMPLE, id, title: 'A map of our town' });
    expect((await read()).samples.map(({ title }) => title)).toEqual(['A map of our town']);
    const other = await openPortfolio();
    const stolen = await other.keep('samples', { ...SAMPLE, id, title: 'Taken over' });
    expect([stolen.statusCode, stolen.json<{ code: string }>().code]).toEqual([422, 'key-reused']);
    expect((await read()).samples.map(({ title }) => title)).toEqual(['A map of our town']);
  });

  it('without a title, or of no day, is refused by name of the field', async () => {
    const { keep, parent, childId } = await openPortfolio();
    const bad = await keep('samples', { ...SAMPLE, title: '  ', day: '2026-02-30' });
    expect(bad.json()).toMatchObject({
      fields: { title: 'Please give it a title', day: 'Please choose a date' },
    });
    const told = { ...SAMPLE, id: randomUUID(), childId, title: '' };
    expect((await parent.put('/api/portfolio/samples?lng=fr', told)).json()).toMatchObject({
      error: 'Veuillez lui donner un titre',
    });
  });
});

describe('the file of a sample', () => {
  it('comes back as a picture made anew, large and small, and never leaves the family', async () => {
    const { sample, send, file, read, childId } = await openPortfolio();
    const id = await sample();
    expect((await send(id, await smallPicture(800, 400))).statusCode).toBe(200);
    expect((await read()).samples[0]?.file).toMatchObject({
      type: 'image/webp',
      widthPx: 800,
      heightPx: 400,
    });
    const [whole, small] = [await file(id), await file(id, 'small')];
    expect(whole.headers).toMatchObject({ 'content-type': 'image/webp', 'content-disposition': 'inline' });
    expect(whole.headers['cache-control']).toContain('private');
    expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length);
    const stranger = (await openPortfolio()).parent;
    const looked = await stranger.get(`/api/portfolio/samples/${id}/file?childId=${childId}`);
    expect(looked.statusCode).toBe(404);
  });

  it('of a document is only ever saved, not shown in our pages', async () => {
    const { sample, send, file } = await openPortfolio();
    const id = await sample();
    // What the browser calls it does not matter.
    await send(id, PDF, 'image/png');
    const { headers, rawPayload } = await file(id);
    expect(headers['content-disposition']).toBe(`attachment; filename="${id}.pdf"`);
    expect(headers['content-security-policy']).toContain('sandbox');
    // Written anew out of what was read.
    expect(rawPayload.toString('latin1')).toMatch(/^%PDF-[^]*\/Type \/Catalog/);
  });

  it('that is too big, of the wrong kind, hostile or without a sample is refused, and nothing is kept', async () => {
    const { sample, send, read } = await openPortfolio();
    const id = await sample();
    const tried = [
      [await send(id, Buffer.alloc(FILE_MAX_BYTES + 1)), 413, 'body-too-large'],
      [await send(id, Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml'), 415, 'file-type-refused'],
      [await send(id, Buffer.from('GIF89a'), 'image/jpeg'), 415, 'file-type-refused'],
      [await send(id, Buffer.from('{}'), 'application/json'), 415, 'file-type-refused'],
      [await send(id, (await smallPicture()).subarray(0, 50)), 400, 'file-unreadable'],
      [
        await send(
          id,
          Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog /JS (x)>> endobj\n%%EOF\n'),
          'application/pdf',
        ),
        400,
        'file-unsafe',
      ],
      [await send(randomUUID(), await smallPicture()), 404, 'not-found'],
    ] as const;
    for (const [answer, status, code] of tried)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect((await read()).samples[0]?.file).toBeNull();
    expect(tried[1][0].json()).toMatchObject({ field: 'file' });
  });

  it('is gone when its sample is removed, and the removal is written down', async () => {
    const { sample, send, file, parent, childId } = await openPortfolio();
    const id = await sample();
    await send(id, await smallPicture());
    const thing = `/api/portfolio/things/${id}?childId=${childId}&part=samples`;
    expect((await parent.delete(thing)).statusCode).toBe(200);
    expect((await file(id)).statusCode).toBe(404);
    const text = 'select count(*)::int as files from sample_files where sample_id = $1';
    expect((await family.database.pool.query(text, [id])).rows).toEqual([{ files: 0 }]);
    const acts = 'select act from audit_entries where subject_id = $1 order by id';
    const { rows } = await family.database.pool.query<{ act: string }>(acts, [childId]);
    expect(rows.map(({ act }) => act)).toContain('portfolio.remove');
    expect((await parent.delete(thing)).statusCode).toBe(404);
  });
});

describe('books and assessments', () => {
  it('are kept with a number that is checked, and a span that runs forward', async () => {
    const { keep, read } = await openPortfolio();
    await keep('books', { ...BOOK, isbn: '978-0-385-47454-2' });
    expect((await read()).books).toMatchObject([{ title: BOOK.title, isbn: '9780385474542' }]);
    const wrong = await keep('books', { ...BOOK, isbn: '978-0-385-47454-3' });
    expect(wrong.json()).toMatchObject({ field: 'isbn', error: 'This is not the number of a book' });
    const backwards = await keep('books', { ...BOOK, isbn: '', finishedOn: '2026-07-31' });
    expect(backwards.json()).toMatchObject({ field: 'finishedOn' });
  });

  it('a book read over the turn of the year stands in both, finished or not', async () => {
    const { keep, read } = await openPortfolio();
    await keep('books', { ...BOOK, isbn: '', title: 'Still open' });
    await keep('books', { ...BOOK, isbn: '', title: 'Done', finishedOn: '2026-09-01' });
    await keep('books', { ...BOOK, isbn: '', title: 'Long', finishedOn: '2027-08-20' });
    await keep('books', {
      ...BOOK,
      isbn: '',
      title: 'Begun who knows when',
      startedOn: null,
      finishedOn: '2027-08-21',
    });
    const titles = async (days?: typeof YEAR) => (await read(days)).books.map(({ title }) => title);
    expect(await titles()).toEqual(['Done', 'Long', 'Still open']);
    const next = await titles({ from: '2027-07-01', to: '2028-06-30' });
    expect(next).toEqual(['Long', 'Begun who knows when', 'Still open']);
    expect(await titles({ from: '2025-07-01', to: '2026-06-30' })).toEqual([]);
  });

  it('an assessment has the scores a report has, within what they can be', async () => {
    const { keep, read } = await openPortfolio();
    await keep('assessments', TEST);
    expect((await read()).assessments).toMatchObject([{ instrument: 'Iowa Assessments', percentile: 82 }]);
    const bad = await keep('assessments', { ...TEST, percentile: 100, stanine: 10, instrument: '' });
    expect(bad.json()).toMatchObject({ fields: { percentile: 'From 1 to 99', stanine: 'From 1 to 9' } });
    const nameless = await keep('assessments', { ...TEST, kind: 'evaluation', giver: '' });
    expect(nameless.json()).toMatchObject({ field: 'giver', error: 'Please name the evaluator' });
  });
});

describe('on paper', () => {
  it('the portfolio is a tagged document with pictures, in the reader’s language', async () => {
    const { sample, send, keep, parent, childId } = await openPortfolio();
    await send(await sample({ childWords: '#panic("no") J’aime ce pont' }), await smallPicture(300, 200));
    await keep('books', { ...BOOK, isbn: '' });
    await keep('assessments', TEST);
    const url = `/api/portfolio/print.pdf?childId=${childId}&from=${YEAR.from}&to=${YEAR.to}&lng=fr`;
    const printed = await parent.get(`${url}&document=portfolio`);
    expect(printed.headers['content-type']).toBe('application/pdf');
    const { text, isTagged, language } = await readPdf(printed.rawPayload);
    expect([isTagged, language]).toEqual([true, 'fr']);
    for (const said of ['#panic("no") J’aime ce pont', BOOK.title, 'rang centile 82', 'En début d’année'])
      expect(text).toContain(said);
    const { text: page } = await readPdf((await parent.get(`${url}&document=evaluation`)).rawPayload);
    expect(page).toContain('Constat');
    expect(page).not.toContain('J’aime ce pont');
  });

  it('has the grade of the year its days are in, and times as the log has them', async () => {
    const { parent, childId } = await openPortfolio();
    const { proposed } = (
      await parent.get(`/api/records/years?childId=${childId}`)
    ).json<StudentYearsAnswer>();
    const spans = [YEAR, { from: '2025-07-01', to: '2026-06-30' }, { from: '2024-07-01', to: '2025-06-30' }];
    for (const [ago, { from, to }] of spans.slice(0, 2).entries()) {
      const year = { ...proposed, id: randomUUID(), startsOn: from, endsOn: to, grade: 5 - ago };
      expect((await parent.put('/api/records/years', year)).statusCode).toBe(200);
    }
    const line = { childId, id: randomUUID(), day: '2026-05-04', minutes: 160, subject: 'math' };
    await parent.post('/api/records/entries', { ...line, kind: 'lesson', title: 'Sums' });
    const pages = await Promise.all(
      spans.map(async ({ from, to }) => {
        const asked = `childId=${childId}&from=${from}&to=${to}&document=evaluation`;
        const printed = await parent.get(`/api/portfolio/print.pdf?${asked}`);
        return (await readPdf(printed.rawPayload)).text.replaceAll(/\s+/g, ' ');
      }),
    );
    expect(pages.map((text) => /Grade \d/.exec(text)?.[0])).toEqual(['Grade 5', 'Grade 4', undefined]);
    expect(pages[1]).toContain('2 h 40 min');
  });

  it('the title of a piece of work stands on the page of its picture', async () => {
    const { sample, send, parent, childId } = await openPortfolio();
    for (const name of ['First', 'Second', 'Third'])
      await send(await sample({ title: name, childWords: `${name} said` }), await smallPicture(300, 200));
    const url = `/api/portfolio/print.pdf?childId=${childId}&from=${YEAR.from}&to=${YEAR.to}&document=portfolio`;
    const { text } = await extractText(new Uint8Array((await parent.get(url)).rawPayload));
    for (const name of ['First', 'Second', 'Third'])
      expect(text.filter((page) => page.includes(name))).toEqual([expect.stringContaining(`${name} said`)]);
    expect(text.filter((page) => /First|Second|Third/.test(page)).length).toBeGreaterThan(1);
  });
});
