import { execFile } from 'node:child_process';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian, Red Hat and Homebrew keep the binaries of each major version; `*` is one folder's name. */
const KNOWN_PLACES = [
  { parent: '/usr/lib/postgresql', name: /^\d+$/, below: 'bin' },
  { parent: '/usr', name: /^pgsql-\d+$/, below: 'bin' },
  { parent: '/opt/homebrew/opt', name: /^postgresql@\d+$/, below: 'bin' },
  { parent: '/usr/local/opt', name: /^postgresql@\d+$/, below: 'bin' },
];

/** Folders that may hold a PostgreSQL of the system's own, newest first; the one on the path comes last. */
export async function systemFolders(): Promise<string[]> {
  const found: string[] = [];
  for (const place of KNOWN_PLACES) {
    const names = (await readdir(place.parent).catch(() => [])).filter((name) => place.name.test(name));
    found.push(...names.map((name) => path.join(place.parent, name, place.below)));
  }
  found.sort((one, other) => majorIn(other) - majorIn(one));
  const onPath = await folderOnPath();
  return onPath === null || found.includes(onPath) ? found : [...found, onPath];
}

function majorIn(folder: string): number {
  return Number(/(?<!\d)(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
}

async function folderOnPath(): Promise<string | null> {
  try {
    const { stdout } = await run('sh', ['-c', 'command -v postgres']);
    return path.dirname(await realpath(stdout.trim()));
  } catch {
    return null;
  }
}
