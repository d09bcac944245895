import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_PROGRAM } from '../tools/run/builds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const READY_WITHIN_MS = 60_000;

/** Open to be walked through, so that the database's own user reaches it and leaves nothing elsewhere. */
function makeDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ori-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The product as a person runs it: a process of its own on a data folder of its own. */
export class Product {
  readonly dataDir = makeDataDir();
  address = '';
  private child: ChildProcess | null = null;
  private printed = '';
  private port = '0';
  private readonly env: Record<string, string>;

  constructor(env: Record<string, string> = {}) {
    this.env = env;
  }

  /** Starts the server and waits until it tells its address. A restart keeps the port. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [SERVER_PROGRAM], {
      cwd: root,
      env: {
        ...process.env,
        DEMO: 'false',
        LOG_LEVEL: 'warn',
        CALLS_PER_MINUTE: '0',
        ...this.env,
        PORT: this.port,
        DATA_DIR: this.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stdout?.on('data', (chunk: Buffer) => {
      this.printed += chunk.toString('utf8');
    });
    this.address = await addressOf(child);
    this.port = new URL(this.address).port;
  }

  /** Where the first admin is made, as the start printed it; empty until then. */
  get setUpAddress(): string {
    return /http\S+\/setup\?token=[\w-]{43}/.exec(this.printed)?.[0] ?? '';
  }

  /** The server's process id, 0 while it does not run. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Ends the server as a person does (SIGTERM), or as a crash does (SIGKILL). */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Stops and leaves nothing behind. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`The server did not start:\n${printed}`)),
      READY_WITHIN_MS,
    );
    const take = (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}
