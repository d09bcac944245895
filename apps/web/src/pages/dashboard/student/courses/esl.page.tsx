import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../lib/loaded.tsx';
import { useCourses } from '../../../../lib/use-courses.ts';
import { SkeletonText } from '../../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Shelves } from './courses.page.tsx';

/** `/dashboard/student/courses/esl`: the courses for those who learn English beside everything else. */
export function Page() {
  const { t } = useTranslation(['lesson', 'dashboard']);
  const query = useCourses();
  return (
    <div className="page grid gap-10 pb-16">
      <PageHeader title={t('lesson:band.esl')} lead={t('dashboard:esl.lead')} />
      <Loaded query={query} waiting={<SkeletonText lines={6} label={t('lesson:page.loading')} />}>
        {({ courses }) => {
          const english = courses.filter(({ band }) => band === 'esl');
          if (english.length > 0) return <Shelves courses={english} />;
          return (
            <EmptyState
              title={t('lesson:courses.empty')}
              actions={<LinkButton to="/dashboard/student/courses">{t('dashboard:room.courses')}</LinkButton>}
            />
          );
        }}
      </Loaded>
    </div>
  );
}
