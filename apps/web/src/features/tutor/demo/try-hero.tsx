import { useTranslation } from 'react-i18next';
import { OriEmblem } from '../../../ui/ornament/ori-emblem.tsx';
import { Ornament } from '../../../ui/ornament/ornament.tsx';

/** What every learner says sooner or later, and what Ori does about it. */
export function TryHero() {
  const { t } = useTranslation('tutor');
  return (
    <header className="try-hero">
      <Ornament name="star" className="try-hero-star" turning weight={0.8} />
      <div className="try-hero-emblem">
        <OriEmblem mood="helping" size={240} />
      </div>
      <p className="eyebrow">{t('demo.eyebrow')}</p>
      <h1>{t('demo.plea')}</h1>
      <p className="try-hero-lead">{t('demo.lead')}</p>
    </header>
  );
}
