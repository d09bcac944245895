import type { LogDaysAnswer, StudentYearsAnswer } from '@ori/contracts/records-room';
import type { Transcript } from '@ori/contracts/transcript';
import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { practise } from '../../testing/practice-walk.ts';
import { HALVES, LOAVES_COURSE, UNLIKE } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const COURSE = {
  title: 'Algebra I',
  subject: 'math',
  level: 'honours',
  provider: '',
  year: 2025,
  gradeLevel: 9,
  term: 'year',
  status: 'completed',
  grading: 'graded',
  gradeFrom: 'hand',
  grade: 'A-',
  minutes: null,
  credit: 100,
  repeats: null,
  description: 'Equations, functions and proof.',
  texts: 'Our own lessons',
  instructor: 'Ada Okafor',
  method: '',
  assessment: '',
};

async function openTranscript() {
  const people = await openFamily(family);
  const { parent, child, learner } = people;
  const walker = { learner, learnerId: child.id, sessionSecret: family.sessionSecret };
  const course = (changes: object = {}) => {
    const named = { id: randomUUID(), childId: child.id, productCourse: null };
    return { ...COURSE, ...named, ...changes };
  };
  const read = async () => (await parent.get(`/api/transcripts?childId=${child.id}`)).json<Transcript>();
  return {
    ...people,
    course,
    read,
    add: (changes: object = {}) => parent.post('/api/transcripts/courses', course(changes)),
    /** Each mark is written a second after the one before. */
    mark: (courseId: string, changes: object = {}) => {
      family.clock.now = new Date(family.clock.now.getTime() + 1000);
      return parent.post('/api/transcripts/marks', {
        id: randomUUID(),
        courseId,
        kind: 'test',
        title: 'Fractions',
        points: 1800,
        outOf: 2e3,
        weight: 1,
        day: '2026-11-02',
        corrects: null,
        isVoid: false,
        ...changes,
      });
    },
    settle: async (changes: object = {}) =>
      parent.put('/api/transcripts/settings', { ...(await read()).settings, childId: child.id, ...changes }),
    async finishLesson(lesson: string) {
      await practise(walker, lesson);
      await learner.post(`/api/courses/${LOAVES_COURSE}/lessons/${lesson}/complete`);
    },
  };
}
const coursesOf = ({ years }: Transcript) => years.flatMap(({ courses }) => courses);

