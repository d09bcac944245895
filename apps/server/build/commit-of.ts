import { execFileSync } from 'node:child_process';

const LETTERS = 10;

/** The first letters of the commit in a folder: as `BUILD_COMMIT` says, else as git knows it, else none. */
export function commitOf(folder: string): string {
  const told = process.env['BUILD_COMMIT'];
  if (told !== undefined && told !== '') return told.slice(0, LETTERS);
  try {
    const said = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.toString().slice(0, LETTERS);
  } catch {
    return '';
  }
}
