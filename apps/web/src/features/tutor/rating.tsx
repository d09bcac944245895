import { useTranslation } from 'react-i18next';
import { starOutline } from '../../ui/ornament/star.ts';

const STARS = [1, 2, 3, 4, 5] as const;
const STAR = starOutline([16, 16], 14, 5, 2);

interface RatingProps {
  readonly rated: number | null;
  readonly onRate: (stars: number) => void;
}

/** How much this conversation helped, from 1 to 5. */
export function Rating({ rated, onRate }: RatingProps) {
  const { t } = useTranslation('tutor');
  return (
    <fieldset className="tutor-rating">
      <legend>{rated === null ? t('rating.ask') : t('rating.thanks')}</legend>
      {STARS.map((stars) => (
        <label key={stars} data-on={rated !== null && stars <= rated}>
          <input
            type="radio"
            name="tutor-rating"
            checked={stars === rated}
            onChange={() => onRate(stars)}
            aria-label={t('rating.stars', { count: stars })}
          />
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d={STAR} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
