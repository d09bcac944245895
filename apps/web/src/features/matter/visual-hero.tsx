import { useTranslation } from 'react-i18next';
import { LabFigure } from '../../lib/labs/lab-figure.tsx';
import { buttonClass } from '../../ui/button.tsx';

const STILL = { at: 'still' } as const;
const PROPS = { orbital: '4f_z(x2-y2)' };

/** The head of the page: a cloud of measurements, eight lobes of it, drawn before any script. */
export function VisualHero() {
  const { t } = useTranslation('matter');
  return (
    <header className="page matter-hero">
      <div>
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1>{t('hero.title')}</h1>
        <p className="matter-lead">{t('hero.lead')}</p>
        <p>
          <a className={buttonClass({ size: 'large' })} href="#orbitals">
            {t('hero.start')}
          </a>
        </p>
      </div>
      <div className="matter-cloud">
        <LabFigure lab={{ name: 'orbitals', props: PROPS, label: t('hero.figure') }} state={STILL} />
      </div>
    </header>
  );
}
