import type { ContestedView } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { useEvidenceWords } from '../../features/heritage/evidence-words.ts';
import { Sources } from './sources.tsx';

/** How a reader can test each claim, by the claim's id in the ledger. */
const TESTS: Readonly<Record<string, '432' | 'solfeggio' | 'figures'>> = {
  'contested.432': '432',
  'contested.solfeggio-528': 'solfeggio',
  'contested.cymatics-life': 'figures',
};

function ClaimCard({ claim }: { readonly claim: ContestedView }) {
  const { t } = useTranslation('sound');
  const { name, meaning } = useEvidenceWords('6-8')(claim.label);
  const test = TESTS[claim.id];
  return (
    <li className="sound-claim" id={claim.id}>
      <p className="eyebrow">{t('claims.asked')}</p>
      <h3 lang={claim.lang}>{claim.title}</h3>
      <p lang={claim.lang}>{claim.text}</p>
      {claim.dissent && (
        <p lang={claim.lang} className="text-mute">
          {claim.dissent}
        </p>
      )}
      <p>
        <EvidenceChip kind={claim.label} label={name} /> <span className="text-sm text-mute">{meaning}</span>
      </p>
      <Sources sources={claim.sources} />
      {test && (
        <p className="sound-test">
          <b>{t('claims.test')}</b> {t(`claims.how.${test}`)}{' '}
          <a href={test === 'figures' ? '#cymatics' : '#tunings'}>{t('claims.toLab')}</a>
        </p>
      )}
    </li>
  );
}

/** Three claims that many people have heard, answered kindly and with a way to test each. */
export function ClaimChecks({ claims }: { readonly claims: readonly ContestedView[] }) {
  const { t } = useTranslation('sound');
  return (
    <section className="page sound-part" id="claims" aria-labelledby="claims-title">
      <p className="eyebrow">{t('claims.grade')}</p>
      <h2 id="claims-title">{t('claims.title')}</h2>
      <p className="max-w-prose text-lg text-mute">{t('claims.lead')}</p>
      <ul className="sound-claims">
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} />
        ))}
      </ul>
    </section>
  );
}
