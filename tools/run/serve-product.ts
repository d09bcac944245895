import cluster from 'node:cluster';
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { availableParallelism, totalmem } from 'node:os';
import { SERVER_PROGRAM } from './builds.ts';
import { keepRunning } from './keep-running.ts';
import { root } from './project.ts';
import { workerCount } from './worker-count.ts';

/** V8's default of 16 MiB a half costs a third of the memory at rest and gains nothing here (measured). */
export const SMALL_YOUNG_SPACE = '--max-semi-space-size=8';
/** One arena of the C library for each thread would hold on to 30 MB more (measured). */
export const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** A container's limit where there is one, else the machine's memory. */
function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** A port that is free: workers share one, so it is chosen for all of them. */
function freePort(host: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ port: 0, host: host || '127.0.0.1' }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(String(port)));
    });
  });
}

/** Workers share what they listen on through this process (docs/decisions/055). */
function forking(exec: string, env: NodeJS.ProcessEnv): () => ChildProcess {
  cluster.setupPrimary({ exec, execArgv: [SMALL_YOUNG_SPACE], args: [], cwd: root });
  return () => cluster.fork(env).process;
}

/** Runs the server, or as many as WORKERS says, until it ends or is told to, and starts anew what crashed. */
export async function serveProduct(given: Record<string, string>): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...FEW_ARENAS, ...process.env, ...given };
  const { WORKERS, PORT, HOST } = env;
  const count = workerCount(WORKERS, { cores: availableParallelism(), memoryBytes: memoryBytes() });
  if (count === 1) {
    return keepRunning(() =>
      spawn(process.execPath, [SMALL_YOUNG_SPACE, SERVER_PROGRAM], {
        cwd: root,
        env,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      }),
    );
  }
  // Each worker takes its share of the database's connections.
  env['WORKERS'] = String(count);
  if (PORT === '0') env['PORT'] = await freePort(HOST);
  keepRunning(forking(SERVER_PROGRAM, env), count);
}
