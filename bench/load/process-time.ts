import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux counts processor time in /proc. */
const TICKS_PER_SECOND = 100;

interface Stat {
  readonly parent: number;
  readonly cpuMs: number;
  /** Of its children that have ended. */
  readonly endedMs: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const msOf = (user: number, system: number) =>
      ((Number(fields[user]) + Number(fields[system])) * 1000) / TICKS_PER_SECOND;
    return { parent: Number(fields[1]), cpuMs: msOf(11, 12), endedMs: msOf(13, 14) };
  } catch {
    return null;
  }
}

/** Processor time in milliseconds that a process has used so far, by itself. Linux only. */
export function cpuMsOf(pid: number): number {
  return statOf(pid)?.cpuMs ?? 0;
}

/**
 * Processor time in milliseconds that the database of a data folder has used so far: its first process, those
 * that answer its connections now, and those that have ended. Linux only.
 */
export function databaseCpuMs(postmaster: number): number {
  const own = statOf(postmaster);
  if (own === null) return 0;
  const living = databasePids(postmaster).slice(1).map(statOf);
  return living.reduce((sum, stat) => sum + (stat?.cpuMs ?? 0), own.cpuMs + own.endedMs);
}

/** Memory a process holds, in MiB, where what several share counts for each by its share (PSS); 0 once it ended. Linux only. */
export function pssMibOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Processes that this one started and that run now. Linux only. */
export const childrenOf = (pid: number): number[] =>
  processes().filter((each) => statOf(each)?.parent === pid);

/** Memory that a process and its children hold, in MiB; what several share is divided among them. Linux only. */
export function treeMemoryMib(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + pssMibOf(each), 0);
}

/** The database's processes: its first one, and those it started that live. */
export function databasePids(postmaster: number): number[] {
  return [postmaster, ...childrenOf(postmaster)];
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

const processes = (): number[] => readdirSync('/proc').map(Number).filter(Number.isInteger);

/** The first process of the database of a data folder. */
export function databasePid(folder: string): number {
  const pid = processes().find((each) => isPostmasterOf(each, folder));
  if (pid === undefined) throw new Error(`No database runs on ${folder}.`);
  return pid;
}

function isPostmasterOf(pid: number, folder: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('postgres') && command.includes(folder);
  } catch {
    return false;
  }
}
