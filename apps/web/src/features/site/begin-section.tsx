import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import './styles/begin.css';

/** The last word: one child, one lesson. */
export function BeginSection() {
  const { t } = useTranslation('homepage');
  return (
    <section className="page pt-20">
      <div className="begin">
        <Ornament name="girih" className="begin-ornament" />
        <OriEmblem mood="greeting" size={88} />
        <h2 className="text-4xl">{t('begin.title')}</h2>
        <p className="max-w-prose text-lg text-mute">{t('begin.text')}</p>
        <div className="flex flex-wrap justify-center gap-3 pt-2">
          <LinkButton size="large" to="/account-type?role=parent">
            {t('hero.addChild')}
          </LinkButton>
          <LinkButton size="large" variant="secondary" to="/features">
            {t('begin.day')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
