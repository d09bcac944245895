import { gateDraft } from '@ori/core/tutor/gate/gate-draft';
import type { Ground } from '@ori/core/tutor/ground';
import type { Listener, Move } from '@ori/core/tutor/turn';
import type { Log } from '../../db/log.ts';
import type { Composer } from './composer.ts';

function rulesFor(move: Move, { problem, work }: Ground, { locale }: Listener, via: string) {
  const { level, forbidden } = move;
  return { locale, level, forbidden, problem, quoted: work?.lines ?? [], isStrict: via !== 'embedded' };
}

/** What can always be said: a question back, which states nothing. */
function questionBack({ intent, forbidden }: Move): Move {
  return { kind: 'clarify', intent, level: 0, because: 'what-next', forbidden };
}

/**
 * Holds every reply to the gate, whoever worded it: no false equality, no answer before its time, no manners a tutor
 * must not have. What is held back is logged by its fault, never by its words.
 */
export function gated(composer: Composer, log: Pick<Log, 'warn'>): Composer {
  return async (move, ground, listener, turn, emit) => {
    const composed = await composer(move, ground, listener, turn, emit);
    const { draft, heldBack } = gateDraft(composed, rulesFor(move, ground, listener, composed.via));
    if (heldBack.length === 0) return composed;
    const faults = [...new Set(heldBack.flatMap((each) => each.faults))];
    log.warn(
      { faults, move: move.kind, because: move.because, via: composed.via },
      'the gate held words back',
    );
    if (draft.message !== '') return { ...draft, via: composed.via };
    return composer(questionBack(move), ground, listener, turn, async () => {});
  };
}
