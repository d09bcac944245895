import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { say } from './testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const ASKED = [
  'solve 3x + 4 = 19',
  'x = 4',
  'I am stuck',
  'x = 6',
  'I am stuck, more help please',
  'x = 7',
  'I am still stuck',
  'x = 8',
  'show me the whole solution',
  'just give me the answer',
];

/** The replies to a child who tries, gets stuck and asks for more, up to the third rung and past it. */
async function walk(mode: 'hints' | 'worked') {
  const { learner, parent, child } = await openFamily(family);
  const set = await parent.put(`/api/tutor/limits/${child.id}`, { mode });
  expect(set.statusCode).toBe(200);
  const replies = [];
  for (const message of ASKED) replies.push((await say(learner, message)).reply);
  return replies;
}

test('with hints only, the third rung shows the first step at most, and says whose wish it is', async () => {
  const replies = await walk('hints');
  expect(replies.map(({ metadata }) => metadata?.move)).not.toContain('worked');
  for (const { content, steps } of replies) {
    expect(steps?.length ?? 0).toBeLessThanOrEqual(1);
    expect(`${content} ${JSON.stringify(steps)}`).not.toMatch(/x\s*=\s*5\b/);
  }
  const third = replies.filter(({ content }) => /your (?:family|grown-up)/i.test(content));
  expect(third.length).toBeGreaterThan(1);
});

test('without that limit the same child is shown the whole solution there', async () => {
  expect((await walk('worked')).map(({ metadata }) => metadata?.move)).toContain('worked');
});
