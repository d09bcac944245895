import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const isWindows = process.platform === 'win32';

export interface Outcome {
  readonly code: number;
  /** Standard output and error together, in the order they came. */
  readonly output: string;
  /** What it asks was not to be had here: counted as skipped. */
  readonly skipped?: boolean;
}

/** Runs a command in the project's root, shows what it prints and returns it too. Never throws on a bad exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      // There the programs of node_modules/.bin, and npm, are scripts of the shell.
      shell: isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString('utf8');
      stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), output }));
  });
}

/** Runs one of the project's own command-line programs (node_modules/.bin). */
export function runBin(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const program = `${root}node_modules/.bin/${name}`;
  return run(isWindows ? `"${program}"` : program, args, env);
}
