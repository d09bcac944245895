import type { ContestedView } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { HowSure } from '../../features/heritage/how-sure.tsx';

/** What is said of Tesla and energy from nothing, answered kindly and with a way to test it. */
export function FreeEnergy({ claims }: { readonly claims: readonly ContestedView[] }) {
  const { t } = useTranslation('inventions');
  return (
    <section className="page inv-part" id="free-energy" aria-labelledby="free-energy-title">
      <p className="eyebrow">{t('free.grade')}</p>
      <h2 id="free-energy-title">{t('free.title')}</h2>
      {claims.map((claim) => (
        <div key={claim.id} id={claim.id} className="inv-claim">
          <p className="eyebrow">{t('free.asked')}</p>
          <h3 lang={claim.lang}>{claim.title}</h3>
          <p lang={claim.lang}>{claim.text}</p>
          {claim.dissent && (
            <p lang={claim.lang} className="text-mute">
              {claim.dissent}
            </p>
          )}
          <HowSure label={claim.label} sources={claim.sources} lang="en" />
          <p className="inv-test">
            <b>{t('free.test')}</b> {t('free.how')} <a href="#coils">{t('free.toLab')}</a>
          </p>
        </div>
      ))}
    </section>
  );
}
