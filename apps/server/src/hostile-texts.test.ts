import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaOf } from './app.ts';
import { createWorld } from './testing/access-cases.ts';
import type { World } from './testing/access-people.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { graphqlFaultIn } from './testing/fuzz-graphql-harness.ts';
import { HOSTILE, textCalls } from './testing/hostile-texts.ts';
import { sendHostile } from './testing/hostile-walk.ts';
import { documentsOfOdd } from './testing/odd-arguments.ts';

const LENGTH = 2_000;
let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await createWorld(app);
});
afterAll(() => app.close());

it('takes or refuses every hostile text in every call that takes a text, and never trips over one', async () => {
  const calls = textCalls(app.http);
  expect(calls.length).toBeGreaterThan(60);
  const { faults, taken } = await sendHostile(world, calls, LENGTH);
  expect(faults).toEqual([]);
  // Texts behind a door that stays shut prove nothing.
  expect(taken.size).toBeGreaterThan(80);
}, 120_000);

const TALK = `mutation ($text: String!) { sendTutorMessage(input: { message: $text }) { sessionId } }`;
const INTENT = `query ($text: String!) { analyzeMessageIntent(message: $text) { __typename } }`;

it('does so in every argument of the graph, too', async () => {
  const faults: string[] = [];
  const schema = schemaOf(app.services);
  for (const [kind, textOf] of Object.entries(HOSTILE)) {
    const text = textOf(LENGTH).slice(0, LENGTH);
    const asked = documentsOfOdd(schema, { text, number: 7 }).map((query) => ({ query, variables: {} }));
    for (const { query, variables } of [
      ...asked,
      ...[TALK, INTENT].map((query) => ({ query, variables: { text } })),
    ]) {
      const answer = await world.child.client.post('/graphql', { query, variables });
      const fault = graphqlFaultIn(answer.statusCode, answer.body);
      if (fault !== null) faults.push(`${kind} in ${query.slice(0, 60)}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
}, 60_000);
