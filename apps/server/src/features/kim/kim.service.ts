import { createCardsService } from './cards.service.ts';
import { createCardsStore } from './cards.store.ts';
import { createCatalogue } from './catalogue.ts';
import { createChoicesStore } from './choices.store.ts';
import type { KimDeps } from './kim.deps.ts';
import { createProgressService } from './progress.service.ts';
import { createProposalsService } from './proposals.service.ts';
import { createProposalsStore } from './proposals.store.ts';
import { createReadings } from './readings.service.ts';
import { createReceipts } from './receipts.ts';
import { createSolvedLessons } from './solved-lessons.store.ts';
import { createSynthesesService } from './syntheses.service.ts';
import { createSynthesesStore } from './syntheses.store.ts';

/** Builds Knowledge Inheritance Mapping by hand, smallest parts first. */
export function createKimService(deps: KimDeps) {
  const catalogue = createCatalogue(deps.content);
  const receipts = createReceipts(deps.sessionSecret);
  const cards = createCardsStore(deps.database);
  const choices = createChoicesStore(deps.database);
  const syntheses = createSynthesesStore(deps.database);
  const proposals = createProposalsStore(deps.database);
  return {
    cards: createCardsService({ ...deps, cards, catalogue, receipts }),
    progress: createProgressService({
      ...deps,
      cards,
      choices,
      syntheses,
      catalogue,
      receipts,
      solvedLessons: createSolvedLessons(deps.database),
    }),
    syntheses: createSynthesesService({ ...deps, store: syntheses, catalogue }),
    proposals: createProposalsService({ ...deps, store: proposals, choices }),
    readings: createReadings({ ...deps, syntheses, proposals }),
    /** Everything kept of these people, for the export of their own data. */
    async exportOf(ids: readonly string[]) {
      const [chosen, opened, written, proposed] = await Promise.all([
        choices.everOf(ids),
        cards.everOf(ids),
        syntheses.everOf(ids),
        proposals.everOf(ids),
      ]);
      return { choices: chosen, cards: opened, syntheses: written, proposals: proposed };
    },
  };
}
export type KimService = ReturnType<typeof createKimService>;
