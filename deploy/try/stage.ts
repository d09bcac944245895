import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Copy, Instruction } from 'dockerfile-ast';

/** Certificates that the base trusts besides Debian's: see image.ts. */
const authorities = process.env['TRY_CA'];

/** Runs a program; throws when it fails, and shows why. */
export const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** A stage of the Dockerfile: its folder, and what its instructions have set so far. */
export interface Stage {
  readonly root: string;
  workdir: string;
  user: string;
  readonly env: Record<string, string>;
  health: string[];
  command: string[];
}

/** Where an instruction is carried out. */
interface Place {
  readonly stage: Stage;
  /** Those before it, by name. */
  readonly stages: ReadonlyMap<string, Stage>;
  /** The folder of the project's files. */
  readonly context: string;
}

/** The words of `["a", "b"]`, or of a line. */
const wordsOf = (text: string): string[] => {
  const from = text.indexOf('[');
  return from < 0 ? text.split(/\s+/) : (JSON.parse(text.slice(from)) as string[]);
};
const argumentsOf = (instruction: Instruction) =>
  instruction.getExpandedArguments().map((each) => each.getValue());

/** The command that runs in a stage, in a mount and process table of its own. */
export function inStage(
  { root, workdir, env }: Stage,
  user: string,
  command: readonly string[],
  isSealed: boolean,
): string[] {
  const seal = isSealed
    ? 'mount --bind "$0" "$0"; mount -o remount,ro,bind "$0"; mount -t tmpfs tmpfs "$0/tmp"; mount --bind "$0.data" "$0/data";'
    : '';
  const script = `${seal} mount --bind /dev "$0/dev"; mount -t proc proc "$0/proc"; exec chroot --userspec="$1" "$0" env -i "\${@:3}"`;
  const home = user.startsWith('0') ? '/root' : '/home/node';
  const given = { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: home, LANG: 'C.UTF-8', ...env };
  if (authorities !== undefined) Object.assign(given, { NODE_EXTRA_CA_CERTS: '/usr/local/share/try.crt' });
  const pairs = Object.entries(given).map(([name, value]) => `${name}=${value}`);
  const within = ['sh', '-c', 'cd "$0" && exec "$@"', workdir, ...command];
  return [
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    'bash',
    '-euc',
    script,
    root,
    user,
    '-',
    ...pairs,
    ...within,
  ];
}

function copy({ stages, stage, context }: Place, instruction: Copy): void {
  const from = instruction
    .getFlags()
    .find((flag) => flag.getName() === 'from')
    ?.getValue();
  const places = argumentsOf(instruction);
  const target = path.resolve(stage.workdir, places.at(-1) ?? '.');
  for (const place of places.slice(0, -1)) {
    const beside = from == null ? context : (stages.get(from)?.root ?? '');
    const source = path.join(beside, place);
    const isIntoFolder = (places.at(-1) ?? '').endsWith('/');
    const to = path.join(stage.root, target, isIntoFolder ? path.basename(place) : '');
    mkdirSync(path.dirname(to), { recursive: true });
    cpSync(source, to, { recursive: true, verbatimSymlinks: true });
  }
}

type Step = (at: Place & { instruction: Instruction; args: string[]; text: string }) => void;

/** What each instruction does; the others say something of the image alone. */
const STEPS: Readonly<Record<string, Step>> = {
  WORKDIR: ({ stage, args }) => {
    stage.workdir = args[0] ?? '/';
    mkdirSync(path.join(stage.root, stage.workdir), { recursive: true });
  },
  COPY: ({ instruction, ...place }) => copy(place, instruction as Copy),
  RUN: ({ stage, text }) => run('unshare', ...inStage(stage, '0:0', ['sh', '-c', text], false)),
  ENV: ({ stage, args }) => {
    for (const [name = '', ...value] of args.map((pair) => pair.split('=')))
      stage.env[name] = value.join('=');
  },
  USER: ({ stage, args }) => {
    stage.user = args[0] ?? '0:0';
  },
  HEALTHCHECK: ({ stage, text }) => {
    stage.health = wordsOf(text.slice(text.indexOf('CMD') + 3));
  },
  CMD: ({ stage, text }) => {
    stage.command = wordsOf(text);
  },
};

/** Carries out one instruction in a stage. */
export function carryOut(instruction: Instruction, place: Place): void {
  const text = instruction.getRawArgumentsContent() ?? '';
  STEPS[instruction.getKeyword()]?.({ ...place, instruction, args: argumentsOf(instruction), text });
}
