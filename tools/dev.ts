import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './run/project.ts';
import { buildWebIfStale } from './run/web-build.ts';

/**
 * `npm run dev`: the server restarts when its sources change; Vite serves the web app on port 5173
 * with hot reload and passes /api and /graphql on to the server on port 3000.
 */
await buildWebIfStale();
const env = { ...process.env, DEMO: process.env['DEMO'] ?? 'true' };
const server = spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
const web = spawn(path.join(root, 'node_modules/.bin/vite'), ['apps/web'], {
  cwd: root,
  env,
  stdio: 'inherit',
});

function stop(): void {
  server.kill('SIGTERM');
  web.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
server.on('exit', stop);
web.on('exit', stop);
