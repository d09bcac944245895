import type { ErrorCode } from '@ori/contracts/errors';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { ConversationContextInput, TutorConversation } from '@ori/contracts/tutor';
import type { TutorPersonalityId } from '@ori/contracts/tutor-names';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { ConversationChanges, ConversationRow } from './conversations.store.ts';
import { createShowing, type ShowingDeps } from './show-conversations.ts';
import { isSessionId } from './session-id.ts';
import type { TutorDeps } from './tutor.deps.ts';

/** The latest messages each conversation of a list is shown with. */
const MESSAGES_IN_LIST = 50;
const HISTORY_DEFAULT = 10;
const HISTORY_MAX = 20;
const OFFSET_MAX = 1_000;
const STARTS_A_MINUTE = 10;
const MINUTE_MS = 60_000;
const FIRST_PERSONALITY: TutorPersonalityId = 'guide';

interface Deps extends ShowingDeps, Pick<TutorDeps, 'reach' | 'newId'> {}
interface Start {
  readonly context?: ConversationContextInput | undefined;
  readonly personality?: TutorPersonalityId | undefined;
}
type Shown = Promise<Result<TutorConversation, ErrorCode>>;

function within(value: number | null | undefined, fallback: number, max: number): number {
  return Math.min(Math.max(value ?? fallback, 0), max);
}

/** Conversations as wholes: found, begun, changed, ended. What is said in them is `turns.service.ts`. */
export function createConversationsService(deps: Deps) {
  const { store, reach, now, newId } = deps;
  const { show, showOne } = createShowing(deps);

  async function begin(learner: Learner, { context = {}, personality }: Start): Promise<ConversationRow> {
    const { userId: learnerId, familyId } = learner;
    const [last] = await store.historyOf(learnerId, { limit: 1, offset: 0 });
    const chosen = personality ?? context.personalityPreference ?? last?.personality ?? FIRST_PERSONALITY;
    const at = now();
    const times = { createdAt: at, updatedAt: at, lastAt: at };
    const ids = { id: newId(), sessionId: newId(), learnerId, familyId };
    return store.start({ ...ids, personality: chosen, context, ...times });
  }

  async function change(viewer: Viewer, sessionId: string, changes: ConversationChanges): Shown {
    const learner = await reach('tutor.change', viewer, undefined);
    const row = await store.change(sessionId, viewer.userId, changes, now());
    const shown = await showOne(row, learner, viewer);
    return shown === null ? fail('not-found') : succeed(shown);
  }

  return {
    begin,
    change,
    async active(viewer: Viewer): Promise<TutorConversation | null> {
      const learner = await reach('tutor.active', viewer, undefined);
      return showOne(await store.activeOf(viewer.userId), learner, viewer);
    },
    /** The viewer's own conversations, the latest first; at most 20 at a time, each with its latest messages. */
    async history(
      viewer: Viewer,
      page: { limit?: number | null | undefined; offset?: number | null | undefined },
    ): Promise<TutorConversation[]> {
      const learner = await reach('tutor.history', viewer, undefined);
      if (learner === null) return [];
      const limit = within(page.limit, HISTORY_DEFAULT, HISTORY_MAX);
      const rows = await store.historyOf(viewer.userId, {
        limit,
        offset: within(page.offset, 0, OFFSET_MAX),
      });
      return show(rows, { learner, viewer }, MESSAGES_IN_LIST);
    },
    /** The viewer's own, or that of a child they care for; null for any other, and for one that does not exist. */
    async conversation(viewer: Viewer, sessionId: string): Promise<TutorConversation | null> {
      const row = isSessionId(sessionId) ? await store.bySession(sessionId) : null;
      const learner = row === null ? null : await reach('tutor.conversation', viewer, row.learnerId);
      return showOne(row, learner, viewer);
    },
    /** Begins a conversation; the one before it is over. */
    async start(viewer: Viewer, wanted: Start): Shown {
      const learner = await reach('tutor.start', viewer, undefined);
      if (learner === null) return fail('not-found');
      const minuteAgo = new Date(now().getTime() - MINUTE_MS);
      if ((await store.startedSince(viewer.userId, minuteAgo)) >= STARTS_A_MINUTE)
        return fail('too-many-requests');
      const shown = await showOne(await begin(learner, wanted), learner, viewer);
      return shown === null ? fail('not-found') : succeed(shown);
    },
  };
}
export type ConversationsService = ReturnType<typeof createConversationsService>;
