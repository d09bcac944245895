import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const SCRIPT = path.join(import.meta.dirname, 'hold-database.child.ts');

/** Another process of the product, with a data folder open. */
export interface HoldingProcess {
  /** Resolves with how it opened the folder. */
  readonly mode: Promise<string>;
  /** Lets it close as at a normal stop. */
  leave(): Promise<void>;
  kill(): Promise<void>;
}

/** Starts it; `mode` rejects when it cannot open the folder. */
export function startHolding(dataDir: string, migrationsDir: string): HoldingProcess {
  const child = spawn(process.execPath, [SCRIPT, dataDir, migrationsDir], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const complaints: string[] = [];
  child.stderr.on('data', (text: Buffer) => complaints.push(text.toString()));
  const lines = createInterface(child.stdout);
  const refused = ended.then(() => {
    throw new Error(complaints.join(''));
  });
  const mode = Promise.race([once(lines, 'line').then(([line]) => String(line)), refused]);
  mode.catch(() => {}); // a test that kills the process need not ask for its mode
  return {
    mode,
    leave: async () => {
      child.stdin.end();
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
