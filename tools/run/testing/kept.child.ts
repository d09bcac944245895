import { spawn } from 'node:child_process';
import { keepRunning } from '../keep-running.ts';

/** Programs to be kept: one tells its id and stays until it is asked to go, the other gives up before it is ready. */
const PROGRAMS = {
  stay: `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);
    process.send('ready', () => console.log(process.pid));`,
  refuse: 'process.exit(3)',
} as const;

const [, , how, count] = process.argv;
const program = how === 'stay' ? PROGRAMS.stay : PROGRAMS.refuse;
keepRunning(
  () => spawn(process.execPath, ['-e', program], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }),
  Number(count ?? 1),
);
