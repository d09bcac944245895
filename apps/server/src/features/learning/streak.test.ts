import type { ParentDashboard } from '@ori/contracts/learning';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily, signInChild } from '../../testing/family-people.ts';
import { attempt, itemBehind, questionsOf, send } from '../../testing/practice-walk.ts';
import { ANGLES } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

/** A family in a time zone; answers one question at each moment, and tells the dashboard's streak at others. */
async function openCalendar(timeZone: string) {
  family.clock.now = new Date('2026-03-01T12:00:00Z');
  const { parent, child } = await openFamily(family, { parent: { timeZone } });
  let asked = 0;
  return {
    async workAt(moment: string): Promise<void> {
      family.clock.now = new Date(moment);
      const learner = await signInChild(family, child);
      const { questions } = await questionsOf(learner, ANGLES, asked === 0 ? undefined : asked + 10);
      const [question] = questions;
      await send(learner, attempt(question!, itemBehind(family.sessionSecret, child.id, question!).answer));
      asked += 1;
    },
    async streakAt(moment: string): Promise<number> {
      family.clock.now = new Date(moment);
      // The parent stays signed in for as long as the story takes.
      const text = 'update sessions set expires_at = $1 where expires_at < $1';
      await family.database.pool.query(text, [new Date(family.clock.now.getTime() + 3_600_000)]);
      return (await parent.get('/api/families/dashboard')).json<ParentDashboard>().streakDays;
    },
  };
}

describe('a streak', () => {
  test('counts the days of the learner’s own wall: late in New York is already tomorrow in London', async () => {
    const { workAt, streakAt } = await openCalendar('America/New_York');
    await workAt('2026-03-02T04:30:00Z'); // Sunday the 1st, 23:30
    await workAt('2026-03-03T04:30:00Z'); // Monday the 2nd, 23:30
    expect(await streakAt('2026-03-03T04:45:00Z')).toBe(2);
    expect(await streakAt('2026-03-04T04:45:00Z')).toBe(2); // the 3rd, nothing done yet
    expect(await streakAt('2026-03-05T05:15:00Z')).toBe(0); // the 5th: the 4th was left out
  });

  test('survives the night of 23 hours and the day of 25', async () => {
    const { workAt, streakAt } = await openCalendar('America/New_York');
    await workAt('2026-03-07T23:30:00Z'); // Saturday, 18:30 EST
    await workAt('2026-03-09T03:30:00Z'); // Sunday, 23:30 EDT, the clocks went forward
    await workAt('2026-03-09T04:30:00Z'); // Monday, 00:30 EDT
    expect(await streakAt('2026-03-09T12:00:00Z')).toBe(3);
    const autumn = await openCalendar('Europe/Paris');
    await autumn.workAt('2026-10-24T22:30:00Z'); // Sunday the 25th, 00:30 CEST
    await autumn.workAt('2026-10-25T22:30:00Z'); // the same Sunday, 23:30 CET
    expect(await autumn.streakAt('2026-10-25T22:45:00Z')).toBe(1);
    await autumn.workAt('2026-10-25T23:30:00Z'); // Monday the 26th, 00:30 CET
    expect(await autumn.streakAt('2026-10-26T12:00:00Z')).toBe(2);
  });

  test('is not lengthened by a second answer on the same day, nor broken by a clock set back', async () => {
    const { workAt, streakAt } = await openCalendar('Pacific/Kiritimati');
    await workAt('2026-03-02T10:30:00Z'); // the 3rd, 00:30
    await workAt('2026-03-02T20:30:00Z'); // the 3rd, 10:30
    await workAt('2026-03-01T20:30:00Z'); // the clock was set back to the 2nd
    expect(await streakAt('2026-03-02T21:00:00Z')).toBe(1);
  });
});
