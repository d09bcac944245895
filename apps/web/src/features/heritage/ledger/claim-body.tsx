import type { LedgerClaim } from '@ori/contracts/heritage';
import { isComparison } from '@ori/core/kim/is-comparison';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SourceList } from '../source-list.tsx';

function Relation({ relation }: Pick<LedgerClaim, 'relation'>) {
  const { t } = useTranslation('lesson');
  if (relation === null) return null;
  return (
    <p>
      <strong>{t(`kim.relation.${relation}`)}.</strong> {t(`kim.meaning.${relation}`)}{' '}
      {isComparison(relation) && <strong>{t('kim.comparison')}</strong>}
    </p>
  );
}

function Changes({ changes }: Pick<LedgerClaim, 'changes'>) {
  const { t } = useTranslation(['ledger', 'lesson']);
  return changes.map(({ date, from, to, why }) => (
    <p key={date}>
      {t('ledger.changed', {
        date,
        from: t(`lesson:evidence.name.grown.${from}`),
        to: t(`lesson:evidence.name.grown.${to}`),
      })}{' '}
      {why}
    </p>
  ));
}

/** Who signed a claim, or that nobody outside has yet. */
function Review({ review, reviewers }: Pick<LedgerClaim, 'review' | 'reviewers'>) {
  const { t } = useTranslation('ledger');
  const signed = reviewers.map(({ role, name, date }) => `${name} (${role}, ${date})`).join('; ');
  return (
    <p className="text-sm text-mute">
      {t(`ledger.review.${review}`)} {signed}
    </p>
  );
}

/** The page a claim is told on, and that of its culture. */
function Onward({ claim: { id, kind, lessonId, culture } }: { readonly claim: LedgerClaim }) {
  const { t } = useTranslation('ledger');
  const [, place = ''] = id.split('.');
  return (
    <p className="flex flex-wrap gap-x-4">
      {lessonId !== null && <Link to={`/lessons/${lessonId}`}>{t('ledger.toLesson')}</Link>}
      {kind === 'site' && <Link to={`/sites/${place}`}>{t('ledger.toSite')}</Link>}
      {culture !== null && <Link to={`/cultures/${culture}`}>{t('ledger.toCulture')}</Link>}
    </p>
  );
}

/** What stands behind a claim: its relation, its sources, the other side, its review and its changes. */
export function ClaimBody({ claim }: { readonly claim: LedgerClaim }) {
  const { t } = useTranslation('ledger');
  return (
    <div className="claim-body">
      <Relation relation={claim.relation} />
      <SourceList sources={claim.sources} lang={claim.lang} />
      {claim.dissent !== null && (
        <p>
          <strong>{t('ledger.dissent')}</strong> <span lang={claim.lang}>{claim.dissent}</span>
        </p>
      )}
      <Changes changes={claim.changes} />
      <Onward claim={claim} />
      <Review review={claim.review} reviewers={claim.reviewers} />
    </div>
  );
}
