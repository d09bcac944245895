import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useReadingsWaiting } from './kim.queries.ts';

/** On a parent's home: texts of their children that wait to be read; nothing where none waits. */
export function ReadingCard() {
  const { t } = useTranslation('heritage');
  const { data } = useReadingsWaiting();
  const count = (data?.syntheses.length ?? 0) + (data?.proposals.length ?? 0);
  if (count === 0) return null;
  return (
    <div className="page pb-16">
      <Card as="section" className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-lg">{t('kim.family.waiting', { count })}</p>
        <LinkButton to="/methodology/synthesis#write">{t('kim.family.read')}</LinkButton>
      </Card>
    </div>
  );
}
