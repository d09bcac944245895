import type { Ground } from '@ori/core/tutor/ground';
import type { Draft, Listener, Move } from '@ori/core/tutor/turn';
import { compose } from '@ori/core/tutor/compose/compose';

/** What a composer may know of the turn besides its move and ground. */
export interface ComposedTurn {
  /** Whose turn it is; null for a visitor. */
  readonly learnerId: string | null;
  readonly familyId: string | null;
  readonly conversationId: string | null;
  /** The learner's words, with private data taken out. */
  readonly message: string;
  /** The language model's vendor that a grown-up agreed to for this learner, or null. */
  readonly modelVendor: string | null;
  /** Chooses among wordings of the same. */
  readonly variety: number;
}

/** A draft, and who worded it: `embedded`, or a language model's vendor. */
export interface ComposedDraft extends Draft {
  readonly via: string;
}

/**
 * Words a move. `emit` passes on a sentence that may be shown already; it was gated by the composer before. A composer
 * that cannot, answers by the embedded one.
 */
export type Composer = (
  move: Move,
  ground: Ground,
  listener: Listener,
  turn: ComposedTurn,
  emit: (sentence: string) => Promise<void>,
) => Promise<ComposedDraft>;

/** The templates: always there, and never slow enough to need to show a sentence ahead of the rest. */
export const embeddedComposer: Composer = async (move, ground, listener, { variety }) => ({
  ...compose(move, ground, listener, variety),
  via: 'embedded',
});
