import { REPORT_DAYS_MAX } from '@ori/contracts/progress-report';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type ProgressChild, ProgressOwner } from './progress-owner.ts';
import { useReport } from './progress.queries.ts';
import { ReportDocument } from './report-document.tsx';
import { type Days, daysOf, faultIn, REPORT_SPANS, type ReportSpan } from './report-spans.ts';

/** A usual span by its name, so that it stays the same for another child; or days of one's own. */
type Chosen = ReportSpan | Days;

interface SpanProps {
  readonly chosen: Chosen;
  readonly days: Days;
  readonly onChange: (chosen: Chosen) => void;
}

function SpanChoice({ chosen, days, onChange }: SpanProps) {
  const { t } = useTranslation('family');
  const fault = faultIn(days);
  return (
    <div className="no-print grid gap-4">
      <div role="group" aria-label={t('report.span')} className="flex flex-wrap gap-2">
        {REPORT_SPANS.map((span) => (
          <Button
            key={span}
            variant={span === chosen ? 'primary' : 'secondary'}
            aria-pressed={span === chosen}
            onClick={() => onChange(span)}
          >
            {t(`report.spans.${span}`)}
          </Button>
        ))}
      </div>
      <div className="report-span-days">
        <TextField
          label={t('report.from')}
          type="date"
          value={days.from}
          max={days.to}
          onChange={({ target }) => target.value && onChange({ ...days, from: target.value })}
        />
        <TextField
          label={t('report.to')}
          type="date"
          value={days.to}
          min={days.from}
          error={fault === null ? undefined : t(`report.fault.${fault}`, { count: REPORT_DAYS_MAX })}
          onChange={({ target }) => target.value && onChange({ ...days, to: target.value })}
        />
      </div>
    </div>
  );
}

function Sheet({ days: { from, to }, childId }: { readonly days: Days; readonly childId: string }) {
  const { t } = useTranslation('family');
  const query = useReport(from, to);
  const pdf = `/api/progress/report.pdf?${new URLSearchParams({ childId, from, to })}`;
  return (
    <Loaded query={query} waiting={<Skeleton className="h-[40rem] w-full" />}>
      {(report) => (
        <>
          <p className="no-print flex flex-wrap gap-3">
            <a className="btn btn-primary" href={pdf} target="_blank" rel="noreferrer">
              {t('report.pdf')}
            </a>
            <Button variant="secondary" onClick={() => window.print()}>
              {t('report.print')}
            </Button>
          </p>
          <ReportDocument report={report} />
        </>
      )}
    </Loaded>
  );
}

interface ReportProps {
  readonly child: ProgressChild;
  /** The child's school year; null where none was set. */
  readonly year: Days | null;
}

/** A child's progress report over days of one's choice, on the screen and on paper. */
export function ReportView({ child, year }: ReportProps) {
  const { t } = useTranslation('family');
  const today = localDay(useNow());
  const [chosen, setChosen] = useState<Chosen>('month');
  const days = typeof chosen === 'string' ? daysOf(chosen, today, year) : chosen;
  return (
    <ProgressOwner value={child}>
      <div className="grid gap-6">
        <SpanChoice chosen={chosen} days={days} onChange={setChosen} />
        {faultIn(days) === null ? (
          <Sheet days={days} childId={child.id} />
        ) : (
          <p className="text-mute">{t('report.fault.text')}</p>
        )}
      </div>
    </ProgressOwner>
  );
}
