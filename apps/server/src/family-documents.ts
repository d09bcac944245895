import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import type { ReportService } from './features/progress/report.service.ts';
import type { RecordsService } from './features/records/records.service.ts';
import type { TranscriptsService } from './features/transcripts/transcripts.service.ts';

interface Deps {
  /** The children of a parent, in the order they were added. */
  readonly childrenOf: (parentId: string) => Promise<readonly Child[]>;
  readonly transcripts: Pick<TranscriptsService, 'transcript' | 'printing'>;
  readonly reports: Pick<ReportService, 'printed'>;
  readonly records: Pick<RecordsService, 'print'>;
  readonly now: () => Date;
}
interface Child {
  readonly id: string;
  readonly firstName: string;
}
type Documents = ReadonlyMap<string, Uint8Array>;

/** Days that the report and the log in a copy look back. */
const YEAR_DAYS = 365;

/** A part of a file's name that every machine keeps; the place in the family tells children of one name apart. */
function stemOf({ firstName }: Child, place: number): string {
  const letters = firstName
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '')
    .toLowerCase();
  return `${place + 1}-${letters === '' ? 'child' : letters}`;
}

/** The PDFs of a family's copy, by name: of each child the report and the log of the year, and transcripts where courses are. */
export function createFamilyDocuments({ childrenOf, transcripts, reports, records, now }: Deps) {
  async function ofChild(viewer: Viewer, childId: string): Promise<Documents> {
    const to = dayOf(now(), viewer.timeZone);
    const pdfs = new Map<string, Uint8Array>();
    const year = { childId, from: addDays(to, -YEAR_DAYS), to };
    const report = await reports.printed(viewer, year);
    if (!report.ok) throw new Error(`a report was not printed: ${report.failure}`);
    pdfs.set('report', report.value);
    const log = await records.print.printed(viewer, year);
    if (!log.ok) throw new Error(`a log was not printed: ${log.failure}`);
    pdfs.set('log', log.value.pdf);
    const told = await transcripts.transcript.get(viewer, childId);
    if (!told.ok || told.value.years.length === 0) return pdfs;
    for (const document of ['transcript', 'course-descriptions'] as const) {
      const printed = await transcripts.printing.print(viewer, { childId, document });
      if (!printed.ok) throw new Error(`a ${document} was not printed: ${printed.failure}`);
      pdfs.set(document, printed.value);
    }
    return pdfs;
  }

  return async (viewer: Viewer): Promise<Documents> => {
    const all = new Map<string, Uint8Array>();
    for (const [place, child] of (await childrenOf(viewer.userId)).entries())
      for (const [name, pdf] of await ofChild(viewer, child.id))
        all.set(`${stemOf(child, place)}-${name}.pdf`, pdf);
    return all;
  };
}
