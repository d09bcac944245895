import type { Reports } from '@ori/contracts/administration';
import { GROUP_MIN, REPORT_WEEKS, type ReportWeeks } from '@ori/contracts/administration-names';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminPart } from './admin-part.tsx';
import { reportFile, useReports } from './administration.queries.ts';
import { ReportGroups } from './report-groups.tsx';
import { useFigures } from './use-figures.ts';

const MEASURES = ['learners', 'minutes', 'lessons', 'mastered', 'messages', 'newPeople'] as const;
/** So many weeks have their date beneath the bar each; of more, every so-many-th has. */
const LABELS_MAX = 6;

interface MeasureProps {
  readonly measure: (typeof MEASURES)[number];
  readonly weeks: Reports['weeks'];
}

function MeasureChart({ measure, weeks }: MeasureProps) {
  const { t } = useTranslation('administration');
  const { language, number } = useFigures();
  const step = Math.ceil(weeks.length / LABELS_MAX);
  const total = weeks.reduce((sum, week) => sum + week[measure], 0);
  const last = weeks.at(-1)?.[measure] ?? 0;
  const bars = weeks.map((week, place) => ({
    id: week.monday,
    label: (weeks.length - 1 - place) % step === 0 ? dayWords(week.monday, language, 'date') : '',
    name: t('reports.weekOf', { day: dayWords(week.monday, language, 'date') }),
    value: week[measure],
    valueText: number(week[measure]),
    strong: place === weeks.length - 1,
  }));
  const facts = { last: number(last), total: number(total) };
  return (
    <BarChart
      bars={bars}
      title={t(`measure.${measure}`)}
      summary={t(measure === 'learners' ? 'reports.summaryLearners' : 'reports.summary', facts)}
      tableLabel={t('reports.table')}
      nameHead={t('reports.week')}
      valueHead={t(`measure.${measure}`)}
    />
  );
}

/** Weeks of use, in figures of everybody together. */
export function ReportsRoom() {
  const { t } = useTranslation('administration');
  const [weeks, setWeeks] = useState<ReportWeeks>(12);
  const reports = useReports(weeks);
  return (
    <AdminFrame title={t('reports.title')} lead={t('reports.lead', { min: GROUP_MIN })}>
      <div className="admin-span">
        <Select
          label={t('reports.span')}
          value={String(weeks)}
          options={REPORT_WEEKS.map((value) => ({
            value: String(value),
            label: t('reports.weeks', { count: value }),
          }))}
          onChange={({ target }) =>
            setWeeks(REPORT_WEEKS.find((known) => String(known) === target.value) ?? weeks)
          }
        />
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {(['weeks', 'groups'] as const).map((table) => (
            <a key={table} href={reportFile(weeks, table)} download>
              {t(`reports.file.${table}`)}
            </a>
          ))}
        </p>
      </div>
      <Loaded query={reports} waiting={<Skeleton className="h-96 w-full" />}>
        {(found) => (
          <>
            <AdminPart title={t('reports.byWeek')} lead={t('reports.learners', { count: found.learners })}>
              <div className="admin-charts">
                {MEASURES.map((measure) => (
                  <MeasureChart key={measure} measure={measure} weeks={found.weeks} />
                ))}
              </div>
            </AdminPart>
            <ReportGroups groups={found.groups} />
          </>
        )}
      </Loaded>
    </AdminFrame>
  );
}
