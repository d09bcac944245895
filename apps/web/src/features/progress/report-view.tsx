import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/dates.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type ProgressChild, ProgressOwner } from './progress-owner.ts';
import { useReport } from './progress.queries.ts';
import { ReportDocument } from './report-document.tsx';
import { type Days, daysOf, REPORT_SPANS } from './report-spans.ts';

interface SpanProps {
  readonly days: Days;
  readonly today: string;
  readonly onChange: (days: Days) => void;
}

function SpanChoice({ days, today, onChange }: SpanProps) {
  const { t } = useTranslation('family');
  const isSame = (other: Days) => other.from === days.from && other.to === days.to;
  return (
    <div className="no-print grid gap-4">
      <div role="group" aria-label={t('report.span')} className="flex flex-wrap gap-2">
        {REPORT_SPANS.map((span) => {
          const its = daysOf(span, today);
          return (
            <Button
              key={span}
              variant={isSame(its) ? 'primary' : 'secondary'}
              aria-pressed={isSame(its)}
              onClick={() => onChange(its)}
            >
              {t(`report.spans.${span}`)}
            </Button>
          );
        })}
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

/** A child's progress report over days of one's choice, on the screen and on paper. */
export function ReportView({ child }: { readonly child: ProgressChild }) {
  const today = localDay(useNow());
  const [chosen, setChosen] = useState<Days | null>(null);
  const days = chosen ?? daysOf('month', today);
  return (
    <ProgressOwner value={child}>
      <div className="grid gap-6">
        <SpanChoice days={days} today={today} onChange={setChosen} />
        <Sheet days={days} childId={child.id} />
      </div>
    </ProgressOwner>
  );
}
