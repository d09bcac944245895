import { useTranslation } from 'react-i18next';
import { FirstSteps } from '../features/families/first-steps.tsx';
import { Card } from '../ui/card.tsx';
import { OriEmblem } from '../ui/ornament/ori-emblem.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** A parent's first three steps. */
export function Page() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="page pb-16">
      <PageHeader eyebrow={t('begin.eyebrow')} title={t('begin.title')} lead={t('begin.lead')} />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <Card>
          <FirstSteps />
        </Card>
        <aside className="grid justify-items-center gap-5 text-center">
          <OriEmblem mood="greeting" size={180} />
          <p className="max-w-sm text-mute">{t('begin.ori')}</p>
        </aside>
      </div>
    </div>
  );
}
