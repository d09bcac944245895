import { BackupError } from '../backup/backup-error.ts';
import { MovedError } from '../db/moved-mark.ts';
import { BadEnvironment, readEnv } from '../env.ts';
import { type Command, CommandRefused } from './command.ts';

/** What says all there is to say; anything else is a fault of ours, and shows where it was. */
const FOR_PEOPLE = [CommandRefused, BadEnvironment, BackupError, MovedError];

/** Each is read only when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  admin: async () => (await import('./admin.ts')).admin,
  backup: async () => (await import('./backup.ts')).backup,
  move: async () => (await import('./move.ts')).move,
  restore: async () => (await import('./restore.ts')).restore,
};

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `node run-command.ts NAME …`, as tools/ calls it: what is done goes to standard output, what is not, with exit code
 * 1, to standard error. From its sources, unlike the server: it runs for a moment, and works without a build.
 */
async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const command = await COMMANDS[name]?.();
  if (!command) throw new CommandRefused(`There is no command ${name}.`);
  const asked = new AbortController();
  for (const end of ['SIGINT', 'SIGTERM'] as const)
    process.once(end, () =>
      asked.abort(new CommandRefused('Ended before it was done; nothing of it stays.')),
    );
  await command(args, { env: readEnv(), say, signal: asked.signal });
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isForPeople = FOR_PEOPLE.some((kind) => error instanceof kind);
  const text = error instanceof Error ? (isForPeople ? error.message : error.stack) : error;
  process.stderr.write(`${String(text)}\n`);
  process.exitCode = 1;
});
