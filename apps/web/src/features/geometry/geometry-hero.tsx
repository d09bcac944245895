import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { circleGrid } from '../../ui/ornament/circle-grid.ts';

const GRID = circleGrid([200, 200], 46, 3);
const SEED = circleGrid([200, 200], 46, 1);

/** The head of the page: the grid that a compass makes by itself, and where to begin. */
export function GeometryHero({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('geometry');
  return (
    <header className="geo-hero">
      <svg className="geo-hero-grid" viewBox="0 0 400 400" aria-hidden="true">
        <path d={GRID} fill="none" stroke="var(--line)" strokeWidth="1.4" />
        <path d={SEED} fill="none" stroke="var(--gold)" strokeWidth="2" />
      </svg>
      <div className="geo-hero-words">
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1 className="text-5xl">{t('hero.title')}</h1>
        <p className="text-xl text-mute">{t('hero.lead')}</p>
        <p className="flex flex-wrap gap-3 no-print">
          <a className={buttonClass({ variant: 'primary', size: 'large' })} href="#vesica">
            {t('hero.begin')}
          </a>
          <a className={buttonClass({ variant: 'secondary', size: 'large' })} href="#free">
            {t('hero.free')}
          </a>
        </p>
      </div>
      {children}
    </header>
  );
}
