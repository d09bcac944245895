import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux counts processor time in /proc. */
const TICKS_PER_SECOND = 100;

function statOf(pid: number): { parent: number; cpuMs: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { parent: Number(fields[1]), cpuMs: (ticks * 1000) / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}

/** Processor time in milliseconds that a process has used so far, by itself. Linux only. */
export function cpuMsOf(pid: number): number {
  return statOf(pid)?.cpuMs ?? 0;
}

/** Processes whose command line or data folder names `folder`: the database of a data folder. */
export function databasePids(folder: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const postmasters = new Set(pids.filter((pid) => isPostmasterOf(pid, folder)));
  return pids.filter((pid) => postmasters.has(pid) || postmasters.has(statOf(pid)?.parent ?? -1));
}

function isPostmasterOf(pid: number, folder: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('postgres') && command.includes(folder);
  } catch {
    return false;
  }
}
