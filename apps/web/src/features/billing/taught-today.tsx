import type { OfferAnswer } from '@ori/contracts/billing';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import '../../ui/styles/table.css';

/** How much is taught at each age today, counted from the content: what a plan holds, before anybody pays for it. */
export function TaughtToday({ taught }: Pick<OfferAnswer, 'taught'>) {
  const { t, i18n } = useTranslation('pricing');
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <section className="pricing-part" aria-labelledby="taught">
      <h2 id="taught">{t('taught.title')}</h2>
      <p>
        {t('taught.lead')} <Link to="/curriculum">{t('taught.more')}</Link>
      </p>
      <table className="data-table">
        <caption className="sr-only">{t('taught.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('taught.age')}</th>
            <th scope="col">{t('taught.lessons')}</th>
            <th scope="col">{t('taught.practised')}</th>
          </tr>
        </thead>
        <tbody>
          {taught.map(({ band, lessons, practised }) => (
            <tr key={band}>
              <th scope="row">{t(`taught.band.${band}`)}</th>
              <td>{number.format(lessons)}</td>
              <td>{number.format(practised)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
