import type { TutorLimits } from '@ori/contracts/tutor-care';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../../testing/family-app.ts';
import { openFamily } from '../../../testing/family-people.ts';
import { questionsOf } from '../../../testing/practice-walk.ts';
import { UNLIKE } from '../../../testing/small-content.ts';
import { say } from '../testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const MINUTE_MS = 60_000;
const wait = (ms: number) => {
  family.clock.now = new Date(family.clock.now.getTime() + ms);
};

const clock = (ms: number) => new Date(family.clock.now.getTime() + ms).toISOString().slice(11, 16);

async function openLimited() {
  const people = await openFamily(family);
  const { parent, child, learner } = people;
  const url = `/api/tutor/limits/${child.id}`;
  const moveAfter = async (message: string) => {
    wait(30_000);
    return (await say(learner, message)).reply.metadata;
  };
  return {
    ...people,
    url,
    set: (limits: object) => parent.put(url, limits),
    read: async () => (await parent.get(url)).json<{ limits: TutorLimits }>().limits,
    moveAfter,
  };
}

describe('limits', () => {
  test('are none until a parent sets some; what a change leaves out stays', async () => {
    const { read, set } = await openLimited();
    expect(await read()).toEqual({ mode: 'worked', dailyMinutes: null, quiet: null, modelVendor: null });
    await set({ mode: 'hints', dailyMinutes: 20 });
    await set({ quiet: { from: '19:30', to: '07:00' } });
    expect(await read()).toMatchObject({ mode: 'hints', dailyMinutes: 20, quiet: { from: '19:30' } });
    await set({ dailyMinutes: null, quiet: null });
    expect(await read()).toEqual({ mode: 'hints', dailyMinutes: null, quiet: null, modelVendor: null });
  });

  test('are the parent’s to set: not the child’s, not another family’s, not a teacher’s', async () => {
    const { url, learner } = await openLimited();
    const stranger = await openFamily(family);
    const teacher = await family.signUp('teacher');
    expect((await learner.put(url, { mode: 'worked' })).statusCode).toBe(403);
    expect((await teacher.client.get(url)).statusCode).toBe(403);
    expect((await stranger.parent.put(url, { mode: 'off' })).statusCode).toBe(404);
    expect((await stranger.parent.get(url)).statusCode).toBe(404);
  });

  test.each([
    [{ mode: 'always' }, 'mode'],
    [{ dailyMinutes: 4 }, 'dailyMinutes'],
    [{ quiet: { from: '7:30', to: '08:00' } }, 'quiet.from'],
    [{ modelVendor: 'Nobody' }, 'modelVendor'],
    [{ other: 1 }, 'other'],
  ])('refuse %j, naming the field', async (limits, field) => {
    const { set } = await openLimited();
    const refused = await set(limits);
    expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([
      400,
      'invalid-input',
      field,
    ]);
  });

  test('off: no help at all, and the child is told why', async () => {
    const { set, moveAfter } = await openLimited();
    await set({ mode: 'off' });
    expect((await moveAfter('solve 3x + 5 = 20')).move).toBe('limit');
  });

  test('hints only: never the whole solution', async () => {
    const { set, moveAfter } = await openLimited();
    await set({ mode: 'hints' });
    await moveAfter('solve 3x + 5 = 20');
    const moves = [];
    for (let n = 0; n < 5; n += 1) moves.push(await moveAfter("I'm stuck"));
    expect(moves.map(({ move }) => move)).not.toContain('worked');
    expect(Math.max(...moves.map(({ level }) => level ?? 0))).toBe(2);
  });

  test('hints only: the question’s own hints show no whole solution either', async () => {
    const { set, learner } = await openLimited();
    const { questions } = await questionsOf(learner, UNLIKE);
    const hint = async (level: number) =>
      (await learner.post('/api/learning/hints', { item: questions[0]?.item, level })).json();
    expect((await hint(3)).lines.length).toBeGreaterThan(1);
    await set({ mode: 'hints' });
    const [first, whole] = [await hint(2), await hint(3)];
    expect(whole).toEqual(first);
    expect(whole).toMatchObject({ level: 2 });
    expect(whole.lines).toHaveLength(1);
    await set({ mode: 'worked' });
    expect((await hint(3)).level).toBe(3);
  });

  test('quiet hours go by the child’s clock', async () => {
    const { set, moveAfter } = await openLimited();
    await set({ quiet: { from: clock(-5 * MINUTE_MS), to: clock(5 * MINUTE_MS) } });
    expect((await moveAfter('hello')).move).toBe('limit');
    wait(10 * MINUTE_MS);
    expect((await moveAfter('hello')).move).toBe('greet');
  });

  test('daily minutes: counted while there is no pause, used up, and there again tomorrow', async () => {
    const { set, moveAfter } = await openLimited();
    await set({ dailyMinutes: 5 });
    const moves = [];
    for (let n = 0; n < 4; n += 1) {
      moves.push((await moveAfter('hello')).move);
      wait(2 * MINUTE_MS);
    }
    expect(moves).toEqual(['greet', 'greet', 'limit', 'limit']);
    wait(23 * 60 * MINUTE_MS);
    expect((await moveAfter('hello')).move).toBe('greet');
  });

  test('whole solutions of one kind are shown three times a day, then the lesson is offered', async () => {
    const { moveAfter } = await openLimited();
    const shown = [];
    for (const problem of ['3x + 5 = 20', '2x + 1 = 9', '4x - 3 = 13', '5x + 2 = 17']) {
      await moveAfter(`solve ${problem}`);
      for (let n = 0; n < 3; n += 1) shown.push((await moveAfter("I'm stuck")).move);
      await moveAfter('ok');
    }
    expect(shown.filter((move) => move === 'worked')).toHaveLength(3);
  });
});
