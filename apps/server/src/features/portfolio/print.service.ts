import type { PortfolioPrintQuery } from '@ori/contracts/portfolio';
import { fail, type Result } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
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

/** The portfolio on paper, and the page for an evaluator to sign. */
export function createPrintService({ reach, read, store, yearOf, logFacts, subjectName, printer }: Deps) {
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
      const year = await yearOf(child.userId);
      const { firstName: legalName, gradeLevel: grade } = child;
      const named: Named = year ?? { legalName, grade, schoolName: '' };
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
