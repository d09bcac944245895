import { fail, type Result, succeed } from '@ori/contracts/result';
import type { wrongReportsAnswer } from '@ori/contracts/tutor-care';
import type { Viewer } from '@ori/core/access/viewer';
import type { z } from 'zod';
import type { ConversationsStore } from '../conversations.store.ts';
import { mayReadMessage } from '../present-message.ts';
import type { TutorDeps } from '../tutor.deps.ts';
import type { ReportsStore } from './reports.store.ts';

interface Deps extends Pick<TutorDeps, 'reach' | 'now' | 'newId'> {
  readonly store: ReportsStore;
  readonly conversations: ConversationsStore;
}

/** "This looks wrong": said of the tutor's words, read by admins. */
export function createReportsService({ store, conversations, reach, now, newId }: Deps) {
  return {
    async report(
      viewer: Viewer,
      { messageId, note }: { messageId: string; note?: string | undefined },
    ): Promise<Result<null, 'not-found'>> {
      const [message] = await conversations.messagesById([messageId]);
      if (message === undefined || message.role !== 'tutor' || !mayReadMessage(viewer, message))
        return fail('not-found');
      const learner = await reach('tutor.wrong', viewer, message.learnerId);
      if (learner === null) return fail('not-found');
      // It is a row of the learner's family, whoever says so.
      const { familyId } = learner;
      const reportedBy = viewer.userId;
      await store.keep({ id: newId(), messageId, reportedBy, familyId, note: note ?? null, at: now() });
      return succeed(null);
    },
    async latest(): Promise<z.infer<typeof wrongReportsAnswer>> {
      const rows = await store.latest();
      return { reports: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
    },
  };
}
export type ReportsService = ReturnType<typeof createReportsService>;
