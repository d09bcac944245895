import type { SkillMap } from '@ori/contracts/learning';
import type { ProgressReport, StuckAnswer } from '@ori/contracts/progress-report';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { practise } from '../../testing/practice-walk.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { HALVES, LOAVES_COURSE } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = new Date('2026-11-20T15:00:00Z');
});
afterAll(() => family.close());

const SPAN = 'from=2026-11-01&to=2026-11-30';

/** A child who answered wrongly first, in a known way, and finished the lesson. */
async function openLearnt() {
  const people = await openFamily(family);
  const { learner, child } = people;
  const walker = { learner, learnerId: child.id, sessionSecret: family.sessionSecret };
  await learner.post(`/api/courses/${LOAVES_COURSE}/lessons/${HALVES}/start`);
  const replies = await practise(walker, HALVES, (index) => index === 0);
  await learner.post(`/api/courses/${LOAVES_COURSE}/lessons/${HALVES}/complete`);
  return { ...people, replies, asked: `/api/progress/report?childId=${child.id}&${SPAN}` };
}

const master = (childId: string) =>
  family.database.pool.query(
    `update skill_states set mastered_at = '2026-11-20T16:00:00Z', stuck = false where learner_id = $1`,
    [childId],
  );

describe('a child’s report', () => {
  test('tells what was done, learnt and overcome in the span, and nothing from outside it', async () => {
    const { parent, child, asked } = await openLearnt();
    await master(child.id);
    const report = (await parent.get(asked)).json<ProgressReport>();
    expect(report.figures.map(({ value }) => value)).toEqual(['1', '1 min', '1', '1']);
    expect(report.lead).toContain('Amina worked on 1 day');
    const ids = report.sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['learnt', 'overcome', 'lessons']));
    const overcome = report.sections.find(({ id }) => id === 'overcome');
    expect(overcome?.items[0]?.text).toMatch(/Last seen on November 20, 2026\.$/);
    const before = asked.replace(SPAN, 'from=2026-10-01&to=2026-10-31');
    expect((await parent.get(before)).json<ProgressReport>().lead).toBe(
      'Amina gave no answers here in this time.',
    );
  });

  test('names no skill that was mastered and is due for review as a next step', async () => {
    const { parent, child, asked } = await openLearnt();
    await master(child.id);
    await family.database.pool.query(
      `insert into review_cards select learner_id, skill, family_id, '2026-11-20T14:00:00Z', 4, 5, 2, 0, 0, 0, 4, null
       from skill_states where learner_id = $1`,
      [child.id],
    );
    const map = (await parent.get(`/api/learning/map?childId=${child.id}&subject=math`)).json<SkillMap>();
    const due = map.skills.filter(({ id, standing }) => standing === 'due' && map.next.includes(id));
    expect(due.length).toBeGreaterThan(0);
    const { sections } = (await parent.get(asked)).json<ProgressReport>();
    const headsOf = (name: string) =>
      sections.find(({ id }) => id === name)?.items.map(({ head }) => head) ?? [];
    expect(headsOf('learnt')).toEqual(expect.arrayContaining(due.map(({ title }) => title)));
    for (const { title } of due) expect(headsOf('next')).not.toContain(title);
  });

  test('is printed in the words of the page, in the parent’s language', async () => {
    const { parent, child } = await openLearnt();
    await master(child.id);
    const printed = await parent.get(`/api/progress/report.pdf?childId=${child.id}&${SPAN}&lng=fr`);
    expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { isTagged, text, title, language } = await readPdf(printed.rawPayload);
    expect({ isTagged, language, title }).toEqual({
      isTagged: true,
      language: 'fr',
      title: 'Bilan de progrès\u202f: Amina',
    });
    expect(text).toContain('Ce qui a été appris');
  });

  test('is refused over a span that ends before it begins, or is longer than a year, naming the field', async () => {
    const { parent, child } = await openLearnt();
    for (const span of [
      'from=2026-11-02&to=2026-11-01',
      'from=2024-01-01&to=2026-01-01',
      'from=x&to=2026-01-01',
    ]) {
      const refused = await parent.get(`/api/progress/report?childId=${child.id}&${span}`);
      expect(refused.statusCode, span).toBe(400);
      expect(refused.json(), span).toMatchObject({ field: span.startsWith('from=x') ? 'from' : 'to' });
    }
  });
});

test('where a child is stuck comes with the way of thinking behind it, a question and a lesson', async () => {
  const { parent, child } = await openLearnt();
  const stuck = async () =>
    (await parent.get(`/api/progress/stuck?childId=${child.id}`)).json<StuckAnswer>().skills;
  expect(await stuck()).toEqual([]);
  await family.database.pool.query(
    `update skill_states k set stuck = true, misconception = (select misconception from attempts a
      where a.learner_id = k.learner_id and a.misconception is not null limit 1) where learner_id = $1`,
    [child.id],
  );
  expect(await stuck()).toMatchObject([
    { skill: 'ma-halves', subject: 'math', ask: expect.stringContaining('?'), lesson: { id: HALVES } },
  ]);
});
