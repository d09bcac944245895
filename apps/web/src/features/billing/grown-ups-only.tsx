import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';

/** What a child finds where a grown-up would find prices. */
export function GrownUpsOnly({ homeTo }: { readonly homeTo: string }) {
  const { t } = useTranslation('pricing');
  return (
    <div className="page">
      <div className="state">
        <OriEmblem mood="greeting" size={120} />
        <h1 className="text-4xl">{t('learner.title')}</h1>
        <p>{t('learner.text')}</p>
        <LinkButton to={homeTo} size="large">
          {t('learner.home')}
        </LinkButton>
      </div>
    </div>
  );
}
