import { useTranslation } from 'react-i18next';
import { ReportView } from '../../../features/progress/report-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { OneChild } from './one-child.tsx';

/** `/dashboard/parent/reports`: a child's progress in words over a span of days, to read, print and keep. */
export function Page() {
  const { t } = useTranslation('family');
  return (
    <div className="page pb-16">
      <div className="no-print">
        <PageHeader title={t('report.title')} lead={t('report.lead')} />
      </div>
      <div className="grid gap-8">
        <OneChild>{(child) => <ReportView key={child.id} child={child} />}</OneChild>
      </div>
    </div>
  );
}
