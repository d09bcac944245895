import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { batched } from '../db/batched.ts';
import { openDatabase } from '../db/database.ts';

/**
 * Writes unique values until it is killed, and prints each one as it acknowledges it: after the commit, of
 * its own or (`after-batch`) of all that wait, or, when asked to be `early`, before, and commits a little
 * later, as a broken build with a write buffer might.
 * Arguments: data folder, migrations, run, when.
 */
const [dataDir = '', migrationsDir = '', run = '', when = ''] = process.argv.slice(2);
const WRITERS = when === 'after-batch' ? 40 : 4;
const BUFFER_MS = 20;
const database = await openDatabase({ dataDir, migrationsDir, log: pino({ level: 'silent' }) });

async function insert(values: readonly string[]): Promise<null[]> {
  await database.pool.query('insert into written (value) select unnest($1::text[])', [values]);
  return values.map(() => null);
}

const insertTogether = batched<string, null>({
  together: insert,
  alone: async (value) => (await insert([value]))[0] ?? null,
  maxItems: WRITERS,
  isEveryones: () => true,
});

async function write(value: string): Promise<void> {
  if (when === 'early') {
    process.stdout.write(`${value}\n`);
    await sleep(BUFFER_MS);
  }
  await (when === 'after-batch' ? insertTogether(value) : insert([value]));
  if (when !== 'early') process.stdout.write(`${value}\n`);
}

async function writeForEver(writer: number): Promise<never> {
  for (let turn = 0; ; turn += 1) await write(`${run}-${writer}-${turn}`);
}

await Promise.race(Array.from({ length: WRITERS }, (_, writer) => writeForEver(writer)));
