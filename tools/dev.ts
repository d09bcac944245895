import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root, runBin } from './run/project.ts';

/**
 * `npm run dev`: both builds of the web app are made again as its sources change (two seconds), and the
 * server starts again when its own sources or the renderer change. The gallery of the design system is
 * at /gallery, in this mode only.
 */
const env = { ...process.env, NODE_ENV: 'development', DEMO: process.env['DEMO'] ?? 'true' };
const MODE = ['--mode', 'development'];
const SSR = ['--ssr'];

// What lies in dist after this is no build to be served by `npm start`.
rmSync(path.join(root, 'apps/web/dist/.built-from'), { force: true });
await runBin('vite', ['build', 'apps/web', ...MODE], { NODE_ENV: 'development' });
await runBin('vite', ['build', 'apps/web', ...MODE, ...SSR], { NODE_ENV: 'development' });

const start = (program: string, args: readonly string[]): ChildProcess =>
  spawn(program, args, { cwd: root, env, stdio: 'inherit' });
const vite = path.join(root, 'node_modules/.bin/vite');
const watched = ['apps/server/src', 'packages', 'apps/web/dist/server'].map((each) => `--watch-path=${each}`);
const children = [
  start(vite, ['build', 'apps/web', '--watch', ...MODE]),
  start(vite, ['build', 'apps/web', '--watch', ...MODE, ...SSR]),
  start(process.execPath, [...watched, 'apps/server/src/main.ts']),
];

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
