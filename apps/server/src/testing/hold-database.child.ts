import { once } from 'node:events';
import { pino } from 'pino';
import { openDatabase } from '../db/database.ts';

/** Opens a data folder as the product does, says how, and leaves when its input ends. Arguments: data folder, migrations. */
const [dataDir = '', migrationsDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, migrationsDir, log: pino({ level: 'silent' }) });
process.stdout.write(`${database.mode}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await database.close();
process.stdout.write('closed\n');
