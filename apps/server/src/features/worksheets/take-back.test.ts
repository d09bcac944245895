import { randomUUID } from 'node:crypto';
import type { SheetFace, SheetResults } from '@ori/contracts/worksheets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
  family.clock.now = TODAY;
});
afterAll(() => family.close());

const EARLIER = new Date('2026-11-18T15:00:00Z');
const TODAY = new Date('2026-11-20T15:00:00Z');
const SPEC = {
  kind: 'practice',
  variant: 'skills',
  skills: ['ma-addfrac'],
  count: 20,
  locale: 'en',
  seed: 11,
};
const right = (...numbers: number[]) => numbers.map((number) => ({ number, right: true }));
const wrong = (...numbers: number[]) => numbers.map((number) => ({ number, right: false }));

async function openPaper() {
  const people = await openFamily(family);
  const { parent, child, learner } = people;
  const face = (await parent.post('/api/worksheets', SPEC)).json<SheetFace>();
  const at = `/api/worksheets/sheets/${face.code}`;
  return {
    ...people,
    at,
    mark: (marks: object[]) => parent.post(`${at}/marks`, { childId: child.id, marks }),
    takeBack: (numbers: number[], by = parent) =>
      by.post(`${at}/take-back`, { childId: child.id, numbers, reason: 'tapped-wrong' }),
    results: async () => (await learner.get(`${at}/results`)).json<SheetResults>(),
  };
}

/** All that is kept of a learner besides the log and the moments. */
async function recordOf(learnerId: string) {
  const { pool } = family.database;
  const of = async (text: string) => (await pool.query(text, [learnerId])).rows;
  return {
    state:
      await of(`select ability, answers, solved, skills_mastered, reviews_kept, comebacks, subjects_mastered
      from learner_states where learner_id = $1`),
    skills:
      await of(`select skill, ability, chance, answers, correct, unaided, right_in_a_row, stuck, was_hard,
      misconception, mastered_at is not null as mastered from skill_states where learner_id = $1 order by skill`),
    cards: await of(
      `select skill, stability_days, difficulty, reviews from review_cards where learner_id = $1`,
    ),
    days: await of(`select answers, correct from learner_days where learner_id = $1`),
  };
}

