import type { MethodologyAnswer } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Who has read the claims, counted: outside readers first, also where there are none. */
export function ReviewLedger({ reviews }: Pick<MethodologyAnswer, 'reviews'>) {
  const { t, i18n } = useTranslation();
  return (
    <section className="about-part" aria-labelledby="readers">
      <h2 id="readers">{t('help:about.readers.title')}</h2>
      <div>
        <dl className="about-counts">
          {reviews.map(({ state, count }) => (
            <div key={state}>
              <dt>{t(`help:about.readers.${state}`)}</dt>
              <dd>{count.toLocaleString(i18n.language)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('help:about.readers.text')}</p>
        <p>
          <Link to="/contact">{t('help:about.readers.go')}</Link>
        </p>
      </div>
    </section>
  );
}
