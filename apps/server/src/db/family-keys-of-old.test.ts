import { randomUUID } from 'node:crypto';
import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../testing/database.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { type Database, MIGRATIONS_DIR } from './database.ts';
import { migrate } from './migrate.ts';

/** The first migration that puts the family into keys. */
const FIRST = '0060';
let folder: TemporaryFolder;
let database: Database;

beforeAll(async () => {
  [folder, database] = await Promise.all([temporaryFolder(), openEmptyDatabase()]);
});
afterAll(() => Promise.all([folder.remove(), database.close()]));

async function migrateFrom(migrations: string): Promise<void> {
  const client = await database.pool.connect();
  await migrate(client, migrations).finally(() => client.release());
}

const insert = (text: string, values: unknown[]) => database.pool.query(`insert into ${text}`, values);

it('keeps the rows of an older database, each in the family of its person', async () => {
  const before = path.join(folder.path, 'migrations');
  await cp(MIGRATIONS_DIR, before, { recursive: true });
  const newer = (await readdir(before)).filter((name) => name >= FIRST);
  await Promise.all(newer.map((name) => rm(path.join(before, name))));
  await migrateFrom(before);

  const [family, child, other] = [randomUUID(), randomUUID(), randomUUID()];
  const ids = Array.from({ length: 6 }, () => randomUUID());
  const [run, answer, entry, sample, message, attempt] = ids;
  await insert('families (id) values ($1), ($2)', [family, other]);
  await insert(`users (id, family_id, role, first_name) values ($1, $2, 'student', 'Kofi')`, [child, family]);
  await insert(
    `placements (id, learner_id, family_id, subject, state, started_at) values ($1, $2, $3, 'mathematics', 'open', now())`,
    [run, child, family],
  );
  await insert(
    `placement_answers (placement_id, number, id, body_hash, skill, difficulty, solved, duration_ms, answered_at)
      values ($1, 0, $2, 'h', 's', 1, true, 900, now())`,
    [run, answer],
  );
  await insert(
    `activity_log (id, learner_id, family_id, kind, activity_id, subject, day, minutes, note, written_at)
      values ($1, $2, $3, 'geometry', 'a', 'mathematics', '2026-11-02', 20, '', now())`,
    [entry, child, family],
  );
  await insert('activity_strikes (entry_id, struck_at) values ($1, now())', [entry]);
  await insert(
    `work_samples (id, child_id, family_id, title, subject, day, child_words, note, standard, added_at)
      values ($1, $2, $3, 'A bridge', 'art', '2026-11-02', '', '', '', now())`,
    [sample, child, family],
  );
  await insert(
    `sample_files (sample_id, type, size_bytes, content, added_at) values ($1, 'image/webp', 1, 'x', now())`,
    [sample],
  );
  // Nothing kept a row from standing in another family.
  await insert(
    `messages (id, family_id, child_id, kind, author_part, body, written_at) values ($1, $3, $2, 'home', 'child', 'Hi', now())`,
    [message, child, other],
  );
  await insert('message_withdrawals (message_id, withdrawn_at) values ($1, now())', [message]);
  await insert(
    `attempts (learner_id, id, family_id, body_hash, skill, kind, number, difficulty, answer, verdict, hint_level, counted,
        duration_ms, locale, chance, mastered, achievements, answered_at)
      values ($1, $2, $3, 'h', 's', 'main', 0, 1, '4', 'correct', 0, true, 900, 'en', 0.5, false, '{}', now())`,
    [child, attempt, other],
  );

  await migrateFrom(MIGRATIONS_DIR);
  const tables = [
    'placements',
    'placement_answers',
    'activity_strikes',
    'sample_files',
    'message_withdrawals',
    'attempts',
  ];
  for (const table of tables) {
    const { rows } = await database.pool.query(`select family_id from ${table}`);
    expect([table, rows]).toEqual([table, [{ family_id: family }]]);
  }
  await database.pool.query('delete from families where id = $1', [family]);
  for (const table of tables) {
    expect((await database.pool.query(`select from ${table}`)).rowCount).toBe(0);
  }
});
