import { useTranslation } from 'react-i18next';

const SIDE = 4;
const TILE = 40;
/** Quarter turns of the tiles, row by row: drawn once by hand, kept for ever. */
const TURNS = [0, 1, 3, 2, 2, 0, 1, 1, 3, 2, 0, 3, 1, 3, 2, 0];
const HELPED = 6;

function Tile({ at, isOwn }: { readonly at: number; readonly isOwn: boolean }) {
  const place = `translate(${(at % SIDE) * TILE} ${Math.floor(at / SIDE) * TILE})`;
  if (!isOwn) return <rect className="ig-gold" width={TILE} height={TILE} transform={place} />;
  const centre = TILE / 2;
  return (
    <g className="ig-own" transform={`${place} rotate(${(TURNS[at] ?? 0) * 90} ${centre} ${centre})`}>
      <path d={`M0 ${centre}A${centre} ${centre} 0 0 0 ${centre} 0`} />
      <path d={`M${TILE} ${centre}A${centre} ${centre} 0 0 0 ${centre} ${TILE}`} />
      <path d={`M0 ${TILE}L${TILE} 0`} />
    </g>
  );
}

function Square({ isOwnAt }: { readonly isOwnAt: (at: number) => boolean }) {
  return (
    <svg viewBox={`-3 -3 ${SIDE * TILE + 6} ${SIDE * TILE + 6}`}>
      {TURNS.map((_, at) => (
        <Tile key={at} at={at} isOwn={isOwnAt(at)} />
      ))}
      <rect className="ig-frame" width={SIDE * TILE} height={SIDE * TILE} />
    </svg>
  );
}

/** Two finished squares: one with a single tile of help, one with a single tile of one's own. */
export function TwoSquares() {
  const { t } = useTranslation('integrity');
  return (
    <div className="ig-squares" role="img" aria-label={t('hero.picture')}>
      <div>
        <Square isOwnAt={(at) => at !== HELPED} />
        <p aria-hidden="true">{t('hero.mine')}</p>
      </div>
      <div>
        <Square isOwnAt={(at) => at === HELPED} />
        <p aria-hidden="true">{t('hero.theirs')}</p>
      </div>
    </div>
  );
}
