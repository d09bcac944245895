import type { MethodologyAnswer } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useLedgerAddress } from './use-ledger-address.ts';
import { Link } from 'react-router';

type Answer = Pick<MethodologyAnswer, 'reviews' | 'changes'>;

function Changes({ changes }: Pick<Answer, 'changes'>) {
  const { t } = useTranslation(['ledger', 'lesson']);
  const { to } = useLedgerAddress();
  if (changes.length === 0) return <p>{t('methodology.noChanges')}</p>;
  return (
    <ul className="grid gap-3">
      {changes.map(({ claim, title, date, from, to: label, why }) => (
        <li key={`${claim} ${date}`}>
          <Link to={to({ claim })}>{title}</Link>{' '}
          {t('ledger.changed', {
            date,
            from: t(`lesson:evidence.name.grown.${from}`),
            to: t(`lesson:evidence.name.grown.${label}`),
          })}{' '}
          {why}
        </li>
      ))}
    </ul>
  );
}

/** Who looked at the claims, which labels were changed, and where to go on. */
export function MethodEnd({ reviews, changes }: Answer) {
  const { t, i18n } = useTranslation('ledger');
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <section aria-labelledby="honesty" className="page method-end">
      <div className="grid content-start gap-4">
        <h2 id="honesty" className="text-3xl">
          {t('methodology.reviewTitle')}
        </h2>
        <dl className="method-reviews">
          {reviews.map(({ state, count }) => (
            <div key={state}>
              <dt>{t(`ledger.review.${state}`)}</dt>
              <dd>{number.format(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid content-start gap-4">
        <h2 className="text-3xl">{t('methodology.changesTitle')}</h2>
        <p className="text-mute">{t('methodology.changesLead')}</p>
        <Changes changes={changes} />
        <p className="flex flex-wrap gap-3">
          <LinkButton to="/lessons/claim-evidence-reasoning" size="large">
            {t('methodology.next')}
          </LinkButton>
          <LinkButton to="/methodology/patterns" variant="secondary">
            {t('methodology.toPatterns')}
          </LinkButton>
          <LinkButton to="/methodology/synthesis" variant="secondary">
            {t('methodology.toSynthesis')}
          </LinkButton>
          <LinkButton to="/methodology/map" variant="secondary">
            {t('methodology.toMap')}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
