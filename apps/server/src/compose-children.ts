import { missingOfOperator } from '@ori/core/privacy/operator-facts';
import type { AppDeps } from './app.deps.ts';
import type { ComposedBilling } from './compose-billing.ts';
import type { AccountsService } from './features/accounts/accounts.service.ts';
import type { InstallationStore } from './features/administration/installation.store.ts';
import { operatorNow } from './features/administration/operator-now.ts';
import { createConcernedFamilies } from './features/families/concerned-families.ts';
import { createDashboardService } from './features/families/dashboard.service.ts';
import type { ConsentProof } from './features/families/families.deps.ts';
import { createFamiliesService } from './features/families/families.service.ts';
import { createFamilyNews } from './features/families/family-news.ts';
import type { FamiliesStore } from './features/families/families.store.ts';
import type { LearningService } from './features/learning/learning.service.ts';
import type { PlanningService } from './features/planning/planning.service.ts';

interface Deps extends AppDeps {
  readonly installation: InstallationStore;
  readonly accounts: AccountsService;
  readonly billing: ComposedBilling;
  readonly familiesStore: FamiliesStore;
  readonly learning: LearningService;
  readonly planning: PlanningService;
}

/** Children and their grown-ups: who they are, how many a plan has room for, and what their dashboard shows. */
export function composeChildren({ familiesStore: store, learning, planning, billing, ...deps }: Deps) {
  const { audit, ownProof } = deps.accounts;
  const { provedUntil } = ownProof;
  const { hasPlaceLeft } = billing.service.allowed;
  const byCard: ConsentProof = {
    method: 'card-transaction',
    evidenceOf: ({ userId }) => billing.service.paymentBy(userId),
  };
  const mayTakeChildren = async () =>
    !deps.isProduction || missingOfOperator(await operatorNow(deps, deps.installation)).length === 0;
  const consentProofs = billing.service.gatewayKind === 'stripe' ? [byCard] : [];
  return {
    familyNews: createFamilyNews(deps),
    concernedFamilies: createConcernedFamilies(deps.database),
    families: createFamiliesService({
      ...deps,
      store,
      audit,
      provedUntil,
      hasPlaceLeft,
      mayTakeChildren,
      consentProofs,
    }),
    dashboard: createDashboardService({
      store,
      standingOf: (family, locale) => learning.standingOf(family, locale, { hasNews: true }),
      upcoming: (family, locale) => planning.upcoming(family, locale),
    }),
  };
}
