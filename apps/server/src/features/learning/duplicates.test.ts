import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { type Client, createClient } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { attempt, itemBehind, questionsOf } from '../../testing/practice-walk.ts';
import { ANGLES } from '../../testing/small-content.ts';

/** The guard of the log itself. */
const WITHOUT_UNIQUE_INDEX = 'alter table attempts drop constraint attempts_once cascade';
/** The guard of the record: a revision that never moves lets every change believe it came first. */
const WITHOUT_TURNS = `
  create function stand_still() returns trigger language plpgsql as $$ begin new.revision := old.revision; return new; end $$;
  create trigger no_turns before update on learner_states for each row execute function stand_still()`;

/** Writing takes long enough for all eight to have read before the first is done: they truly meet. */
const SLOW_TO_WRITE = `
  create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(0.25); return new; end $$;
  create trigger slow_to_write before insert on attempts for each row execute function take_time()`;

// Each case opens the whole product twice.
vi.setConfig({ testTimeout: 120_000 });

let family: FamilyApp | null = null;
afterEach(() => family?.close());

/** The same browser at another process of the product, on the same database. */
async function atAnotherProcess({ deps }: FamilyApp, { cookies }: Client) {
  const { http } = await buildApp(deps);
  const client = createClient(http);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return { client, close: () => http.close() };
}

/** Eight parallel sendings of one answer, to two processes in turns: what was answered, and how many rows they left. */
async function sendEightTimes(sabotage: readonly string[]) {
  family = await openFamilyApp();
  const { database, sessionSecret } = family;
  const { child, learner } = await openFamily(family);
  const [question] = (await questionsOf(learner, ANGLES)).questions;
  const body = attempt(question!, itemBehind(sessionSecret, child.id, question!).answer);
  await database.pool.query(
    'insert into learner_states (learner_id, family_id) select id, family_id from users where id = $1',
    [child.id],
  );
  for (const statement of [SLOW_TO_WRITE, ...sabotage]) await database.pool.query(statement);
  const other = await atAnotherProcess(family, learner);
  const clients = [learner, other.client];
  const replies = await Promise.all(
    Array.from({ length: 4 }, () =>
      clients.map((client) => client.post('/api/learning/attempts', body)),
    ).flat(),
  );
  await other.close();
  const rows = await database.pool.query('select 1 from attempts where learner_id = $1', [child.id]);
  return {
    rows: rows.rowCount,
    isAlike: new Set(replies.map(({ body: text }) => text)).size === 1,
    codes: new Set(replies.map(({ statusCode }) => statusCode)),
  };
}

describe('eight parallel sendings of one answer', () => {
  test('leave one row and one reply', async () => {
    expect(await sendEightTimes([])).toEqual({ rows: 1, isAlike: true, codes: new Set([200]) });
  });

  test('leave one row while either guard stands: the unique index or the turns', async () => {
    expect(await sendEightTimes([WITHOUT_UNIQUE_INDEX])).toMatchObject({ rows: 1 });
    await family?.close();
    expect(await sendEightTimes([WITHOUT_TURNS])).toMatchObject({ rows: 1 });
  });

  test('are found out by this test in a build with no unique index and no turns', async () => {
    const { rows } = await sendEightTimes([WITHOUT_UNIQUE_INDEX, WITHOUT_TURNS]);
    expect(rows).toBeGreaterThan(1);
  });
});
