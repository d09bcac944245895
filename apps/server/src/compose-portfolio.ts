import type { Content } from '@ori/content/open-content';
import { subjectNamed } from '@ori/contracts/subjects';
import type { ReachLearner } from '@ori/core/access/learner';
import { attendanceTotals } from '@ori/core/records/attendance';
import { minutesBySubject } from '@ori/core/records/log-totals';
import type { Audit } from './db/audit-entry.ts';
import type { Database } from './db/database.ts';
import type { LogFacts, PortfolioDeps } from './features/portfolio/portfolio.deps.ts';
import { createPortfolioService } from './features/portfolio/portfolio.service.ts';
import type { RecordsService } from './features/records/records.service.ts';
import type { Printer } from './pdf/printer.ts';
import { takeFile } from './uploads/take-file.ts';

interface Deps {
  readonly database: Pick<Database, 'db'>;
  readonly content: Pick<Content, 'data'>;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly printer: Pick<Printer, 'print'>;
  readonly records: Pick<RecordsService, 'yearOf' | 'yearsOf' | 'days' | 'entries'>;
  readonly now: () => Date;
}

/** The portfolio: beside what it keeps itself, it tells what the record of the same days holds. */
export function composePortfolio({ content, records, ...deps }: Deps) {
  const logFacts: PortfolioDeps['logFacts'] = async (childId, { from, to }): Promise<LogFacts> => {
    const [days, entries] = await Promise.all([
      records.days(childId, from, to),
      records.entries(childId, from, to),
    ]);
    const subjects = minutesBySubject(entries).filter(({ minutes }) => minutes > 0);
    return { attendedDays: attendanceTotals(days).attended, subjects };
  };
  const names = content.data.courseWords.subjects;
  return createPortfolioService({
    ...deps,
    takeFile,
    logFacts,
    yearOf: records.yearOf,
    yearsOf: records.yearsOf,
    subjectName(subject, locale) {
      const known = subjectNamed(subject);
      return known === null ? subject : names[known][locale];
    },
  });
}
