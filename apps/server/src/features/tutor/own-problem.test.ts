import type { Question } from '@ori/contracts/practice';
import { LOCALES } from '@ori/contracts/locale';
import { STUCK_AFTER_MS } from '@ori/contracts/tutor-names';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { attempt, itemBehind, knownWrong, questionsOf, send } from '../../testing/practice-walk.ts';
import { UNLIKE } from '../../testing/small-content.ts';
import { say } from './testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp({ mathsBudgetMs: 5_000 });
});
afterAll(() => family.close());

function wait(ms = STUCK_AFTER_MS + 1_000): void {
  family.clock.now = new Date(family.clock.now.getTime() + ms);
}

/** A child in a lesson, in front of one of its questions. */
async function inALesson() {
  const { learner, child } = await openFamily(family);
  const { questions } = await questionsOf(learner, UNLIKE);
  const [question, other] = questions as [Question, Question];
  const item = itemBehind(family.sessionSecret, child.id, question);
  const tell = async (message: string, on: Question = question) => {
    wait();
    return (await say(learner, message, { place: { item: on.item, lessonId: UNLIKE } })).reply;
  };
  const helpMe = async (on: Question = question) => {
    const answer = await learner.post('/api/tutor/work-help', { kind: 'hint', place: { item: on.item } });
    return answer.json().reply;
  };
  return { learner, question, other, item, tell, helpMe };
}

const productOf = (line: string) => {
  const [one, two] = (line.match(/\d+/g) ?? []).map(Number);
  return (one ?? 0) * (two ?? 0);
};

describe('a problem of one’s own beside a question on the page', () => {
  test.each([
    ['what is 7x8', 'en'],
    ['combien font 7x8', 'fr'],
    ['cuánto es 7 x 8', 'es'],
  ] as const)('%s: a bare number is judged against it (%s)', async (asked, locale) => {
    const { learner, tell } = await inALesson();
    await learner.put('/api/users/preferences', { locale });
    learner.cookies.set('ori_lng', locale);
    expect((await tell(asked)).metadata.move).toBe('hint');
    expect((await tell('54')).metadata).toMatchObject({ move: 'check', because: 'wrong-answer' });
    expect((await tell('56')).metadata).toMatchObject({ move: 'praise', because: 'solved' });
  });

  test('is in hand for hints too, until it is solved; then the page’s question is again', async () => {
    const { tell, item } = await inALesson();
    await tell('what is 7x8');
    expect((await tell('give me a hint')).metadata).toMatchObject({ move: 'hint', level: 1 });
    await tell('56');
    expect((await tell('give me a hint')).metadata).toMatchObject({ move: 'hint', level: 0 });
    expect((await tell(item.answer)).metadata.move).toBe('praise');
  });

  test('leaves the page’s question where a try is right for that, or it is named, or its button asks', async () => {
    const { tell, helpMe, item, learner } = await inALesson();
    await tell('what is 7x8');
    expect((await tell(item.answer)).metadata.move).toBe('praise');
    await tell('what is 7x8');
    const named = await tell('a hint on this question please');
    expect(named.metadata).toMatchObject({ move: 'hint', level: 0 });
    await say(learner, 'what is 7x8');
    expect((await helpMe()).metadata).toMatchObject({ move: 'hint', level: 0, subject: 'math' });
    expect((await tell(knownWrong(item).answer)).metadata.move).toBe('check');
  });

  test('makes room for another question that the page shows by then', async () => {
    const { tell, other } = await inALesson();
    await tell('what is 7x8');
    const next = await tell('give me a hint', other);
    expect(next.metadata).toMatchObject({ move: 'hint', level: 0, topic: other.skillTitle });
  });

  test('is followed by another of one’s own, even where an unaided one was owed before it', async () => {
    const { tell } = await inALesson();
    await tell('what is 7x8');
    for (const message of ['give me a hint', 'give me a hint', '56']) await tell(message);
    expect((await tell('9 x 12')).metadata).toMatchObject({ move: 'twin', because: 'before-next' });
    expect((await tell('108')).metadata.move).toBe('praise');
    expect((await tell('7 x 8')).metadata.move).not.toBe('check');
  });

  test('in words is not mixed up with the page’s question by a bare number', async () => {
    const { tell } = await inALesson();
    await tell('Lea has 14 apples and gives 5 of them to her friend. How many apples does she have now?');
    expect((await tell('9')).metadata.move).toBe('scaffold');
  });

  test('that is the page’s question in other signs stays that: its help counts', async () => {
    const { tell, item } = await inALesson();
    const task = item.prompt.en.replace(/\s*=\s*\?.*$/, '');
    await tell('what is 7x8');
    expect((await tell(task)).metadata).toMatchObject({ move: 'hint', level: 0 });
    const { rows } = await family.database.pool.query('select count(*)::int as hints from question_hints');
    expect(rows[0].hints).toBeGreaterThan(0);
  });
});

