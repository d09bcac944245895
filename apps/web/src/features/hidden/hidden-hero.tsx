import { useTranslation } from 'react-i18next';
import { upTo } from './drawing.ts';

const ROWS = 15;
const RIGHT = 292;

/** Words of a page as bars: how long each is follows from its place, so the page is always the same. */
function barsOf(row: number): { x: number; width: number; at: number }[] {
  const bars: { x: number; width: number; at: number }[] = [];
  let x = row % 5 === 0 ? 44 : 28;
  for (let at = row * 7; x < RIGHT - 14; at += 1) {
    const width = Math.min(16 + ((at * 37) % 29), RIGHT - x);
    bars.push({ x, width, at });
    x += width + 7;
  }
  return row % 5 === 4 ? bars.slice(0, -2) : bars;
}

/** A textbook's page with gaps in it, one for each story; behind each there is light. */
function Page({ gaps }: { readonly gaps: number }) {
  const bars = upTo(ROWS).flatMap((row) => barsOf(row).map((bar) => ({ ...bar, y: 30 + row * 22 })));
  const every = Math.floor(bars.length / gaps);
  const isGap = (place: number): boolean => place % every === 2 && place / every < gaps;
  return (
    <svg className="hs-page" viewBox="0 0 320 372" aria-hidden="true">
      <rect className="hs-paper" x="8" y="6" width="304" height="360" rx="6" />
      {bars.map(({ x, y, width }, place) => (
        <rect
          key={`${x} ${y}`}
          className={isGap(place) ? 'hs-gap' : 'hs-word'}
          x={isGap(place) ? x - 2 : x}
          y={isGap(place) ? y - 5 : y}
          width={isGap(place) ? width + 4 : width}
          height={isGap(place) ? 16 : 6}
          rx="3"
        />
      ))}
    </svg>
  );
}

/** What the page is about, and how it is read. */
export function HiddenHero({ count }: { readonly count: number }) {
  const { t } = useTranslation('hidden');
  return (
    <header className="hs-hero">
      <div>
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1>{t('hero.title')}</h1>
        <p className="text-xl text-mute">{t('hero.lead', { count })}</p>
        <p>{t('hero.how')}</p>
      </div>
      <Page gaps={count} />
    </header>
  );
}
