import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { Cited } from './cited.tsx';
import { LoavesPuzzle } from './loaves-puzzle.tsx';
import './styles/hero.css';

/** The first screen: one sentence, two doors, and a puzzle to do. */
export function HomeHero() {
  const { t } = useTranslation('homepage');
  return (
    <section className="hero">
      <Ornament name="circles" className="hero-ornament" weight={1.2} turning />
      <div className="page hero-grid">
        <div className="hero-words">
          <p className="eyebrow">{t('hero.eyebrow')}</p>
          <h1>{t('hero.title')}</h1>
          <p className="text-lg text-mute md:text-xl">{t('hero.lead')}</p>
          <div className="flex flex-wrap gap-3 pt-2">
            <LinkButton size="large" to="/account-type?role=parent">
              {t('hero.addChild')}
            </LinkButton>
            <LinkButton size="large" variant="secondary" to="/lessons/half-a-loaf-fair-shares">
              {t('hero.tryLesson')}
            </LinkButton>
          </div>
          <p className="text-sm text-mute">{t('hero.note')}</p>
        </div>
        <section className="card hero-card" aria-labelledby="loaves">
          <h2 id="loaves" className="text-2xl">
            {t('loaves.title')}
          </h2>
          <p className="text-mute">{t('loaves.how')}</p>
          <LoavesPuzzle />
          <Cited label="record" sources={['BM10057', 'IMH16', 'CLA99']}>
            {t('loaves.story')}
          </Cited>
        </section>
      </div>
    </section>
  );
}
