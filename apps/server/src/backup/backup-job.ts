import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Log } from '../db/log.ts';
import type { Job } from '../jobs/run-jobs.ts';
import type { BackupSettings } from './backup-settings.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How much may be lost where the log is kept, and the machine with it. */
const LOG_EVERY_MS = 5 * 60 * 1000;
const PROGRAM = path.join(import.meta.dirname, '../commands/run-command.ts');

interface Deps {
  readonly settings: Pick<BackupSettings, 'to' | 'everyHours' | 'isLogKept'>;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** Variables of the child; this process's own unless a test gives others. */
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * The backups that an installation makes by itself: `npm run backup`, in a process of its own that gives way to the
 * server; with a kept log also what carries that away. Fails with the sentence that process ended with. No job where no
 * place is set.
 */
export function createBackupJob({ settings, log, variables }: Deps) {
  const running = new Set<ChildProcess>();

  async function run(...args: readonly string[]): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, 'backup', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(variables ? { env: variables } : {}),
    });
    running.add(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const [code] = (await once(child, 'close')) as [number | null];
    running.delete(child);
    if (code !== 0) throw new Error(`No backup was made. ${said.trim()}`);
    log.info({ said: said.trim() }, 'backed up');
  }

  const whole: Job = { name: 'backup', everyMs: settings.everyHours * HOUR_MS, run: () => run() };
  const kept: Job = { name: 'backup-wal', everyMs: LOG_EVERY_MS, run: () => run('wal') };
  return {
    jobs: (settings.to === null ? [] : settings.isLogKept ? [whole, kept] : [whole]) as readonly Job[],
    /** Ends what is being made; nothing of it stays. */
    stop(): void {
      for (const child of running) child.kill('SIGTERM');
    },
  };
}
