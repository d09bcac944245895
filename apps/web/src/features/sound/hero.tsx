import { useTranslation } from 'react-i18next';
import { chirp } from './chirp.ts';

const WIDTH = 1200;
const HEIGHT = 220;
const LINES = [
  { phase: 0, share: 0.96, tone: 'gold' },
  { phase: 0.04, share: 0.72, tone: 'gold' },
  { phase: 0.08, share: 0.5, tone: 'nile' },
  { phase: 0.12, share: 0.3, tone: 'nile' },
  { phase: 0.16, share: 0.14, tone: 'lapis' },
] as const;

/** What a frequency is, over a wave that swings faster and faster. */
export function Hero() {
  const { t } = useTranslation('sound');
  return (
    <header className="sound-hero">
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} preserveAspectRatio="none" aria-hidden="true">
        {LINES.map(({ phase, share, tone }) => (
          <path
            key={phase}
            d={chirp(WIDTH, HEIGHT, phase, share)}
            data-tone={tone}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div className="page grid gap-5 pt-6 pb-8">
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1 className="max-w-[18ch] text-5xl">{t('hero.title')}</h1>
        <p className="max-w-prose text-xl">{t('hero.lead')}</p>
        <p className="max-w-prose text-mute">{t('hero.more')}</p>
        <nav aria-label={t('hero.ways')} className="flex flex-wrap gap-3">
          <a href="#cymatics" className="btn btn-primary btn-large">
            {t('hero.plate')}
          </a>
          <a href="#tunings" className="btn btn-secondary btn-large">
            {t('hero.tunings')}
          </a>
        </nav>
      </div>
    </header>
  );
}
