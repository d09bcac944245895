import type { ChildOverview, ParentDashboard } from '@ori/contracts/learning';
import type { ParentCard } from '@ori/contracts/tutor-care';
import { dayOf } from '@ori/core/learning/day-of';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { attempt, itemBehind, knownWrong, questionsOf, send } from '../../testing/practice-walk.ts';
import { ANGLES, ANGLES_COURSE, HALVES, LOAVES_COURSE, UNLIKE } from '../../testing/small-content.ts';
import { say } from '../tutor/testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const ZONE = 'America/New_York';
const LESSONS = [HALVES, UNLIKE, ANGLES] as const;
type Lesson = (typeof LESSONS)[number];
type Act =
  | { readonly does: 'open' | 'right' | 'wrong' | 'finish'; readonly lesson: Lesson }
  | { readonly does: 'ask' }
  | { readonly does: 'wait'; readonly minutes: number };

const lesson = fc.constantFrom(...LESSONS);
const waited = (done: readonly Act[]) =>
  done.reduce((sum, act) => sum + (act.does === 'wait' ? act.minutes : 0), 0);
/** Everybody stays signed in for a day. */
const DAY_MINUTES = 1_430;
const acts = fc
  .array(
    fc.oneof(
      fc.record({ does: fc.constantFrom('open', 'right', 'wrong', 'finish'), lesson }),
      fc.constant<Act>({ does: 'ask' }),
      // A minute, a break, half a day: some days end in between.
      fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 700) }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .filter((done) => waited(done) < DAY_MINUTES);
const pathOf = (id: Lesson) => `/api/courses/${id === ANGLES ? ANGLES_COURSE : LOAVES_COURSE}/lessons/${id}`;

async function answer(learner: Client, learnerId: string, lessonId: Lesson, isRight: boolean): Promise<void> {
  const { questions } = await questionsOf(learner, lessonId);
  const [question] = questions;
  if (question === undefined) return;
  const item = itemBehind(family.sessionSecret, learnerId, question);
  const given = isRight || item.distractors.length === 0 ? item.answer : knownWrong(item).answer;
  await send(learner, attempt(question, given, { durationMs: 40_000 }));
}

async function perform(act: Act, learner: Client, learnerId: string): Promise<void> {
  switch (act.does) {
    case 'wait':
      family.clock.now = new Date(family.clock.now.getTime() + act.minutes * 60_000);
      return;
    case 'ask':
      await say(learner, 'What is a fraction?');
      return;
    case 'open':
    case 'finish':
      await learner.post(`${pathOf(act.lesson)}/${act.does === 'open' ? 'start' : 'complete'}`);
      return;
    case 'right':
    case 'wrong':
      await answer(learner, learnerId, act.lesson, act.does === 'right');
  }
}

/** What the page of one child says, from every place that says it. */
function saidOf(dashboard: ParentDashboard, card: ParentCard) {
  const [child] = dashboard.children as [ChildOverview];
  const day = dayOf(family.clock.now, ZONE);
  const happened = dashboard.recentActivity.filter(({ at }) => dayOf(new Date(at), ZONE) === day);
  const ofKind = (kind: string) => happened.filter((each) => each.kind === kind).map(({ title }) => title);
  const answered = /answered (\d+) question/.exec(card.today)?.[1] ?? '0';
  const minutes = /(?:worked|was here) for (\d+) minute/.exec(card.today)?.[1] ?? '0';
  return { child, happened, started: ofKind('started'), finished: ofKind('completed'), answered, minutes };
}

function agree(dashboard: ParentDashboard, card: ParentCard): void {
  const { child, happened, started, finished, answered, minutes } = saidOf(dashboard, card);
  const { today, week } = child;
  const isIdle = today.answers + today.minutes + today.lessonsCompleted + started.length === 0;
  expect(Number(answered)).toBe(today.answers);
  expect(Number(minutes)).toBe(today.minutes);
  expect(week.at(-1)).toMatchObject({ answers: today.answers, minutes: today.minutes });
  expect(finished).toHaveLength(today.lessonsCompleted);
  for (const title of [...started, ...finished]) expect(card.today).toContain(title);
  expect(/has not worked here today|asked Ori/.test(card.today) || !isIdle).toBe(true);
  if (!isIdle || happened.length > 0) expect(card.today).not.toContain('has not worked');
  expect(child.hasBegun).toBe(
    dashboard.recentActivity.length > 0 || week.some((each) => each.answers + each.minutes > 0),
  );
  if (today.answers > 0) expect(child.streakDays).toBeGreaterThan(0);
  expect(dashboard).toMatchObject({ lessonsCompleted: child.lessonsCompleted, streakDays: child.streakDays });
}

it('says the same in every part of a parent’s page, after whatever a child does', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (done) => {
      const { parent, child, learner } = await openFamily(family, { parent: { timeZone: ZONE } });
      for (const act of done) {
        await perform(act, learner, child.id);
        const dashboard = (await parent.get('/api/families/dashboard')).json<ParentDashboard>();
        const { cards } = (await parent.get('/api/tutor/parent-card')).json<{ cards: ParentCard[] }>();
        agree(dashboard, cards[0]!);
      }
    }),
    { numRuns: 20 },
  );
}, 300_000);
