import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';

const RETRY_MS = 10;
const GIVE_UP_MS = 600_000;

/**
 * Runs `work` while no other process (and no other call in this one) holds the lock file.
 * The lock is the kernel's, taken through SQLite, so that it ends with its process, however that ends:
 * nothing is ever stale. Throws when the lock is not free within ten minutes.
 */
export async function withFileLock<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  const lock = await takeLock(file);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function takeLock(file: string): Promise<DatabaseSync> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  const deadline = Date.now() + GIVE_UP_MS;
  while (!tryLock(lock)) {
    if (Date.now() > deadline) {
      lock.close();
      throw new Error(`Another process has held ${file} for ${GIVE_UP_MS / 1000} seconds.`);
    }
    await sleep(RETRY_MS);
  }
  return lock;
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && /locked|busy/i.test(error.message)) return false;
    throw error;
  }
}
