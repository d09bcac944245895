import { useTranslation } from 'react-i18next';
import { FollowedFamily } from '../../../features/planning/followed-family.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChildrenOrOne } from './children-or-one.tsx';

/** `/dashboard/parent/curriculum`: what each child follows, in which order, at which pace, and until when. */
export function Page() {
  const { t } = useTranslation('planning');
  return (
    <div className="page pb-16">
      <PageHeader title={t('courses.title')} lead={t('courses.lead')} />
      <ChildrenOrOne>{({ child, shown }) => <FollowedFamily key={child?.id} family={shown} />}</ChildrenOrOne>
    </div>
  );
}
