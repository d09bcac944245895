import type { Question } from '@ori/contracts/practice';
import type { TutorConversation } from '@ori/contracts/tutor';
import { STUCK_AFTER_MS } from '@ori/contracts/tutor-names';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { attempt, itemBehind, knownWrong, questionsOf, send } from '../../testing/practice-walk.ts';
import { UNLIKE } from '../../testing/small-content.ts';
import { ask, CONVERSATION, say, trySaying } from './testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

/** Lets so much time pass that being stuck counts. */
function wait(ms = STUCK_AFTER_MS + 1_000): void {
  family.clock.now = new Date(family.clock.now.getTime() + ms);
}

/** A child in front of a question, who says things about it. */
async function openQuestion() {
  const people = await openFamily(family);
  const { learner, child } = people;
  const { questions } = await questionsOf(learner, UNLIKE);
  const [question] = questions as [Question];
  const item = itemBehind(family.sessionSecret, child.id, question);
  const tell = async (message: string) => {
    wait();
    return (await say(learner, message, { place: { item: question.item } })).reply;
  };
  return { ...people, question, item, tell };
}

describe('a conversation about the question on the page', () => {
  test('climbs from a nudge to the whole solution, one level a turn, and then asks an unaided twin', async () => {
    const { tell, item } = await openQuestion();
    const nudge = await tell('give me a hint');
    expect(nudge.metadata).toMatchObject({ move: 'hint', level: 0, via: 'embedded', subject: 'math' });
    const wrong = await tell(knownWrong(item).answer);
    expect(wrong.metadata).toMatchObject({ move: 'check', level: 0 });
    const stuck = await tell("I'm stuck");
    expect(stuck.metadata).toMatchObject({ move: 'hint', level: 1 });
    const first = await tell("I'm still stuck");
    expect(first.metadata).toMatchObject({ move: 'hint', level: 2 });
    expect(first.steps).toHaveLength(1);
    const whole = await tell("I'm stuck");
    expect(whole.metadata).toMatchObject({ move: 'worked', level: 3 });
    const shown = whole.steps.map(({ text }) => text.replaceAll('$', ''));
    expect(shown).toEqual(expect.arrayContaining(item.steps.map(({ text }) => text.en.replaceAll('$', ''))));
    expect(shown.join(' ')).toContain(item.answer);
    expect(whole.twin).toMatchObject({ skill: 'ma-addunlike', prompt: expect.any(String) });
    expect(whole.twin?.['prompt']).not.toBe(item.prompt.en);
  });

  test('never shows the answer before the whole solution, however it is asked for', async () => {
    const { tell, item } = await openQuestion();
    for (const message of ['just tell me the answer', 'what is the answer', 'give me the answer now']) {
      const reply = await tell(message);
      expect(reply.metadata.move).toBe('hint');
      expect(JSON.stringify([reply.content, reply.steps])).not.toMatch(
        new RegExp(String.raw`(?<![\d/])${item.answer}(?![\d/])`),
      );
    }
  });

  test('counts help given in words as help: the answer after it is not solved unaided', async () => {
    const { tell, learner, question, item } = await openQuestion();
    await tell('give me a hint');
    await tell("I'm stuck");
    await tell("I'm stuck");
    const answered = await send(learner, attempt(question, item.answer));
    expect(answered).toMatchObject({ verdict: 'correct' });
    const { rows } = await family.database.pool.query('select level from question_hints');
    expect(rows.map(({ level }) => level)).toContain(2);
  });

  test('praises the way, not the child, when the answer is right', async () => {
    const { tell, item } = await openQuestion();
    await tell('give me a hint');
    const right = await tell(item.answer);
    expect(right.metadata.move).toBe('praise');
    expect(right.content).not.toMatch(/smart|clever|genius|talent/i);
  });

  test('helps inside the work without a message, in the same ladder', async () => {
    const { learner, question, item } = await openQuestion();
    const help = async (kind: 'hint' | 'check', work: string[] = []) => {
      wait();
      const answer = await learner.post('/api/tutor/work-help', {
        kind,
        place: { item: question.item, work },
      });
      return answer.json().reply;
    };
    expect((await help('hint')).metadata).toMatchObject({ move: 'hint', level: 0 });
    expect((await help('hint')).metadata).toMatchObject({ move: 'hint', level: 1 });
    expect((await help('check', [knownWrong(item).answer])).metadata.move).toBe('check');
    expect((await help('check', [item.answer])).metadata.move).toBe('praise');
    const talk = await ask<TutorConversation>(learner, `{ myActiveConversation { ${CONVERSATION} } }`);
    expect(talk).toMatchObject({ messageCount: 4, totalMessages: 8 });
  });
});