describe('a line of reckoning in a lesson and without one', () => {
  const TIMES = ['7 x 8', '9 x 3', '7 * 8', '6X4', '12 × 3', '5 · 9'];
  test.each(TIMES)(
    '%s: right is right, wrong is asked about and what it comes to is not said',
    async (sum) => {
      const { learner, tell } = await inALesson();
      const value = productOf(sum);
      const alone = async (message: string) => {
        wait();
        return (await say(learner, message)).reply;
      };
      for (const ask of [tell, alone]) {
        expect((await ask(`${sum} = ${value}`)).metadata).toMatchObject({ move: 'check', because: 'holds' });
        const wrong = await ask(`${sum} = ${value - 2}`);
        expect(wrong.metadata).toMatchObject({ move: 'check', because: 'wrong-answer' });
        expect(wrong.content).not.toMatch(new RegExp(String.raw`\b${value}\b`));
        expect(wrong.content).toMatch(/\d × \d+ = \d/);
        expect((await ask(String(value))).metadata.move).toBe('praise');
      }
    },
  );

  test.each(LOCALES)('3 x = 12 has a letter, and its answer is a value of x (%s)', async (locale) => {
    const { learner, tell } = await inALesson();
    learner.cookies.set('ori_lng', locale);
    expect((await tell('3 x = 12')).metadata.move).toBe('hint');
    expect((await tell('x = 9')).metadata.move).toBe('check');
    expect((await tell('x = 4')).metadata.move).toBe('praise');
  });

  test('a right reckoning beside a problem leaves that in hand', async () => {
    const { learner } = await openFamily(family);
    await say(learner, 'solve 3x + 5 = 20');
    expect((await say(learner, '7 x 8 = 56')).reply.metadata.because).toBe('holds');
    expect((await say(learner, 'x = 5')).reply.metadata.move).toBe('praise');
  });
});

describe('wrong answers on the page', () => {
  test('raise the ladder as written lines do, without waiting', async () => {
    const { learner, question, item, helpMe } = await inALesson();
    const miss = () => send(learner, attempt(question, knownWrong(item).answer));
    await miss();
    await miss();
    expect((await helpMe()).metadata).toMatchObject({ move: 'hint', level: 0 });
    expect((await helpMe()).metadata).toMatchObject({ move: 'hint', level: 1, because: 'asked' });
    expect((await helpMe()).metadata).toMatchObject({ level: 1, because: 'try-first' });
    await miss();
    expect((await helpMe()).metadata).toMatchObject({ level: 2, because: 'asked' });
  });

  test('of another question do not', async () => {
    const { learner, question, other, item, helpMe } = await inALesson();
    await send(learner, attempt(question, knownWrong(item).answer));
    expect((await helpMe(other)).metadata).toMatchObject({ level: 0 });
    expect((await helpMe(other)).metadata).toMatchObject({ level: 0, because: 'try-first' });
  });
});
