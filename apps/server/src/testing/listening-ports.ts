import { readdir, readFile, readlink } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LISTENING = '0A';

/** How many TCP sockets the process listens on, as the kernel tells (lsof where there is no /proc). */
export async function listeningSockets(pid: number): Promise<number> {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((table) => readFile(`/proc/net/${table}`, 'utf8').catch(() => '')),
  );
  if (tables[0] === '') return countWithLsof(pid);
  const rows = tables
    .flatMap((table) => table.trim().split('\n').slice(1))
    .map((row) => row.trim().split(/\s+/));
  const inodes = new Set(rows.filter((row) => row[3] === LISTENING).map((row) => `socket:[${row[9]}]`));
  const files = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')));
  return targets.filter((target) => inodes.has(target)).length;
}

async function countWithLsof(pid: number): Promise<number> {
  const { stdout } = await run('lsof', ['-a', '-p', String(pid), '-iTCP', '-sTCP:LISTEN', '-t']).catch(
    () => ({ stdout: '' }),
  );
  return stdout.trim() === '' ? 0 : stdout.trim().split('\n').length;
}
