import type { ErrorCode } from '@ori/contracts/errors';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { SendTutorMessageInput, TutorReply } from '@ori/contracts/tutor';
import { TUTOR_MESSAGES_A_MINUTE } from '@ori/contracts/tutor-names';
import type { Learner } from '@ori/core/access/learner';
import { may } from '@ori/core/access/may';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { SOFT_WINDOW_MS } from '@ori/core/tutor/safety/who-is-told';
import type { ConversationsService } from './conversations.service.ts';
import { createTurn, type TurnDeps } from './keep-turn.ts';
import type { TurnState } from './turns.store.ts';

interface Deps extends TurnDeps {
  readonly conversations: Pick<ConversationsService, 'begin'>;
}
type Conversation = NonNullable<TurnState['conversation']>;
type Sent = Promise<Result<TutorReply, ErrorCode>>;
type Wanted = Omit<SendTutorMessageInput, 'message'> & {
  readonly message: string;
  /** Help asked for inside the work, where no message says what is wanted. */
  readonly workHelp?: 'hint' | 'check' | undefined;
};

const MINUTE_MS = 60_000;
const ago = (at: Date, ms: number) => new Date(at.getTime() - ms);
/** Of turns at once in one conversation, the later are thought over again so many times. */
const TRIES = 3;

/** What is said: a message and its reply, kept together or not at all. */
export function createTurnsService(deps: Deps) {
  const { store, conversations, hub, now } = deps;
  const turn = createTurn(deps);

  async function conversationFor(
    learner: Learner,
    { conversation }: TurnState,
    sessionId: string | undefined,
  ): Promise<Result<Conversation, 'not-found' | 'conversation-over'>> {
    if (conversation !== null)
      return conversation.isActive ? succeed(conversation) : fail('conversation-over');
    if (sessionId !== undefined) return fail('not-found');
    const row = await conversations.begin(learner, {});
    const { id, sessionId: begun, revision, isActive, personality, ladder, problem } = row;
    return succeed({ id, sessionId: begun, revision, isActive, personality, ladder, problem });
  }

  /** A reply that failed is on its way no more. @throws what it failed with */
  async function stopTyping(sessionId: string, error: unknown): Promise<never> {
    await hub.tell({ kind: 'typing', about: sessionId, isTyping: false }).catch(() => {});
    throw error;
  }

  async function say(operation: Operation, viewer: Viewer, wanted: Wanted): Sent {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const at = now();
      const since = { recent: ago(at, MINUTE_MS), soft: ago(at, SOFT_WINDOW_MS) };
      const day = dayOf(at, viewer.timeZone);
      const state = await store.stateOf(viewer.userId, wanted.sessionId ?? null, day, since);
      const { learner } = state;
      if (learner === null || !may(operation, viewer, learner)) return fail('not-found');
      if (state.recent >= TUTOR_MESSAGES_A_MINUTE) return fail('too-many-requests');
      const conversation = await conversationFor(learner, state, wanted.sessionId);
      if (!conversation.ok) return conversation;
      const occasion = { viewer, learner, state, conversation: conversation.value, wanted };
      const reply = await turn(occasion).catch((error: unknown) =>
        stopTyping(conversation.value.sessionId, error),
      );
      if (reply !== null) return succeed(reply);
    }
    return fail('too-many-requests');
  }

  return {
    send: (viewer: Viewer, input: SendTutorMessageInput): Sent => say('tutor.send', viewer, input),
    /** A hint on a question or a look at lines of working, in the same conversation and by the same rules. */
    workHelp: (viewer: Viewer, input: Omit<Wanted, 'message'>): Sent =>
      say('tutor.workHelp', viewer, { ...input, message: '' }),
  };
}
export type TurnsService = ReturnType<typeof createTurnsService>;
