import { useTranslation } from 'react-i18next';
import { useSchoolYear } from '../../../features/planning/calendar.queries.ts';
import { ReportView } from '../../../features/progress/report-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { OneChild } from './one-child.tsx';

/** `/dashboard/parent/reports`: a child's progress in words over a span of days, to read, print and keep. */
export function Page() {
  const { t } = useTranslation('family');
  const { data } = useSchoolYear();
  /** A child's own, or the family's. */
  const yearOf = (childId: string) => {
    const year = data?.children.find((each) => each.childId === childId);
    return year === undefined ? null : { from: year.startsOn, to: year.endsOn };
  };
  return (
    <div className="page pb-16">
      <div className="no-print">
        <PageHeader title={t('report.title')} lead={t('report.lead')} />
      </div>
      <div className="grid gap-8">
        <OneChild>{(child) => <ReportView child={child} year={yearOf(child.id)} />}</OneChild>
      </div>
    </div>
  );
}
