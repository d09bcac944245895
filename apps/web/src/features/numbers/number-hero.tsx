import { NUMERAL_SYSTEMS, type NumeralSystem } from '@ori/contracts/numeral-names';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';

interface NumberHeroProps {
  /** The number of the page as each system writes it. */
  readonly figureOf: (system: NumeralSystem) => ReactNode;
  readonly number: number;
}

/** The head of the page: one number in six writings, each leading to its own part. */
export function NumberHero({ figureOf, number }: NumberHeroProps) {
  const { t } = useTranslation('numbers');
  return (
    <header className="num-hero">
      <div className="num-hero-words">
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1 className="text-5xl">{t('hero.title')}</h1>
        <p className="text-xl text-mute">{t('hero.lead', { number })}</p>
        <p className="flex flex-wrap gap-3 no-print">
          <a className={buttonClass({ variant: 'primary', size: 'large' })} href="#counting">
            {t('hero.begin')}
          </a>
          <a className={buttonClass({ variant: 'secondary', size: 'large' })} href="#rules">
            {t('hero.rules')}
          </a>
        </p>
      </div>
      <p className="num-hero-number" aria-hidden="true">
        {number}
      </p>
      <nav aria-label={t('hero.systems')}>
        <ul className="num-wall">
          {NUMERAL_SYSTEMS.map((system) => (
            <li key={system}>
              <a href={`#${system}`}>
                <span className="num-wall-figure" aria-hidden="true">
                  {figureOf(system)}
                </span>
                {t(`name.${system}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
