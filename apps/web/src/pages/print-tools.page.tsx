import { useTranslation } from 'react-i18next';
import { PrintTools } from '../features/worksheets/tools/print-tools.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** `/print-tools`: papers to write, count and draw on. */
export function Page() {
  const { t } = useTranslation('worksheets');
  return (
    <div className="tool-room page pb-16">
      <div className="no-print">
        <PageHeader title={t('tools.title')} lead={t('tools.lead')} />
      </div>
      <PrintTools />
    </div>
  );
}
