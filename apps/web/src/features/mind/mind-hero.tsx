import { useTranslation } from 'react-i18next';

const RINGS = [46, 92, 148, 214, 290, 376, 472, 580] as const;
/** Rings of what is tested, then of what is argued over; beyond them nobody knows. */
const SURE = 4;
const ARGUED = 6;
const FLATTENED = 0.24;

function kindOf(index: number): 'sure' | 'argued' | 'open' {
  if (index < SURE) return 'sure';
  return index < ARGUED ? 'argued' : 'open';
}

/** A drop in still water: near rings are drawn firm, farther ones broken, the last in dots. */
export function MindHero() {
  const { t } = useTranslation('mind');
  return (
    <header className="mind-hero">
      <svg viewBox="0 0 1200 380" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {RINGS.map((radius, index) => (
          <ellipse
            key={radius}
            cx="900"
            cy="230"
            rx={radius}
            ry={radius * FLATTENED}
            data-kind={kindOf(index)}
          />
        ))}
        <path
          d="M900 96C891 117 887 125 887 133A13 13 0 0 0 913 133C913 125 909 117 900 96Z"
          data-kind="drop"
        />
        <circle cx="900" cy="230" r="5" data-kind="drop" />
      </svg>
      <div className="page mind-hero-words">
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1 className="text-5xl">{t('hero.title')}</h1>
        <p className="text-xl">{t('hero.lead')}</p>
        <nav aria-label={t('hero.ways')} className="flex flex-wrap gap-3">
          <a href="#attention" className="btn btn-primary btn-large">
            {t('hero.try')}
          </a>
          <a href="#activities" className="btn btn-secondary btn-large">
            {t('hero.quiet')}
          </a>
        </nav>
      </div>
    </header>
  );
}
