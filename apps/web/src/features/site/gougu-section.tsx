import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { Cited } from './cited.tsx';
import { Emphasised } from './emphasised.tsx';
import { GouguFigure } from './gougu-figure.tsx';

/** A proof one can do with one's hands. */
export function GouguSection() {
  const { t } = useTranslation('homepage');
  return (
    <section className="band">
      <div className="page grid items-center gap-10 md:grid-cols-2">
        <div className="grid gap-4">
          <p className="eyebrow">{t('gougu.eyebrow')}</p>
          <h2 className="text-4xl">{t('gougu.title')}</h2>
          <Cited label="record" sources={['SHEN99', 'CUL96']}>
            <Emphasised text={t('gougu.story')} />
          </Cited>
          <p className="text-mute">{t('gougu.drawing')}</p>
          <Cited label="science" sources={['HEA08']}>
            {t('gougu.rule')}
          </Cited>
          <div>
            <LinkButton variant="secondary" to="/lessons/gou-and-gu">
              {t('gougu.lesson')}
            </LinkButton>
          </div>
        </div>
        <div className="card">
          <GouguFigure />
        </div>
      </div>
    </section>
  );
}
