import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Log } from '../db/log.ts';
import type { Job } from '../jobs/run-jobs.ts';
import type { BackupSettings } from './backup-settings.ts';

const HOUR_MS = 60 * 60 * 1000;
const PROGRAM = path.join(import.meta.dirname, '../commands/run-command.ts');

interface Deps {
  readonly settings: Pick<BackupSettings, 'to' | 'everyHours'>;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** Variables of the child; this process's own unless a test gives others. */
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * The backup that an installation makes by itself: `npm run backup`, in a process of its own that gives way to the
 * server. Fails with the sentence that process ended with. No job where no folder is set.
 */
export function createBackupJob({ settings, log, variables }: Deps) {
  let ending: (() => void) | null = null;

  async function run(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, 'backup'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(variables ? { env: variables } : {}),
    });
    ending = () => child.kill('SIGTERM');
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const [code] = (await once(child, 'close')) as [number | null];
    ending = null;
    if (code !== 0) throw new Error(`No backup was made. ${said.trim()}`);
    log.info({ said: said.trim() }, 'backed up');
  }

  const job: Job = { name: 'backup', everyMs: settings.everyHours * HOUR_MS, run };
  return {
    jobs: (settings.to === null ? [] : [job]) as readonly Job[],
    /** Ends a backup that is being made; nothing of it stays. */
    stop: (): void => ending?.(),
  };
}
