import { useTranslation } from 'react-i18next';
import { DrawnBoat, DrawnCoils, DrawnStator } from './drawn-figures.tsx';

const SHEETS = [
  { id: 'field', Drawn: DrawnStator },
  { id: 'coils', Drawn: DrawnCoils },
  { id: 'boat', Drawn: DrawnBoat },
] as const;

/** A draughtsman's sheet with three figures, each of which leads to the one that works. */
export function Hero() {
  const { t } = useTranslation('inventions');
  return (
    <header className="inv-hero page">
      <div className="grid gap-4">
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1 className="text-5xl">{t('hero.title')}</h1>
        <p className="max-w-prose text-xl">{t('hero.lead')}</p>
        <p className="max-w-prose text-mute">{t('hero.more')}</p>
      </div>
      <nav aria-label={t('hero.ways')} className="inv-plate">
        <ol>
          {SHEETS.map(({ id, Drawn }, at) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Drawn />
                <span className="inv-fig" aria-hidden="true">
                  Fig. {at + 1}
                </span>
                <span>{t(`${id}.title`)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  );
}
