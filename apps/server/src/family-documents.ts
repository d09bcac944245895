import type { Result } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import type { FilingsService } from './features/filings/filings.service.ts';
import type { PortfolioService } from './features/portfolio/portfolio.service.ts';
import type { ReportService } from './features/progress/report.service.ts';
import type { RecordsService } from './features/records/records.service.ts';
import type { TranscriptsService } from './features/transcripts/transcripts.service.ts';

interface Deps {
  /** The children of a parent, in the order they were added. */
  readonly childrenOf: (parentId: string) => Promise<readonly Child[]>;
  readonly transcripts: Pick<TranscriptsService, 'transcript' | 'printing'>;
  readonly reports: Pick<ReportService, 'printed'>;
  readonly records: Pick<RecordsService, 'print' | 'yearsOf'>;
  readonly stateLaw: { readonly filings: Pick<FilingsService, 'packet'> };
  readonly portfolio: Pick<PortfolioService, 'exportOf' | 'print' | 'filesOf'>;
  readonly now: () => Date;
}
interface Child {
  readonly id: string;
  readonly firstName: string;
}
type Named = readonly [string, Uint8Array];

/** Days that the report and the log in a copy look back. */
const YEAR_DAYS = 365;

function paper(name: string, made: Result<Uint8Array, string>): Uint8Array {
  if (!made.ok) throw new Error(`a ${name} was not printed: ${made.failure}`);
  return made.value;
}

/** A part of a file's name that every machine keeps; the place in the family tells children of one name apart. */
function stemOf({ firstName }: Child, place: number): string {
  const letters = firstName
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '')
    .toLowerCase();
  return `${place + 1}-${letters === '' ? 'child' : letters}`;
}

/**
 * The papers of a family's copy, by name: of each child the report and the log of the year, a filing packet for each
 * school year that was set up, transcripts where courses are, the portfolio of the year and the files of all years where
 * one was begun. One after another, so that no more than one is in memory.
 */
export function createFamilyDocuments({ childrenOf, now, ...rooms }: Deps) {
  const { transcripts, reports, records, portfolio, stateLaw } = rooms;

  async function* printed(viewer: Viewer, childId: string): AsyncGenerator<Named> {
    const to = dayOf(now(), viewer.timeZone);
    const year = { childId, from: addDays(to, -YEAR_DAYS), to };
    yield ['report.pdf', paper('report', await reports.printed(viewer, year))];
    const log = await records.print.printed(viewer, year);
    if (!log.ok) throw new Error(`a log was not printed: ${log.failure}`);
    yield ['log.pdf', log.value.pdf];
    for (const { id: yearId, startsOn } of await records.yearsOf(childId)) {
      const asked = { childId, yearId, language: viewer.locale };
      yield [`packet-${startsOn}.pdf`, paper('packet', await stateLaw.filings.packet.print(viewer, asked))];
    }
    const told = await transcripts.transcript.get(viewer, childId);
    if (!told.ok || told.value.years.length === 0) return;
    for (const document of ['transcript', 'course-descriptions'] as const)
      yield [
        `${document}.pdf`,
        paper(document, await transcripts.printing.print(viewer, { childId, document })),
      ];
  }

  async function* portfolioOf(viewer: Viewer, childId: string): AsyncGenerator<Named> {
    const { samples, books, assessments } = await portfolio.exportOf([childId]);
    if (samples.length + books.length + assessments.length === 0) return;
    const document = 'portfolio' as const;
    yield ['portfolio.pdf', paper(document, await portfolio.print(viewer, { childId, document }))];
    for await (const { name, content } of portfolio.filesOf([childId])) yield [name, content];
  }

  return async function* documents(viewer: Viewer): AsyncGenerator<Named> {
    for (const [place, child] of (await childrenOf(viewer.userId)).entries()) {
      const stem = stemOf(child, place);
      for await (const [name, file] of printed(viewer, child.id)) yield [`${stem}-${name}`, file];
      for await (const [name, file] of portfolioOf(viewer, child.id)) yield [`${stem}-${name}`, file];
    }
  };
}
