import type { Question } from '@ori/contracts/practice';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { attempt, itemBehind, questionsOf } from '../../testing/practice-walk.ts';
import { ANGLES } from '../../testing/small-content.ts';

vi.setConfig({ testTimeout: 120_000 });

const LEARNERS = 6;

interface Answering {
  readonly learner: Client;
  readonly learnerId: string;
  readonly questions: readonly Question[];
}

let family: FamilyApp;
let everybody: Answering[];
beforeEach(async () => {
  family = await openFamilyApp();
  everybody = [];
  for (let n = 0; n < LEARNERS; n++) {
    const { child, learner } = await openFamily(family);
    const { questions } = await questionsOf(learner, ANGLES);
    everybody.push({ learner, learnerId: child.id, questions });
  }
});
afterEach(() => family.close());

/** Sends a learner's right answer to one of the questions; the status of the reply. */
async function answer({ learner, learnerId, questions }: Answering, number = 0): Promise<number> {
  const question = questions[number]!;
  const body = attempt(question, itemBehind(family.sessionSecret, learnerId, question).answer);
  return (await learner.post('/api/learning/attempts', body)).statusCode;
}

async function counted(): Promise<Record<string, { rows: number; answers: number }>> {
  const text = `select learner_id, count(*)::int as rows, answers from attempts join learner_states using (learner_id)
    group by learner_id, answers`;
  const { rows } = await family.database.pool.query(text);
  return Object.fromEntries(rows.map((row) => [row.learner_id, { rows: row.rows, answers: row.answers }]));
}

/** Lets nothing be counted of one learner. */
const refuse = (learnerId: string) => `
  create function refuse() returns trigger language plpgsql as $$
    begin if new.learner_id = '${learnerId}' then raise 'not this one'; end if; return new; end $$;
  create trigger refused before insert on attempts for each row execute function refuse()`;

test('answers of many learners at one moment are each counted once, in their own record', async () => {
  const statuses = await Promise.all(
    everybody.flatMap((each) => each.questions.map((_question, number) => answer(each, number))),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const records = await counted();
  for (const { learnerId, questions } of everybody)
    expect(records[learnerId]).toEqual({ rows: questions.length, answers: questions.length });
});

test('an answer that cannot be stored fails alone, whoever’s came at the same moment', async () => {
  const [first] = everybody;
  await Promise.all(everybody.map((each) => answer(each)));
  await family.database.pool.query(refuse(first!.learnerId));
  const statuses = await Promise.all(everybody.map((each) => answer(each, 1)));
  expect(statuses).toEqual([500, ...Array.from({ length: LEARNERS - 1 }, () => 200)]);
  const records = await counted();
  expect(everybody.map(({ learnerId }) => records[learnerId])).toEqual([
    { rows: 1, answers: 1 },
    ...Array.from({ length: LEARNERS - 1 }, () => ({ rows: 2, answers: 2 })),
  ]);
});

test('a record that somebody else holds keeps its own answer waiting, and nobody else’s', async () => {
  const [first, ...others] = everybody;
  await Promise.all(everybody.map((each) => answer(each)));
  const holder = await family.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from learner_states where learner_id = $1 for update', [first!.learnerId]);
  let isAnswered = false;
  const held = answer(first!, 1).then((status) => {
    isAnswered = true;
    return status;
  });
  expect(await Promise.all(others.map((each) => answer(each, 1)))).toEqual(others.map(() => 200));
  expect(await Promise.all(others.map((each) => answer(each, 2)))).toEqual(others.map(() => 200));
  expect(isAnswered).toBe(false);
  await holder.query('commit');
  holder.release();
  expect(await held).toBe(200);
  expect((await counted())[first!.learnerId]).toEqual({ rows: 2, answers: 2 });
});
