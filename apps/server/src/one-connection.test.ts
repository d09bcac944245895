import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownContent } from '@ori/content/testing/known-content';
import { startTestApp, type TestApp } from './testing/app.ts';
import { openTestDatabase } from './testing/database.ts';
import { openFamily } from './testing/family-people.ts';
import { attempt, itemBehind, questionsOf, send } from './testing/practice-walk.ts';
import { ANGLES, smallContent } from './testing/small-content.ts';

let app: TestApp;
beforeAll(async () => {
  const content = { ...(await knownContent()), ...smallContent };
  app = await startTestApp({ database: await openTestDatabase({ poolSize: 1 }), content });
});
afterAll(() => app.close());

/**
 * Whoever asks for a second connection while holding one waits for ever once all of a pool do the same at once; with a
 * pool of one the first does.
 */
it('no request of a family’s first day holds a connection while it waits for another', async () => {
  const { parent, learner, child } = await openFamily(app);
  const [question] = (await questionsOf(learner, ANGLES)).questions;
  if (!question) throw new Error('nothing is asked');
  const { answer } = itemBehind(app.deps.secrets.session, child.id, question);
  expect((await send(learner, attempt(question, answer))).verdict).toBe('correct');
  const pages = ['/api/families/dashboard', '/api/families/children', `/api/credentials?childId=${child.id}`];
  for (const page of pages) expect((await parent.get(page)).statusCode, page).toBe(200);
});