describe('a transcript', () => {
  test('offers what a child worked in here, writes nothing by itself, and takes real minutes and mastery when told to', async () => {
    const { finishLesson, read, add, learner } = await openTranscript();
    await learner.post(`/api/courses/${LOAVES_COURSE}/enroll`);
    for (const lesson of [HALVES, UNLIKE]) await finishLesson(lesson);
    const before = await read();
    expect(before.years).toEqual([]);
    const [offer] = before.offers;
    expect(offer).toMatchObject({
      productCourse: LOAVES_COURSE,
      isFinished: true,
      lessons: 2,
      workedMinutes: 2,
    });
    expect(offer?.mastery.total).toBe(2);
    expect((await add({ productCourse: LOAVES_COURSE, gradeFrom: 'mastery', grade: null })).statusCode).toBe(
      200,
    );
    const after = await read();
    expect(after.offers).toEqual([]);
    expect(coursesOf(after)).toMatchObject([
      { workedMinutes: 2, mastery: offer?.mastery, gradeFrom: 'mastery' },
    ]);
    expect((await add({ productCourse: 'math-6-8' })).json()).toMatchObject({ field: 'productCourse' });
  });

  test('counts the minutes the school record counts: reading too, and nothing that was struck', async () => {
    const { finishLesson, read, learner, parent, child } = await openTranscript();
    await learner.post(`/api/courses/${LOAVES_COURSE}/lessons/${HALVES}/start`);
    family.clock.now = new Date(family.clock.now.getTime() + 150_000);
    await learner.put(`/api/courses/${LOAVES_COURSE}/lessons/${HALVES}/place`, { section: 'core' });
    await finishLesson(HALVES);
    const day = family.clock.now.toISOString().slice(0, 10);
    const log = await parent.get(`/api/records/log?childId=${child.id}&from=${day}&to=${day}`);
    const [line] = log.json<LogDaysAnswer>().entries;
    expect(line?.minutes).toBeGreaterThan(2);
    expect((await read()).offers[0]?.workedMinutes).toBe(line?.minutes);
    const because = { childId: child.id, day, because: 'Not done by Kofi' };
    await parent.post(`/api/records/entries/${line?.id}/strike`, because);
    expect((await read()).offers[0]?.workedMinutes).toBe(0);
  });

  test('reckons what the settings say, and asks anew for a grade of another scale', async () => {
    const { add, read, settle } = await openTranscript();
    await add();
    await add({ title: 'Pottery', level: 'regular', grade: 'B', credit: 50 });
    expect((await read()).totals).toEqual({
      attempted: 150,
      earned: 150,
      average: 347,
      weightedAverage: 380,
    });
    await settle({ creditBasis: 'hours', scale: 'french-20' });
    const changed = await read();
    expect(changed.totals).toMatchObject({ earned: 0, average: null });
    expect(coursesOf(changed).map(({ isOtherScale }) => isOtherScale)).toEqual([true, true]);
    expect((await add({ grade: 'A' })).json()).toMatchObject({ code: 'invalid-input', field: 'grade' });
  });

  test('names child and school as the newest school year does, and keeps its own words for what the year leaves empty', async () => {
    const { parent, child, read, settle } = await openTranscript();
    await settle({ studentName: 'Kofi M.', schoolName: 'Old House', administrator: 'Ama Mensah' });
    expect(await read()).toMatchObject({ settings: { schoolName: 'Old House' }, fromRecord: [] });
    const { proposed } = (
      await parent.get(`/api/records/years?childId=${child.id}`)
    ).json<StudentYearsAnswer>();
    // A year that is begun later starts from what the transcript was told.
    expect(proposed).toMatchObject({
      legalName: 'Kofi M.',
      schoolName: 'Old House',
      supervisor: 'Ama Mensah',
    });
    const names = { legalName: 'Kofi Kwame Mensah', schoolName: 'Oak House', supervisor: '' };
    const year = { ...proposed, ...names, id: randomUUID() };
    expect((await parent.put('/api/records/years', year)).statusCode).toBe(200);
    const told = await read();
    expect(told.fromRecord).toEqual(['studentName', 'schoolName']);
    expect(told.settings).toMatchObject({
      studentName: 'Kofi Kwame Mensah',
      schoolName: 'Oak House',
      administrator: 'Ama Mensah',
    });
    await parent.put('/api/records/years', { ...year, schoolName: 'Elm House', birthDate: '2016-02-29' });
    const right = await read();
    expect(right.settings).toMatchObject({ schoolName: 'Elm House', birthDate: '2016-02-29' });
    expect(right.code).not.toBe(told.code);
  });

  test('is changed and cut by the parent, each time with a line in the audit', async () => {
    const { parent, add, course, read, child } = await openTranscript();
    const { id, childId: _child, productCourse: _none, ...told } = course();
    await add({ id });
    await add({ id });
    const changed = await parent.put(`/api/transcripts/courses/${id}`, { ...told, grade: 'b+', credit: 50 });
    expect(changed.statusCode).toBe(200);
    expect(coursesOf(await read())).toMatchObject([{ symbol: 'B+', creditEarned: 50 }]);
    expect((await parent.put(`/api/transcripts/courses/${id}`, { ...told, repeats: id })).json().field).toBe(
      'repeats',
    );
    await parent.delete(`/api/transcripts/courses/${id}`);
    expect((await read()).years).toEqual([]);
    const { rows } = await family.database.pool.query(
      `select act, detail->'fields' as fields from audit_entries where subject_id = $1 and act like 'transcripts.%' order by at, act`,
      [child.id],
    );
    expect(rows).toEqual([
      { act: 'transcripts.addCourse', fields: null },
      { act: 'transcripts.changeCourse', fields: ['grade', 'credit'] },
      { act: 'transcripts.removeCourse', fields: ['removedAt'] },
    ]);
  });

  test('is the parents’ own: the child may not write, another family finds nothing', async () => {
    const { learner, course, child, add } = await openTranscript();
    const stranger = await openTranscript();
    const id = randomUUID();
    await add({ id });
    expect((await learner.post('/api/transcripts/courses', course())).statusCode).toBe(403);
    expect((await stranger.parent.get(`/api/transcripts?childId=${child.id}`)).statusCode).toBe(404);
    expect((await stranger.mark(id)).statusCode).toBe(404);
    expect((await stranger.parent.delete(`/api/transcripts/courses/${id}`)).statusCode).toBe(404);
  });
});