describe('marks that are taken back', () => {
  test('leave a record as it would be had they never been tapped, and stay to be seen', async () => {
    const [one, other] = [await openPaper(), await openPaper()];
    await one.mark([...right(1), ...wrong(2, 3), ...right(4)]);
    expect((await one.takeBack([2, 3])).statusCode).toBe(200);
    await other.mark(right(1, 4));
    expect(await recordOf(one.child.id)).toEqual(await recordOf(other.child.id));
    const { results, takenBack } = await one.results();
    expect(results.map(({ number }) => number)).toEqual([1, 4]);
    expect(takenBack).toMatchObject([
      { number: 2, verdict: 'incorrect', reason: 'tapped-wrong' },
      { number: 3, verdict: 'incorrect', reason: 'tapped-wrong' },
    ]);
    const { rows } = await family.database.pool.query(
      'select count(*)::int as kept from attempts where learner_id = $1',
      [one.child.id],
    );
    expect(rows).toEqual([{ kept: 4 }]);
  });

  test('take away mastery that only they gave, and give it back when the paper is marked anew', async () => {
    const { mark, takeBack, child, results } = await openPaper();
    const all = Array.from({ length: 20 }, (_, index) => index + 1);
    await mark(right(...all));
    const before = await recordOf(child.id);
    expect(before.state).toMatchObject([{ answers: 20, skills_mastered: 1, subjects_mastered: ['math'] }]);
    await takeBack(all);
    expect(await recordOf(child.id)).toEqual({
      state: [
        {
          ability: 0,
          answers: 0,
          solved: 0,
          skills_mastered: 0,
          reviews_kept: 0,
          comebacks: 0,
          subjects_mastered: [],
        },
      ],
      skills: [],
      cards: [],
      days: [{ answers: 0, correct: 0 }],
    });
    await mark(right(...all));
    expect(await recordOf(child.id)).toEqual(before);
    await mark(wrong(...all));
    expect(await recordOf(child.id)).toEqual(before);
    expect((await results()).takenBack).toHaveLength(20);
    await takeBack([1]);
    await mark(wrong(1));
    expect((await results()).results[0]).toMatchObject({ number: 1, verdict: 'incorrect' });
  });

  test('are on record with who did it and why, and nothing happens where nothing counts', async () => {
    const { mark, takeBack, child } = await openPaper();
    await mark(right(1));
    await takeBack([1]);
    expect((await takeBack([1])).statusCode).toBe(404);
    const { rows } = await family.database.pool.query(
      `select detail from audit_entries where subject_id = $1 and act = 'worksheets.takeBack'`,
      [child.id],
    );
    expect(rows).toMatchObject([{ detail: { numbers: ['1'], reason: 'tapped-wrong' } }]);
  });

  test('stand struck in the school log, on the day they were tapped, with why, and add nothing to it', async () => {
    const { mark, takeBack, child, parent } = await openPaper();
    const of = `childId=${child.id}&from=2026-07-01&to=2027-06-30`;
    const log = async () =>
      (await parent.get(`/api/records/log?${of}`)).json<{ entries: Record<string, unknown>[] }>().entries;
    await mark([...right(1), ...wrong(2, 3)]);
    expect(await log()).toEqual([]);
    const summary = async () => (await parent.get(`/api/records/summary?${of}`)).json<object>();
    const before = await summary();
    await takeBack([2, 3]);
    expect(await log()).toMatchObject([
      { day: '2026-11-20', minutes: 0, subject: 'math', source: 'automatic', struckAt: TODAY.toISOString() },
    ]);
    expect((await log())[0]?.['materials']).toContain('2 marks from paper, taken back: tapped wrong');
    expect(await summary()).toEqual(before);
    parent.cookies.set('ori_lng', 'fr');
    const csv = await parent.get(`/api/records/log.csv?${of}`);
    expect(csv.body).toContain('2 coches du papier, reprises\u202F: erreur de coche');
  });

  test('are no line twice when their days are filed afterwards', async () => {
    const { mark, takeBack, child, parent } = await openPaper();
    family.clock.now = EARLIER;
    await mark(wrong(1));
    await takeBack([1]);
    family.clock.now = TODAY;
    const lock = { id: randomUUID(), childId: child.id, from: '2026-11-18', to: '2026-11-18', because: 'Q1' };
    expect((await parent.post('/api/records/locks', lock)).statusCode).toBe(200);
    const of = `childId=${child.id}&from=2026-11-18&to=2026-11-18`;
    const { entries } = (await parent.get(`/api/records/log?${of}`)).json<{ entries: object[] }>();
    expect(entries).toMatchObject([{ struckAt: EARLIER.toISOString() }]);
  });

  test('are refused to the child, to another family, and once their day was filed', async () => {
    const { mark, takeBack, child, learner, parent, at } = await openPaper();
    const stranger = await openPaper();
    family.clock.now = EARLIER;
    await mark(wrong(1));
    family.clock.now = TODAY;
    expect((await takeBack([1], learner)).statusCode).toBe(403);
    expect((await takeBack([1], stranger.parent)).statusCode).toBe(404);
    const day = '2026-11-18';
    const lock = { id: randomUUID(), childId: child.id, from: day, to: day, because: 'Quarterly report' };
    expect((await parent.post('/api/records/locks', lock)).statusCode).toBe(200);
    const refused = await takeBack([1]);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'days-filed' });
    await parent.post(`${at}/marks`, { childId: child.id, marks: wrong(2) });
    expect((await takeBack([2])).statusCode).toBe(200);
  });
});
