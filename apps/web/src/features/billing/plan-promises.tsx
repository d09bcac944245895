import { useTranslation } from 'react-i18next';
import { Ornament } from '../../ui/ornament/ornament.tsx';

const EVERY = ['lessons', 'ori', 'records', 'export', 'paper', 'offline', 'words'] as const;
const LEAVING = ['cancel', 'keep', 'rest', 'again'] as const;

/** What no plan goes without; where nothing is sold, what everybody has. */
export function EveryPlan({ isSelling }: { readonly isSelling: boolean }) {
  const { t } = useTranslation('pricing');
  return (
    <section className="every" aria-labelledby="every">
      <Ornament name="lattice" className="every-ornament" />
      <div>
        <h2 id="every">{t(isSelling ? 'every.title' : 'open.everyTitle')}</h2>
        <p>{t(isSelling ? 'every.lead' : 'open.everyLead')}</p>
      </div>
      <ul>
        {EVERY.map((each) => (
          <li key={each}>
            <h3>{t(`every.${each}.title`)}</h3>
            <p>{t(`every.${each}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happens to whoever stops paying. */
export function Leaving() {
  const { t } = useTranslation('pricing');
  return (
    <section className="pricing-part" aria-labelledby="leaving">
      <h2 id="leaving">{t('leave.title')}</h2>
      <dl className="leaving">
        {LEAVING.map((each) => (
          <div key={each}>
            <dt>{t(`leave.${each}.title`)}</dt>
            <dd>{t(`leave.${each}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
