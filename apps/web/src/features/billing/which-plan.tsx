import { PLANS, type PlanId } from '@ori/contracts/billing-plans';
import { useTranslation } from 'react-i18next';
import { priceWords } from '../../lib/prices.ts';

const CASES = {
  one: 'free',
  some: 'family',
  more: 'founders',
  group: 'coop',
  teach: 'teacher',
} as const satisfies Readonly<Record<string, PlanId>>;
type Case = keyof typeof CASES;

/** Who learns, and the cheapest plan that does for them: each line leads to its plan. */
export function WhichPlan() {
  const { t, i18n } = useTranslation('pricing');
  return (
    <section className="which" aria-labelledby="which">
      <h2 id="which">{t('which.title')}</h2>
      <ul>
        {(Object.keys(CASES) as Case[]).map((each) => {
          const plan = CASES[each];
          const price = priceWords(PLANS[plan].cents.month ?? 0, i18n.language);
          return (
            <li key={each}>
              <a className="which-case" href={`#${plan}`}>
                <span>{t(`which.${each}.who`)}</span>
                <b>{t(`which.${each}.what`, { plan: t(`plan.${plan}.name`), price })}</b>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
