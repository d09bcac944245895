import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
let folder: TemporaryFolder;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  await folder.remove();
});

interface Running {
  readonly address: string;
  /** Asks it to stop, as a terminal does; answers the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server as `node main.ts` does; answers where it listens, or what it said when it did not start. */
async function tryToStart(env: Record<string, string>): Promise<Running | string> {
  const child = spawn(process.execPath, [MAIN], {
    env: { DATA_DIR: folder.path, PORT: '0', LOG_LEVEL: 'warn', ...env },
  });
  children.push(child);
  let said = '';
  const exited = once(child, 'exit') as Promise<[number | null]>;
  return new Promise((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /ready at (http:\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      resolve({
        address,
        async stop() {
          // A key press in a terminal comes more than once: from the terminal, and from each process above.
          for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) child.kill(signal);
          return (await exited)[0];
        },
      });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exited.then(([code]) => resolve(`exit ${code}: ${said}`));
  });
}

async function start(env: Record<string, string> = {}): Promise<Running> {
  const started = await tryToStart(env);
  if (typeof started === 'string') throw new Error(started);
  return started;
}

async function healthOf({ address }: Running): Promise<unknown> {
  return (await fetch(`${address}/api/health`)).json();
}

/** The status that `second` gives a signing-out whose cookies and forgery token `first` has made. */
async function leaveByTheOther(first: Running, second: Running): Promise<number> {
  const greeted = await fetch(`${first.address}/api/auth/check-session`);
  const cookies = greeted.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const token = cookies.find((each) => each.startsWith('ori_csrf='))?.slice('ori_csrf='.length) ?? '';
  const { status } = await fetch(`${second.address}/api/auth/logout`, {
    method: 'POST',
    headers: { cookie: cookies.join('; '), 'x-csrf-token': token },
  });
  return status;
}

it('serves on a free port it prints, shares folder and sessions with a second process, and stops with 0', async () => {
  const first = await start();
  const second = await start();
  expect(first.address).not.toBe(second.address);
  for (const each of [first, second])
    expect(await healthOf(each)).toMatchObject({ status: 'ok', database: 'up' });
  expect(await leaveByTheOther(first, second)).toBe(200);
  expect(await first.stop()).toBe(0);
  expect(await healthOf(second)).toMatchObject({ status: 'ok' });
  expect(await second.stop()).toBe(0);
}, 180_000);

it.each([
  [{ PORT: 'abc' }, 'PORT is not a number'],
  [{ NODE_ENV: 'production', DEMO: '1' }, 'DEMO is not possible in production'],
])('says what is wrong with %j and does not start', async (env, message) => {
  const said = await tryToStart(env);
  expect(said).toContain('exit 1');
  expect(said).toContain(message);
  expect(said).not.toContain('    at ');
});

it('makes its secrets on a new data folder in production, and none in place of those it lost', async () => {
  const env = { NODE_ENV: 'production', DATA_DIR: path.join(folder.path, 'served') };
  const secrets = path.join(env.DATA_DIR, 'secrets.json');
  const served = await start(env);
  const made = await readFile(secrets, 'utf8');
  expect((await stat(secrets)).mode & 0o777).toBe(0o600);
  expect(await served.stop()).toBe(0);

  await rename(secrets, `${secrets}.lost`);
  const said = await tryToStart(env);
  expect(said).toContain('SESSION_SECRET and PIN_PEPPER are missing');
  expect(said).not.toContain('    at ');

  await rename(`${secrets}.lost`, secrets);
  const again = await start(env);
  expect(await again.stop()).toBe(0);
  expect(await readFile(secrets, 'utf8')).toBe(made);
}, 120_000);
