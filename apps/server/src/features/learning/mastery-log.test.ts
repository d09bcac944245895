import { randomUUID } from 'node:crypto';
import type { Difficulty } from '@ori/contracts/practice';
import { recompute } from '@ori/core/learning/recompute';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily, signInChild } from '../../testing/family-people.ts';
import { attempt, itemBehind, knownWrong, practise, questionsOf, send } from '../../testing/practice-walk.ts';
import { ANGLES, HALVES, UNLIKE } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

interface LogRow {
  skill: string;
  difficulty: Difficulty;
  verdict: 'correct' | 'incorrect';
  hint_level: number;
  counted: boolean;
  is_review: boolean;
  answered_at: Date;
}

const DAY_MS = 86_400_000;

async function expectCards(learnerId: string, cards: ReturnType<typeof recompute>['cards']): Promise<void> {
  const text = 'select * from review_cards where learner_id = $1';
  const kept = (await family.database.pool.query(text, [learnerId])).rows;
  expect(kept).toHaveLength(cards.size);
  for (const row of kept) {
    expect(cards.get(row.skill)).toEqual({
      dueAt: row.due_at,
      stabilityDays: row.stability_days,
      difficulty: row.difficulty,
      state: row.state,
      reviews: row.reviews,
      lapses: row.lapses,
      learningStep: row.learning_step,
      scheduledDays: row.scheduled_days,
      lastReviewAt: row.last_review_at,
    });
  }
}

async function expectStateFollowsLog(learnerId: string): Promise<void> {
  const { pool } = family.database;
  const log = await pool.query<LogRow>('select * from attempts where learner_id = $1 order by sequence', [
    learnerId,
  ]);
  const from = log.rows.map((row) => {
    const { skill, difficulty, verdict, hint_level: hintLevel, counted: first, answered_at: at } = row;
    return { skill, difficulty, verdict, hintLevel, first, at };
  });
  const kept = await pool.query('select * from skill_states where learner_id = $1', [learnerId]);
  const priors = kept.rows
    .filter(({ prior }) => prior !== null)
    .map(({ skill, prior }) => [skill, prior] as const);
  const { learner, skills, cards } = recompute(from, new Map(priors));
  const [state] = (
    await pool.query('select ability, answers, skills_mastered from learner_states where learner_id = $1', [
      learnerId,
    ])
  ).rows;
  expect(state.ability).toBe(learner.ability);
  expect(state.answers).toBe(from.filter(({ first }) => first).length);
  expect(state.skills_mastered).toBe([...skills.values()].filter(({ mastered }) => mastered).length);
  await expectCards(learnerId, cards);
  expect(kept.rows).toHaveLength(skills.size);
  for (const row of kept.rows) {
    const { ability, answers, unaided, right_in_a_row: rightInARow, mastered_at: masteredAt } = row;
    expect({ ability, answers, unaided, rightInARow, mastered: masteredAt !== null }).toEqual(
      skills.get(row.skill),
    );
  }
}

describe('mastery', () => {
  test('is what the log of attempts makes of it, however the answers came', async () => {
    const { sessionSecret } = family;
    const step = fc.record({
      lesson: fc.constantFrom(HALVES, UNLIKE, ANGLES),
      isWrong: fc.boolean(),
      hint: fc.constantFrom(0, 0, 1, 2, 3),
      twice: fc.boolean(),
      after: fc.constantFrom(0, 10, 20),
      days: fc.constantFrom(0, 0, 0, 2, 20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const people = await openFamily(family);
        const { child } = people;
        let { learner } = people;
        for (const { lesson, isWrong, hint, twice, after, days } of steps) {
          family.clock.now = new Date(family.clock.now.getTime() + days * DAY_MS);
          if (days > 0) learner = await signInChild(family, child);
          const [question] = (await questionsOf(learner, lesson, after)).questions;
          if (question === undefined) continue;
          if (hint > 0) await learner.post('/api/learning/hints', { item: question.item, level: hint });
          const item = itemBehind(sessionSecret, child.id, question);
          await send(learner, attempt(question, isWrong ? knownWrong(item).answer : item.answer));
          if (twice) await send(learner, attempt(question, item.answer));
        }
        await expectStateFollowsLog(child.id);
      }),
      { numRuns: 12 },
    );
  });

  test('begins where placement put it, and follows from that and the log together', async () => {
    const { child, learner } = await openFamily(family, { child: { ageGroup: 'middle' } });
    const walker = { learner, learnerId: child.id, sessionSecret: family.sessionSecret };
    await practise(walker, HALVES);
    let run = (await learner.post('/api/placements', { subject: 'math' })).json();
    while (run.question !== null) {
      const { answer } = itemBehind(family.sessionSecret, child.id, run.question);
      const body = { id: randomUUID(), item: run.question.item, answer, durationMs: 1 };
      run = (await learner.post(`/api/placements/${run.id}/answers`, body)).json<{ run: unknown }>().run;
    }
    await expectStateFollowsLog(child.id);
    await practise(walker, UNLIKE);
    await practise(walker, ANGLES, (index) => index === 2);
    await expectStateFollowsLog(child.id);
  });

  test('comes with right answers of the learner’s own, is announced once, and stays', async () => {
    const { sessionSecret } = family;
    const { child, learner } = await openFamily(family);
    const walker = { learner, learnerId: child.id, sessionSecret };
    const replies = await practise(walker, ANGLES);
    for (const after of [5, 10, 15, 20]) {
      for (const question of (await questionsOf(learner, ANGLES, after)).questions) {
        replies.push(
          await send(learner, attempt(question, itemBehind(sessionSecret, child.id, question).answer)),
        );
      }
    }
    const chances = replies.map(({ mastery }) => mastery!.chance);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    const masteredAt = replies.findIndex(({ mastery }) => mastery!.mastered);
    expect(masteredAt).toBeGreaterThanOrEqual(3);
    expect(replies.slice(masteredAt).every(({ mastery }) => mastery!.mastered)).toBe(true);
    expect(replies.flatMap(({ achievements }) => achievements.map(({ id }) => id))).toEqual(
      expect.arrayContaining(['first-skill', 'answers-10']),
    );
    await expectStateFollowsLog(child.id);
    const [next] = (await questionsOf(learner, ANGLES, 60)).questions;
    await send(learner, attempt(next!, knownWrong(itemBehind(sessionSecret, child.id, next!)).answer));
    await expectStateFollowsLog(child.id);
  });
});
