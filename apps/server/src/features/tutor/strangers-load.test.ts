import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { say } from './testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const ask = (message: string, host = 1) =>
  family.visitor(`10.1.0.${host}`).post('/api/tutor/try', { message });

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * What it cost the thread that serves everybody while something was done: milliseconds of the processor, not of the
 * clock, so that a busy machine changes nothing.
 */
async function spentMs(act: () => Promise<unknown>): Promise<number> {
  const beforeMs = usedMs();
  await act();
  return usedMs() - beforeMs;
}

const LONGEST = 2_000;
/** What is looked for here cost hundreds of times as much, or never ended. */
const MORE = 20;
const LEAST_MS = 25;
/** What froze the server once, and their likes: runs of blanks, words said in two ways, a sign without an end. */
const HOSTILE = [
  `x${' '.repeat(LONGEST - 2)}y`,
  `x${'\t'.repeat(LONGEST - 2)}y`,
  `${'1 π'.repeat(600)} !`,
  `thanks${' again'.repeat(300)} x`,
  'so '.repeat(600),
  `${'pin '.repeat(499)}x`,
  `3x${'?!.'.repeat(660)}x`,
];

describe('one message of a stranger', () => {
  test('is answered about as soon as a plain one of its length, whatever it is made of', async () => {
    const plain = 'The fox ran over the hill and saw a river. '.repeat(50).slice(0, LONGEST);
    await ask(plain);
    const plainMs = Math.max(await spentMs(() => ask(plain)), await spentMs(() => ask(plain)), LEAST_MS);
    for (const message of HOSTILE) {
      const answers: number[] = [];
      const hostileMs = await spentMs(async () => {
        answers.push((await ask(message)).statusCode);
      });
      expect(answers, message.slice(0, 12)).toEqual([200]);
      expect(hostileMs, message.slice(0, 12)).toBeLessThan(MORE * plainMs);
    }
  });

  test('that is too long is refused before it is read, and the field is named', async () => {
    const answer = await ask('x'.repeat(LONGEST + 1));
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'message']);
    const before = [{ role: 'student', content: 'x'.repeat(LONGEST + 1) }];
    const earlier = await family.visitor().post('/api/tutor/try', { message: 'hi', before });
    expect([earlier.statusCode, String(earlier.json().field)]).toEqual([
      400,
      expect.stringMatching(/^before/),
    ]);
  });
});

describe('more strangers at once than the tutor has room for', () => {
  test('are told to come again; words of care are given all the same, and a learner waits behind none', async () => {
    const { learner } = await openFamily(family);
    const crowd = Array.from({ length: 60 }, (_, host) => ask(`solve ${host + 2}x + 5 = 20`, host));
    const [cried, helped] = await Promise.all([ask('I want to die', 99), say(learner, 'solve 3x + 5 = 20')]);
    const answers = await Promise.all(crowd);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(answers.length);
    for (const answer of refused) {
      expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'tutor-busy' }]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(cried.statusCode).toBe(200);
    expect(cried.json().reply.content).toMatch(/988|matter/);
    expect(helped.reply.metadata.move).not.toBe('safety');
  });
});
