import type { TutorReply } from '@ori/contracts/tutor';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { OWN_PROBLEMS, timeSpent } from './allowance-of.ts';
import { presentReply } from './present-reply.ts';
import type { SentencesStore } from './sentences.store.ts';
import type { Occasion, Thinking, Thought } from './think.ts';
import type { TutorDeps } from './tutor.deps.ts';
import type { TutorHub } from './tutor-hub.ts';
import type { TurnsStore } from './turns.store.ts';

export interface TurnDeps extends Pick<TutorDeps, 'practice' | 'now' | 'newId'> {
  readonly store: TurnsStore;
  readonly sentences: SentencesStore;
  readonly hub: TutorHub;
  readonly think: Thinking;
}

/** A turn that gives help with a practice question counts as such a hint: level 0 points, as hint 1 does. */
const LOWEST_HINT = 1;

/** The skill whose whole solution was shown, or null. */
function workedSkillIn({ move, inHand }: Thought): string | null {
  return move.kind === 'worked' ? (inHand.problem?.skill ?? OWN_PROBLEMS) : null;
}

/** One turn from its message to what is kept of it. */
export function createTurn(deps: TurnDeps) {
  const { store, sentences, hub, think, practice, now, newId } = deps;

  /** Help on a practice question is kept on the question before it is shown, as the hint button's is. */
  async function countHelp(viewer: Viewer, { move, inHand }: Thought): Promise<void> {
    const isHelp = move.kind === 'hint' || move.kind === 'worked';
    if (!isHelp || inHand.opened === null) return;
    await practice.keepHint(viewer, inHand.opened.reference, Math.max(move.level, LOWEST_HINT));
  }

  /** Passes sentences on to subscribers while the reply still forms. */
  function forwarding(sessionId: string, messageId: string) {
    let position = 0;
    return async (sentence: string): Promise<void> => {
      const at = position;
      position += 1;
      await sentences.keep({ messageId, position: at, content: sentence, at: now() });
      await hub.tell({ kind: 'sentence', about: sessionId, messageId, position: at });
    };
  }

  /** Null when another turn was kept in between. */
  return async (occasion: Omit<Occasion, 'emit'>): Promise<TutorReply | null> => {
    const { viewer, state, conversation } = occasion;
    const { sessionId, id: conversationId, revision } = conversation;
    const [begunAt, ids] = [now(), { sent: newId(), reply: newId() }];
    const thought = await think({ ...occasion, emit: forwarding(sessionId, ids.reply) });
    await countHelp(viewer, thought);
    const at = now();
    const responseMs = at.getTime() - begunAt.getTime();
    const shown = presentReply(thought, { sessionId, ids, begunAt, at, responseMs });
    const { ladder, kept, alert, redirected, isPrivate } = thought;
    const isKept = await store.keep({
      conversationId,
      revision,
      ladder,
      problem: kept,
      sent: shown.sent,
      reply: shown.reply,
      isPrivate,
      responseMs,
      at,
      day: dayOf(at, viewer.timeZone),
      ...timeSpent(state.day, at),
      workedSkill: workedSkillIn(thought),
      alert,
      redirected,
      news: { kind: 'messages', about: sessionId, ids: [ids.sent, ids.reply] },
    });
    return isKept ? shown : null;
  };
}
