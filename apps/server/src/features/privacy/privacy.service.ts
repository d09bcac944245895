import type { Viewer } from '@ori/core/access/viewer';
import { consentsOf, termsOf } from './consents.store.ts';
import { createDeletionService } from './deletion.service.ts';
import { createCopiesService } from './export/copies.service.ts';
import { createCopyMaker } from './export/copy-maker.ts';
import { createExportsStore } from './export/exports.store.ts';
import type { Print } from './export/family-copy.ts';
import { createLimitsService } from './limits/limits.service.ts';
import { createLooksService } from './looks.service.ts';
import { createLooksStore } from './looks.store.ts';
import type { PrivacyDeps } from './privacy.deps.ts';
import { privacyJobs } from './privacy-jobs.ts';
import { createUnusedAccounts, type UnusedDeps } from './unused-accounts.ts';

export interface PrivacyServiceDeps extends PrivacyDeps, UnusedDeps {
  readonly print: Print;
  /** Everything a parent's family did and made, by child, as all features tell it. */
  readonly familyJson: (viewer: Viewer) => Promise<unknown>;
  /** Papers and files of the family, each with the name it gets in the archive. */
  readonly documents: (viewer: Viewer) => AsyncIterable<readonly [string, Uint8Array]>;
  readonly provedUntil: (viewer: Viewer) => Promise<Date | null>;
  /** Deletes the viewer, and the children with the last grown-up; false when there is nobody to delete. */
  readonly deleteSelf: (viewer: Viewer) => Promise<boolean>;
}

/** What a parent may see, limit, take away and end (design §5). */
export function createPrivacyService(deps: PrivacyServiceDeps) {
  const store = createExportsStore(deps.database);
  const maker = createCopyMaker({ ...deps, store });
  const looks = createLooksStore(deps.database);
  return {
    limits: createLimitsService(deps),
    looks: createLooksService({ reach: deps.reach, store: looks }),
    async consents(viewer: Viewer) {
      const [consents, terms] = await Promise.all([
        consentsOf(deps.database, viewer),
        termsOf(deps.database, viewer),
      ]);
      return { consents, terms };
    },
    copies: createCopiesService({ ...deps, store, maker }),
    deletion: createDeletionService(deps),
    jobs: privacyJobs({ ...deps, maker, copies: store, looks, endUnused: createUnusedAccounts(deps) }),
  };
}
export type PrivacyService = ReturnType<typeof createPrivacyService>;
