import type { Helpline, ParentCard } from '@ori/contracts/tutor-care';
import type { Viewer } from '@ori/core/access/viewer';
import type { ConversationsStore } from '../conversations.store.ts';
import type { TutorDeps } from '../tutor.deps.ts';
import type { AlertsService } from './alerts.service.ts';
import { createForgettingTalks } from './forget-talks.service.ts';
import type { HelplineDesk } from './helpline-desk.ts';
import { createLimitsService } from './limits.service.ts';
import { createLimitsStore } from './limits.store.ts';
import { createParentCards } from './parent-cards.ts';
import { createReportsService } from './reports.service.ts';
import { createReportsStore } from './reports.store.ts';
import { createTranscriptsService } from './transcripts.service.ts';
import { createTranscriptsStore } from './transcripts.store.ts';

interface Deps extends TutorDeps {
  readonly alerts: AlertsService;
  readonly helplineDesk: HelplineDesk;
  readonly conversations: ConversationsStore;
  readonly offeredVendor: string | null;
}

/** What grown-ups see of the tutor, and what they set. */
export function createCareService(deps: Deps) {
  const { database, alerts, helplineDesk, audit } = deps;
  return {
    alerts,
    limits: createLimitsService({ ...deps, store: createLimitsStore(database.db) }),
    transcripts: createTranscriptsService({ ...deps, store: createTranscriptsStore(database) }),
    forgetTalks: createForgettingTalks(deps),
    reports: createReportsService({ ...deps, store: createReportsStore(database) }),
    parentCards: createParentCards(deps) satisfies (viewer: Viewer) => Promise<ParentCard[]>,
    helplines: (): Promise<readonly Helpline[]> => helplineDesk.all(),
    async changeHelplines(viewer: Viewer, lines: readonly Helpline[]): Promise<readonly Helpline[]> {
      await helplineDesk.replace(lines);
      const { userId: actorId, familyId } = viewer;
      const act = { act: 'helplines-changed', familyId, actorId, subjectId: null };
      await audit({ ...act, detail: { lines: lines.length } }, database.db);
      return helplineDesk.all();
    },
  };
}
export type CareService = ReturnType<typeof createCareService>;
