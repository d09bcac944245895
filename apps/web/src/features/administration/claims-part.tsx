import type { Taught } from '@ori/contracts/administration';
import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { AdminPart } from './admin-part.tsx';
import { useFigures } from './use-figures.ts';

/** Every claim by its label, how far it was looked at, and which of its sources can be opened on the web. */
export function ClaimsPart({ claims }: { readonly claims: Taught['claims'] }) {
  const { t } = useTranslation('administration');
  const { number } = useFigures();
  const { all, labels, reviews, sources, withAddress, withoutAddress } = claims;
  const countOf = (label: string) => labels.find(({ key }) => key === label)?.count ?? 0;
  return (
    <AdminPart title={t('content.claims')} lead={t('content.claimsLead', { all: number(all) })}>
      <ul className="admin-labels">
        {EVIDENCE_LABELS.map((label) => (
          <li key={label}>
            <Link to={`/methodology?label=${label}`}>
              <EvidenceChip kind={label} label={t(`content.label.${label}`)} />
              <b>{number(countOf(label))}</b>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="admin-list">
        {reviews.map(({ key, count }) => (
          <li key={key}>{t(`content.review.${key}`, { count })}</li>
        ))}
      </ul>
      <p>
        {t('content.addresses', { count: sources, of: number(sources), withAddress: number(withAddress) })}
      </p>
      {withoutAddress.length > 0 && (
        <Disclosure summary={t('content.withoutAddress', { count: withoutAddress.length })}>
          <ul className="admin-list source-list">
            {withoutAddress.map(({ text, claims: resting }) => (
              <li key={text}>
                {text} <small>{t('content.resting', { count: resting })}</small>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </AdminPart>
  );
}
