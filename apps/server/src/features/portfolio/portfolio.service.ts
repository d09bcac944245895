import type { Portfolio, PortfolioQuery } from '@ori/contracts/portfolio';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { may } from '@ori/core/access/may';
import type { Viewer } from '@ori/core/access/viewer';
import { createKeepingService } from './keeping.service.ts';
import type { PortfolioDeps } from './portfolio.deps.ts';
import { createPortfolioStore } from './portfolio.store.ts';
import { createPrintService } from './print.service.ts';
import { createPortfolioReading } from './read-portfolio.ts';

/** A file to be sent: `name` for a person's disk. */
interface SentFile {
  readonly type: string;
  readonly content: Uint8Array;
}

/** Builds the portfolio by hand, smallest parts first. */
export function createPortfolioService(deps: PortfolioDeps) {
  const { reach } = deps;
  const store = createPortfolioStore(deps.database);
  const read = createPortfolioReading({ ...deps, store });

  return {
    ...createKeepingService({ ...deps, store }),
    ...createPrintService({ ...deps, store, read }),
    async get(viewer: Viewer, query: PortfolioQuery): Promise<Result<Portfolio, 'not-found'>> {
      const child = await reach('portfolio.get', viewer, query.childId);
      if (child === null) return fail('not-found');
      const mayWrite = may('portfolio.keepSample', viewer, child);
      return succeed({ ...(await read(child, query)), mayWrite });
    },
    /** The file of a sample, or its small picture. */
    async file(
      viewer: Viewer,
      id: string,
      { childId, size }: { readonly childId: string; readonly size: 'whole' | 'small' },
    ): Promise<Result<SentFile, 'not-found'>> {
      const child = await reach('portfolio.file', viewer, childId);
      const sample = child && (await store.sample(id));
      if (sample?.childId !== childId) return fail('not-found');
      const file = await store.file(id);
      const content = size === 'small' ? file?.thumb : file?.content;
      return file && content ? succeed({ type: file.type, content }) : fail('not-found');
    },
    /** Every file of some children, one after the other: for a family's copy of everything. */
    async *filesOf(childIds: readonly string[]): AsyncGenerator<{ name: string; content: Uint8Array }> {
      for (const { sampleId, day, type } of await store.withFiles(childIds)) {
        const file = await store.file(sampleId);
        const ending = type === 'application/pdf' ? 'pdf' : 'webp';
        if (file) yield { name: `work-${day}-${sampleId.slice(0, 8)}.${ending}`, content: file.content };
      }
    },
    exportOf: store.everOf,
  };
}
export type PortfolioService = ReturnType<typeof createPortfolioService>;
