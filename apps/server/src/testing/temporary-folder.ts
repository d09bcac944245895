import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canEnter, databaseUser } from '../db/unprivileged-user.ts';

/** A folder for a data folder's worth of tests, and how to be rid of it and of the database in it. */
export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * Waits until our process is gone (its end of the pipe closes, whatever ended it), then kills what
 * database is left in the folder and removes it, so that even a killed test run leaves nothing behind.
 */
const REAPER = `
cat > /dev/null
for file in $(find "$1" -name postmaster.pid 2> /dev/null); do
  kill -QUIT "$(head -n 1 "$file")" 2> /dev/null
  n=0; while [ -e "$file" ] && [ $n -lt 50 ]; do sleep 0.1; n=$((n + 1)); done
done
rm -rf "$1"
`;

/** Makes the folder; the database's user can walk into it when we are root. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const parent = (await canEnter(tmpdir(), await databaseUser('/'))) ? tmpdir() : '/tmp';
  const folder = await mkdtemp(path.join(parent, 'ori-test-'));
  await chmod(folder, 0o711);
  const reaper = spawn('sh', ['-c', REAPER, 'sh', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  reaper.unref();
  return {
    path: folder,
    remove: async () => {
      reaper.ref();
      reaper.stdin.end();
      if (reaper.exitCode === null) await once(reaper, 'exit');
    },
  };
}
