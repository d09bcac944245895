import { useTranslation } from 'react-i18next';

const WEEKS = 36;
const DAYS = 5;
const SIZE = 9;
const GAP = 2;

/** A pattern that looks like a year: fuller in the middle, holidays, a day off now and then; the same each time. */
function shadeOf(week: number, day: number): number {
  if (week === 15 || week === 16 || week === 27) return 0;
  const turn = (week * 7 + day * 11 + week * day) % 13;
  if (turn === 5) return 0;
  return turn % 3 === 0 ? 1 : 2;
}
const CELLS = Array.from({ length: WEEKS * DAYS }, (_, at) => {
  const [week, day] = [Math.floor(at / DAYS), at % DAYS];
  return { at, x: week * (SIZE + GAP), y: day * (SIZE + GAP), shade: shadeOf(week, day) };
});

/** What a year's log looks like from afar: weeks across, school days down. A drawing, no family's record. */
export function LogStrip() {
  const { t } = useTranslation('states');
  return (
    <figure className="log-strip">
      <svg viewBox={`0 0 ${WEEKS * (SIZE + GAP) - GAP} ${DAYS * (SIZE + GAP) - GAP}`} aria-hidden="true">
        {CELLS.map(({ at, x, y, shade }) => (
          <rect key={at} x={x} y={y} width={SIZE} height={SIZE} rx="2" data-shade={shade} />
        ))}
      </svg>
      <figcaption>{t('home.strip')}</figcaption>
    </figure>
  );
}
