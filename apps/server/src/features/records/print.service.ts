import { fail, type Result, succeed } from '@ori/contracts/result';
import type { SpanQuery } from '@ori/contracts/records-room';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { PrintJob } from '../../pdf/print-job.ts';
import type { LawOfDayReading } from './law-of-day.ts';
import { logPaper } from './log-paper.ts';
import { paperIn } from './paper-words.ts';
import type { ReadLog } from './read-log.ts';
import type { RecordsDeps } from './records.deps.ts';
import type { SummaryOf } from './summary.service.ts';
import type { YearsService } from './years.service.ts';

interface Deps extends Pick<RecordsDeps, 'reach' | 'printer'> {
  readonly readLog: ReadLog;
  readonly summaryOf: SummaryOf;
  readonly years: Pick<YearsService, 'yearOf'>;
  readonly lawOfDay: LawOfDayReading;
}
interface Span {
  readonly from: string;
  readonly to: string;
}

/** The log on paper, in the reader's language, with moments on the child's clock. */
export function createLogPrinting({ reach, printer, readLog, summaryOf, years, lawOfDay }: Deps) {
  async function jobFor(child: Learner, { from, to }: Span, viewer: Viewer): Promise<PrintJob> {
    const span = { from, to };
    const [entries, summary, year, law] = await Promise.all([
      readLog(child, span, viewer.locale),
      summaryOf(child, span, viewer),
      years.yearOf(child.userId, to),
      lawOfDay(child.userId, to),
    ]);
    const asksCore = law?.time.some(({ coreHours }) => coreHours !== null) ?? false;
    const facts = { firstName: child.firstName, summary, year, entries, asksCore };
    return {
      template: 'log',
      data: logPaper(facts, paperIn(viewer.locale, child.timeZone)),
      locale: viewer.locale,
    };
  }
  return {
    async printed(
      viewer: Viewer,
      { childId, ...span }: SpanQuery,
    ): Promise<Result<{ firstName: string; pdf: Uint8Array }, 'not-found' | 'printer-busy'>> {
      const child = await reach('records.print', viewer, childId);
      if (child === null) return fail('not-found');
      const printed = await printer.print(await jobFor(child, span, viewer));
      return printed.ok ? succeed({ firstName: child.firstName, pdf: printed.value }) : printed;
    },
  };
}
