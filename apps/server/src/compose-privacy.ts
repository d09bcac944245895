import type { Content } from '@ori/content/open-content';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { judge } from '@ori/core/problems/judge';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Audit } from './db/audit-entry.ts';
import type { Database } from './db/database.ts';
import type { Log } from './db/log.ts';
import type { AccountsService } from './features/accounts/accounts.service.ts';
import type { Exporter } from './features/accounts/people.service.ts';
import type { LearningService } from './features/learning/learning.service.ts';
import { createPrivacyService } from './features/privacy/privacy.service.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { tryOutRoutes } from './features/privacy/try-out/try-out.routes.ts';
import { createTryOutService } from './features/privacy/try-out/try-out.service.ts';
import type { Mail } from './mail/mail.ts';
import type { Printer } from './pdf/printer.ts';

/** What privacy asks of the rest of the house. */
export interface PrivacyNeeds {
  readonly accounts: AccountsService;
  readonly learning: LearningService;
  /** The children of a parent, in the order they were added. */
  readonly childrenOf: (parentId: string) => Promise<readonly { id: string; firstName: string }[]>;
  /** What every feature adds to an export; known once all of them are built. */
  readonly exporters: () => readonly Exporter[];
}

interface Deps {
  readonly database: Database;
  readonly content: Content;
  readonly log: Log;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly printer: Printer;
  readonly mail: Mail;
  readonly publicUrl: string;
  readonly needs: PrivacyNeeds;
  /** Papers and files of a family, each with the name it gets in its copy. */
  readonly documents: (viewer: Viewer) => AsyncIterable<readonly [string, Uint8Array]>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Privacy meets accounts and learning here: who asks again for a secret, who deletes, what can be tried. */
export function composePrivacy({ needs, ...deps }: Deps) {
  const { accounts, learning, childrenOf, exporters } = needs;
  const privacy = createPrivacyService({
    ...deps,
    childrenOf: ({ userId }) => childrenOf(userId),
    print: (job) => deps.printer.print(job),
    provedUntil: (viewer) => accounts.ownProof.provedUntil(viewer),
    deleteSelf: async (viewer) => (await accounts.people.remove(viewer, viewer.userId)).ok,
    scheduleUnused: (familyId, tx) => accounts.scheduleUnused(familyId, tx),
    async familyJson(viewer) {
      const exported = await accounts.people.exportOwn(viewer, exporters());
      if (!exported.ok) throw new Error(`a family was not exported: ${exported.failure.code}`);
      return exported.value;
    },
  });
  const tryOut = createTryOutService({
    reach: deps.reach,
    practiceOf: (lessonId) => deps.content.lessonPractice(lessonId),
    questions: learning.placed,
    judge,
  });
  return { privacy, tryOut };
}
type Composed = ReturnType<typeof composePrivacy>;

/** Their routes, to be mounted under `/api`. */
export function privacyParts({ privacy, tryOut }: Composed): FastifyPluginAsyncZod[] {
  return [privacyRoutes({ service: privacy }), tryOutRoutes({ service: tryOut })];
}
