import type { Env } from '../env.ts';

/** What a command does not do, told to whoever called it in one or two sentences. */
export class CommandRefused extends Error {}

/** Where a command finds the installation, and where it speaks. */
export interface Shell {
  readonly env: Env;
  readonly say: (line: string) => void;
  /** Whoever called wants it to end. */
  readonly signal?: AbortSignal;
}

/** Something that whoever runs an installation does from the shell. */
export type Command = (args: readonly string[], shell: Shell) => Promise<void>;
