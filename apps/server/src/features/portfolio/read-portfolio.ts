import type { Portfolio, PortfolioQuery } from '@ori/contracts/portfolio';
import type { Learner } from '@ori/core/access/learner';
import { dayOf } from '@ori/core/learning/day-of';
import { yearAround } from '@ori/core/records/school-year';
import type { PortfolioDeps } from './portfolio.deps.ts';
import type { PortfolioStore } from './portfolio.store.ts';
import { presentAssessment, presentBook, presentSample } from './present-portfolio.ts';

interface Deps extends PortfolioDeps {
  readonly store: PortfolioStore;
}

/** Reads a child's portfolio of some days; without days, of the school year that is running. */
export function createPortfolioReading({ store, yearOf, now }: Deps) {
  async function daysOf(child: Learner, { from, to }: PortfolioQuery) {
    if (from !== undefined && to !== undefined) return { from, to };
    const year = await yearOf(child.userId);
    return year === null
      ? yearAround(dayOf(now(), child.timeZone))
      : { from: year.startsOn, to: year.endsOn };
  }

  return async (child: Learner, query: PortfolioQuery): Promise<Omit<Portfolio, 'mayWrite'>> => {
    const childId = child.userId;
    const days = await daysOf(child, query);
    const [samples, books, assessments] = await Promise.all([
      store.samples(childId, days),
      store.books(childId, days),
      store.assessments(childId, days),
    ]);
    const files = await store.filesOf(samples.map(({ id }) => id));
    const fileOf = new Map(files.map((file) => [file.sampleId, file]));
    return {
      childId,
      ...days,
      samples: samples.map((row) => presentSample(row, days, fileOf.get(row.id) ?? null)),
      books: books.map(presentBook),
      assessments: assessments.map(presentAssessment),
    };
  };
}
export type ReadPortfolio = ReturnType<typeof createPortfolioReading>;
