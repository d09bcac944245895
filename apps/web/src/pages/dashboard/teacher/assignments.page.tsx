import { useTranslation } from 'react-i18next';
import { TeacherNav } from '../../../features/classrooms/teacher-nav.tsx';
import { WorkView } from '../../../features/classrooms/work-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** `/dashboard/teacher/assignments`: what a teacher gave, and giving more. */
export function Page() {
  const { t } = useTranslation('classroom');
  return (
    <div className="page pb-16">
      <PageHeader title={t('work.title')} lead={t('work.lead')} />
      <div className="grid gap-8">
        <TeacherNav />
        <WorkView />
      </div>
    </div>
  );
}
