import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';

/** A page on its way: nothing of it is shown before it is known what the family allows. */
export function LimitWaiting() {
  const { t } = useTranslation();
  return (
    <div className="page grid gap-8 py-16">
      <SkeletonText label={t('overlay.loading')} lines={3} />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