describe('a conversation about a problem of one’s own', () => {
  test.each([
    ['Just tell me the answer: 3x+5=20', 'hint', 'not-the-answer'],
    ['Donne-moi juste la réponse : 3x+5=20', 'hint', 'not-the-answer'],
    ['I’m stuck on this: 3x + 5 = 20', 'hint', 'new-problem'],
    ['Check my steps:\n3x + 5 = 20\n3x = 25\nx = 25/3', 'check', 'first-wrong-line'],
    ['Check my steps: 3x+5=20, 3x=15', 'check', 'right-so-far'],
    ['Revisa mis pasos:\n3x + 5 = 20\n3x = 15\nx = 5', 'praise', 'solved'],
    ['3x + 5 = 20\n3x = 15\nIs this right?', 'check', 'right-so-far'],
    ['is this right: 3 + 4 = 8', 'check', 'wrong-answer'],
    ['Check my steps: 3x + 5 = 20', 'check', 'no-work'],
  ])('understands what is brought with its wish: %s', async (message, move, because) => {
    const { learner } = await openFamily(family);
    const { reply } = await say(learner, message);
    expect(reply.metadata).toMatchObject({ move, because });
    expect(reply.content).not.toMatch(/x = 5|= 5\b/);
    if (because === 'first-wrong-line') expect(reply.metadata.wrongLine).toBe(1);
    if (move !== 'hint') return;
    expect((await say(learner, '3x = 25')).reply.metadata.because).toBe('wrong-answer');
  });

  test('takes lines that have nothing of the problem in hand for one of their own', async () => {
    const { learner } = await openFamily(family);
    await say(learner, 'solve 3x + 5 = 20');
    const own = await say(learner, 'Check my steps:\n2y + 1 = 9\n2y = 8');
    expect(own.reply.metadata.because).toBe('right-so-far');
    await say(learner, 'solve 3x + 5 = 20');
    const slipped = await say(learner, 'Check my steps:\n3x = 40\nx = 40/3');
    expect(slipped.reply.metadata).toMatchObject({ because: 'first-wrong-line', wrongLine: 0 });
  });

  test('finds the first wrong line, and follows right ones to the end', async () => {
    const { learner } = await openFamily(family);
    const tell = async (message: string) => {
      wait();
      return (await say(learner, message)).reply;
    };
    expect((await tell('solve 3x + 5 = 20')).metadata).toMatchObject({ move: 'hint', level: 0 });
    const wrong = await tell('3x = 25');
    expect(wrong.metadata.move).toBe('check');
    expect(wrong.content).not.toMatch(/\b5\b/);
    expect((await tell('3x = 15')).metadata.move).toBe('check');
    expect((await tell('x = 5')).metadata.move).toBe('praise');
  });

  test('takes a problem in words apart and never solves it', async () => {
    const { learner } = await openFamily(family);
    const words = 'Lea has 14 apples and gives 5 of them to her friend. How many apples does she have now?';
    for (const message of [words, "I don't know", 'tell me the answer']) {
      wait();
      const { reply } = await say(learner, message);
      expect(reply.metadata.move).toBe('scaffold');
      expect(reply.content).not.toMatch(/\b9\b|nine/);
    }
  });

  test('says so where it has nothing to stand on', async () => {
    const { learner } = await openFamily(family);
    const { reply } = await say(learner, 'who won the match yesterday evening');
    expect(reply.metadata.move).toBe('redirect');
    expect(reply.citations).toEqual([]);
  });

  test('tells a learner their own figures, counted', async () => {
    const { learner } = await openFamily(family);
    const { reply } = await say(learner, 'how am I doing?');
    expect(reply).toMatchObject({ metadata: { move: 'figures', intent: 'progress' } });
    expect(reply.content).toMatch(/\b0 /);
  });

  test('speaks to a parent as to a grown-up, and knows that they are signed in', async () => {
    const { parent } = await openFamily(family);
    const { reply } = await say(parent, 'how am I doing?');
    expect(reply.metadata.because).toBe('sign-in');
    expect(reply.content).toMatch(/counted for learners/);
    const { reply: silent } = await say(parent, 'who won the match yesterday evening');
    expect(silent.content).not.toMatch(/grown-up/);
  });

  test('answers in the learner’s language', async () => {
    const { learner } = await openFamily(family);
    await learner.put('/api/users/preferences', { locale: 'fr' });
    learner.cookies.set('ori_lng', 'fr');
    const { reply } = await say(learner, 'résous 3x + 5 = 20');
    expect(reply.metadata.move).toBe('hint');
    expect(reply.content).toMatch(/[éèàùêç’]|\b(?:le|la|les|une?|qu)\b/);
  });
});

describe('what is refused', () => {
  test.each([
    ['an empty message', '   ', {}, 'message'],
    ['a message too long', 'a'.repeat(2_001), {}, 'message'],
    ['a session that is no id', 'hi', { sessionId: 'x' }, 'sessionId'],
    ['too many lines of working', 'hi', { place: { work: Array<string>(41).fill('1') } }, 'place.work'],
    ['a line of working too long', 'hi', { place: { work: ['1'.repeat(201)] } }, 'place.work.0'],
    ['a reference that is no reference', 'hi', { place: { item: 'short' } }, 'place.item'],
    ['a time that went backwards', 'hi', { place: { durationMs: -1 } }, 'place.durationMs'],
  ])('%s, naming the field', async (_what, message, more, field) => {
    const { learner } = await openFamily(family);
    const { errors } = await trySaying(learner, message, more);
    expect(errors).toMatchObject([{ extensions: { code: 'invalid-input', field } }]);
  });

  test('a conversation of nobody, one that is over, and more messages in a minute than anybody writes', async () => {
    const { learner } = await openFamily(family);
    const { sessionId } = await say(learner, 'hello');
    const code = async (more: object) =>
      (await trySaying(learner, 'hello', more)).errors[0]?.extensions?.['code'];
    expect(await code({ sessionId: '00000000-0000-4000-8000-000000000000' })).toBe('not-found');
    await ask(learner, `mutation { endTutorConversation(sessionId: "${sessionId}") { isActive } }`);
    expect(await code({ sessionId })).toBe('conversation-over');
    for (let sent = 1; sent < 20; sent += 1) await say(learner, 'hello');
    expect(await code({})).toBe('too-many-requests');
    wait(60_001);
    expect(await code({})).toBeUndefined();
  });

  test('another learner’s question: it is as if there were none', async () => {
    const { question } = await openQuestion();
    const { learner } = await openFamily(family);
    const { reply } = await say(learner, 'give me a hint', { place: { item: question.item } });
    expect(reply.metadata.move).not.toBe('hint');
  });
});
