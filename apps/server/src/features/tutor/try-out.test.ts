import type { TutorMessage } from '@ori/contracts/tutor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hasRateLimits: true, mathsBudgetMs: 5_000 });
});
afterAll(() => app.close());

let addresses = 0;
/** A visitor at a network of their own. */
function visit() {
  addresses += 1;
  const client = app.visitor(`10.0.${addresses}.7`);
  return async (message: string, more: object = {}) => {
    const answer = await client.post('/api/tutor/try', { message, ...more });
    return { status: answer.statusCode, body: answer.json<{ reply: TutorMessage; field?: string }>() };
  };
}

describe('a visitor’s try', () => {
  test('goes through the same steps, and leaves nothing behind', async () => {
    const tell = visit();
    const before: { role: 'student' | 'tutor'; content: string }[] = [];
    const moves = [];
    for (const message of ['solve 3x + 5 = 20', "I'm stuck", "I'm stuck", "I'm stuck"]) {
      const { body } = await tell(message, { before: [...before] });
      before.push({ role: 'student', content: message }, { role: 'tutor', content: body.reply.content });
      moves.push([body.reply.metadata.move, body.reply.metadata.level]);
    }
    expect(moves).toEqual([
      ['hint', 0],
      ['hint', 1],
      ['hint', 2],
      ['worked', 3],
    ]);
    const { rows } = await app.database.pool.query('select count(*)::int as kept from tutor_messages');
    expect(rows[0].kept).toBe(0);
  });

  test('speaks the language asked for, at the level asked for', async () => {
    const { body } = await visit()('résous 3x + 5 = 20', { locale: 'fr', tier: 'high' });
    expect(body.reply.metadata.move).toBe('hint');
    expect(body.reply.content).toMatch(/[éèàùêç’]|\b(?:le|la|les|une?)\b/);
  });

  test('is met with care where it needs care', async () => {
    const { body } = await visit()('I want to kill myself');
    expect(body.reply.metadata.move).toBe('safety');
    const { rows } = await app.database.pool.query('select count(*)::int as told from tutor_alerts');
    expect(rows[0].told).toBe(0);
  });

  test('finds a lesson and cites it', async () => {
    const summary = app.content.lessonSummary(app.content.lessonIds[0] ?? '', 'en');
    const { body } = await visit()(`explain ${summary?.title}`);
    expect(body.reply.metadata.move).toBe('lesson');
    expect(body.reply.citations[0]).toMatchObject({ lessonId: summary?.id, title: summary?.title });
  });

  test.each([
    [{ message: ' ' }, 'message'],
    [{ locale: 'de' }, 'locale'],
    [{ personality: 'friend' }, 'personality'],
    [{ tier: 'toddler' }, 'tier'],
    [{ before: Array.from({ length: 13 }, () => ({ role: 'student', content: 'x' })) }, 'before'],
  ])('refuses %j, naming the field', async (wrong, field) => {
    const refused = await visit()('hello', wrong);
    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });

  test('comes to an end for one address, and not for others', async () => {
    const tell = visit();
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await tell('hello')).status);
    expect(statuses.slice(0, 20)).toEqual(Array<number>(20).fill(200));
    expect(statuses[20]).toBe(429);
    expect((await visit()('hello')).status).toBe(200);
  });
});