describe('a mark', () => {
  test('makes the grade with the others, and is corrected or taken back but never changed', async () => {
    const { add, mark, read, parent } = await openTranscript();
    const [id, first] = [randomUUID(), randomUUID()];
    await add({ id, gradeFrom: 'marks', grade: null, status: 'in-progress' });
    await mark(id, { id: first });
    await mark(id, { points: 4000, outOf: 5000, weight: 2 });
    expect(coursesOf(await read())).toMatchObject([{ symbol: 'B', marks: { count: 2, percent: 83_33 } }]);
    const second = randomUUID();
    expect((await mark(id, { id: second, points: 2000, corrects: first })).statusCode).toBe(200);
    expect(coursesOf(await read())[0]?.marks).toEqual({ count: 2, percent: 86_67 });
    expect((await mark(id, { points: 1000, corrects: first })).json()).toMatchObject({ code: 'moved-on' });
    await mark(id, { points: 2000, corrects: second, isVoid: true });
    expect(coursesOf(await read())[0]?.marks).toEqual({ count: 1, percent: 80_00 });
    const page = (await parent.get(`/api/transcripts/marks?courseId=${id}&first=3`)).json();
    expect([page.marks.length, page.hasMore]).toEqual([3, true]);
    const rest = await parent.get(`/api/transcripts/marks?courseId=${id}&before=${page.marks[2].id}`);
    expect(rest.json()).toMatchObject({ marks: [{ id: first, correctedBy: second }], hasMore: false });
    const change = family.database.pool.query('update transcript_marks set points = 1 where id = $1', [
      first,
    ]);
    await expect(change).rejects.toThrow('corrected by another');
  });

  test('names what is wrong with it', async () => {
    const { add, mark } = await openTranscript();
    const id = randomUUID();
    await add({ id });
    const refusals: [object, string][] = [
      [{ points: 4001 }, 'points'],
      [{ outOf: 0, points: 0 }, 'outOf'],
      [{ isVoid: true }, 'corrects'],
      [{ corrects: randomUUID() }, 'corrects'],
      [{ day: 'today' }, 'day'],
    ];
    for (const [changes, field] of refusals) {
      const refused = await mark(id, changes);
      expect([refused.statusCode, refused.json().field], JSON.stringify(changes)).toEqual([400, field]);
    }
  });
});

describe('on paper', () => {
  test('a transcript says scale, weights, basis and where grades come from, and descriptions stand apart', async () => {
    const { parent, child, add, settle, read } = await openTranscript();
    await settle({ schoolName: 'Okafor *Home* School #1', administrator: 'Ada Okafor' });
    await add();
    const textOf = async (query: string) => {
      const printed = await parent.get(`/api/transcripts/print.pdf?childId=${child.id}${query}`);
      expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
      const pdf = await getDocumentProxy(new Uint8Array(printed.rawPayload));
      return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
    };
    const text = await textOf('');
    const { code } = await read();
    for (const said of [
      'Okafor *Home* School #1',
      'Algebra I',
      'honors +0.5',
      'GPA, weighted',
      '4.20',
      code,
      'parent',
    ])
      expect(text).toContain(said);
    expect(await textOf('&document=course-descriptions')).toContain('Equations, functions and proof.');
    expect(await textOf('&lng=fr')).toContain('Relevé de notes');
  });
});
