import type { PortfolioPrintQuery } from '@ori/contracts/portfolio';
import { fail, type Result } from '@ori/contracts/result';
import type { StudentYear } from '@ori/contracts/records';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import type { PortfolioDeps } from './portfolio.deps.ts';
import type { PortfolioStore } from './portfolio.store.ts';
import { type Named, portfolioData } from './print-data.ts';
import type { ReadPortfolio } from './read-portfolio.ts';

interface Deps extends PortfolioDeps {
  readonly store: PortfolioStore;
  readonly read: ReadPortfolio;
}
type Printed = Result<Uint8Array<ArrayBuffer>, 'not-found' | 'printer-busy'>;
/** More pictures would make a document nobody can mail; the rest of the samples is told in words. */
const PICTURES_MAX = 90;

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Whose paper it is, as the newest school year that shares its days names them. Days of no year have the grade of today
 * only where they reach today.
 */
function namedIn(child: Learner, { from, to }: Days, years: readonly StudentYear[], today: string): Named {
  const year = years.find(({ startsOn, endsOn }) => startsOn <= to && endsOn >= from);
  const grade = from <= today && today <= to ? child.gradeLevel : null;
  return year ?? { legalName: child.firstName, grade, schoolName: '' };
}

/** The portfolio on paper, and the page for an evaluator to sign. */
export function createPrintService(deps: Deps) {
  const { reach, read, store, yearsOf, logFacts, subjectName, printer, now } = deps;
  async function picturesOf(ids: readonly string[]): Promise<Record<string, Uint8Array>> {
    const files: Record<string, Uint8Array> = {};
    for (const id of ids) {
      const file = await store.file(id);
      if (file !== null) files[`${id}.webp`] = file.content;
    }
    return files;
  }

  return {
    async print(viewer: Viewer, { document, ...query }: PortfolioPrintQuery): Promise<Printed> {
      const child = await reach('portfolio.print', viewer, query.childId);
      if (child === null) return fail('not-found');
      const portfolio = await read(child, query);
      const today = dayOf(now(), child.timeZone);
      const named = namedIn(child, portfolio, await yearsOf(child.userId), today);
      const log = await logFacts(child.userId, portfolio);
      const pictures = portfolio.samples.filter(({ file }) => file?.type === 'image/webp');
      const ids = document === 'portfolio' ? pictures.slice(0, PICTURES_MAX).map(({ id }) => id) : [];
      const { locale } = viewer;
      const data = portfolioData({
        portfolio,
        named,
        log,
        document,
        locale,
        pictured: new Set(ids),
        subjectName: (subject) => subjectName(subject, locale),
      });
      return printer.print({ template: 'portfolio', data, locale, files: await picturesOf(ids) });
    },
  };
}
