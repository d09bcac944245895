import { tracingChannel } from 'node:diagnostics_channel';

/** Work that a thread or process of its own does, one piece at a time; the rest waits. */
export const WORKS = ['drawing', 'maths', 'printing', 'files'] as const;
export type Work = (typeof WORKS)[number];

/** A piece of work as a trace tells of it: constants of the code alone, never what it is for or whose. */
export interface Piece {
  readonly kind: Work | 'request' | 'statement' | 'task';
  readonly name: string;
  /** What else is told, by OpenTelemetry's names; those of a request are whole at its end. */
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** Set by the channel where it failed. */
  readonly error?: unknown;
}

/** Where every piece of work is told; without a listener nothing is. */
export const PIECES = tracingChannel<unknown, Piece>('ori:work');

const zero = () => ({ held: 0, busy: 0 });
const loads: Readonly<Record<Work, { held: number; busy: number }>> = {
  drawing: zero(),
  maths: zero(),
  printing: zero(),
  files: zero(),
};

/** What this process has in hand of a kind of work now, and what waits behind it. */
export function loadOf(work: Work): { readonly busy: number; readonly queued: number } {
  const { held, busy } = loads[work];
  return { busy, queued: Math.max(0, held - busy) };
}

/** Tells of a piece of work, where somebody listens. */
export function traced<Value>(piece: Piece, run: () => Promise<Value>): Promise<Value> {
  return PIECES.hasSubscribers ? PIECES.tracePromise(run, piece) : run();
}

async function counted<Value>(work: Work, as: 'held' | 'busy', run: () => Promise<Value>): Promise<Value> {
  loads[work][as] += 1;
  try {
    return await run();
  } finally {
    loads[work][as] -= 1;
  }
}

/** Counts a piece of work from when it is asked for until it is done. */
export const held = <Value>(work: Work, run: () => Promise<Value>): Promise<Value> =>
  counted(work, 'held', run);

/** Counts a piece of work while it is done, and tells of it. */
export const atWork = <Value>(work: Work, run: () => Promise<Value>, name: string = work): Promise<Value> =>
  counted(work, 'busy', () => traced({ kind: work, name }, run));
