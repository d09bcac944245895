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

/** Memory a process holds, in MiB (resident). Linux only. */
export function memoryMibOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Processor time in milliseconds that the whole machine has used so far, on all cores together. Linux only. */
export function machineCpuMs(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  // user, nice, system, idle, waiting for a disk, interrupts, soft interrupts, taken by the host.
  const [user = 0, nice = 0, system = 0, , , hard = 0, soft = 0, stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return ((user + nice + system + hard + soft + stolen) * 1000) / TICKS_PER_SECOND;
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
