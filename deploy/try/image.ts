/**
 * Carries out the Dockerfile's instructions without a container engine: each stage is a folder with a bare Debian and
 * this machine's Node 24, in which its RUN lines run by chroot. Then the last stage is started as its USER, with nothing
 * it may write but /data and /tmp, and its HEALTHCHECK is asked. As root, on a Debian with debootstrap:
 *
 *   node deploy/try/image.ts
 *
 * The variables TRY_FOLDER, TRY_SUITE, TRY_MIRROR, TRY_CA, TRY_NPMRC and TRY_PORT are those of debian.sh.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DockerfileParser } from 'dockerfile-ast';
import { carryOut, inStage, run, type Stage } from './stage.ts';

const project = path.resolve(import.meta.dirname, '../..');
const {
  TRY_FOLDER: folder = path.join(tmpdir(), 'ori-try-image'),
  TRY_SUITE: suite = 'bookworm',
  TRY_MIRROR: mirror = 'http://deb.debian.org/debian',
  TRY_CA: authorities,
  TRY_NPMRC: npmrc,
  TRY_PORT: port = '3000',
} = process.env;
const HEALTHY_WITHIN_MS = 180_000;
const began = performance.now();

const say = (what: string) =>
  process.stdout.write(`${Math.round((performance.now() - began) / 1000)} s: ${what}\n`);

/** What stands for `node:24-bookworm-slim`: Debian, a user 1000, Node and npm. */
function makeBase(): string {
  const base = path.join(folder, 'base');
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', suite, base, mirror);
  run('chroot', base, 'useradd', '--uid', '1000', '--create-home', 'node');
  cpSync('/etc/resolv.conf', path.join(base, 'etc/resolv.conf'));
  cpSync(realpathSync(process.execPath), path.join(base, 'usr/local/bin/node'));
  const npm = execFileSync('sh', ['-c', 'realpath "$(command -v npm)"'], { encoding: 'utf8' }).trim();
  cpSync(path.resolve(npm, '../..'), path.join(base, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(base, 'usr/local/bin/npm'));
  if (authorities !== undefined) cpSync(authorities, path.join(base, 'usr/local/share/try.crt'));
  if (npmrc !== undefined) cpSync(npmrc, path.join(base, 'root/.npmrc'));
  return base;
}

/** Carries out every stage in order; answers the last. */
function build(): Stage {
  const base = makeBase();
  say('a bare Debian with Node stands for the base');
  const context = path.join(folder, 'context');
  mkdirSync(context, { recursive: true });
  execFileSync('sh', ['-c', 'git archive HEAD | tar x -C "$0"', context], {
    cwd: project,
  });
  const stages = new Map<string, Stage>();
  let stage: Stage | null = null;
  for (const instruction of DockerfileParser.parse(
    readFileSync(path.join(project, 'deploy/container/Dockerfile'), 'utf8'),
  ).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const name = instruction.getExpandedArguments()[2]?.getValue() ?? 'last';
      const root = path.join(folder, name);
      run('cp', '-a', '--reflink=auto', base, root);
      stage = { root, workdir: '/', user: '0:0', env: {}, health: [], command: [] };
      stages.set(name, stage);
    } else if (stage !== null) {
      carryOut(instruction, { stage, stages, context });
    }
    say(`${instruction.getKeyword()} ${(instruction.getRawArgumentsContent() ?? '').split('\n')[0]}`);
  }
  if (stage === null) throw new Error('The Dockerfile has no stage.');
  return stage;
}

/** Starts the image with a read-only root; throws when it is not well in time. */
async function start(stage: Stage): Promise<void> {
  stage.env['PORT'] = port;
  run('cp', '-a', path.join(stage.root, 'data'), `${stage.root}.data`);
  const child = spawn('unshare', inStage(stage, stage.user, stage.command, true), {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    const until = Date.now() + HEALTHY_WITHIN_MS;
    const isWell = () => {
      try {
        run('unshare', ...inStage(stage, stage.user, stage.health, false));
        return true;
      } catch {
        return false;
      }
    };
    while (!isWell()) {
      if (child.exitCode !== null || Date.now() > until) throw new Error('The image is not well.');
      await sleep(1_000);
    }
    say('the image is well, on a root it cannot write');
  } finally {
    // `unshare` keeps signals from what it started: the product is told itself, and ends in order.
    if (child.exitCode === null) {
      run('pkill', '--signal', 'TERM', '--parent', String(child.pid));
      await once(child, 'exit');
    }
  }
}

if (existsSync(folder)) throw new Error(`${folder} is there already`);
mkdirSync(folder, { recursive: true });
const stage = build();
writeFileSync(path.join(folder, 'size'), execFileSync('du', ['-sm', path.join(stage.root, 'app')]));
say(`the product in it: ${readFileSync(path.join(folder, 'size'), 'utf8').split('\t')[0]} MB`);
await start(stage);
