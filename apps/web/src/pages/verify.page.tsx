import type { PublicKeys } from '@ori/contracts/credentials';
import { useTranslation } from 'react-i18next';
import { VerifyCredential } from '../features/credentials/verify-credential.tsx';
import { usePageData } from '../lib/page-data.ts';
import { PageHeader } from '../ui/page-header.tsx';

const CHECKS = ['signature', 'issuer', 'fields', 'dates', 'takenBack'] as const;
const PLACES = ['jwks', 'issuer', 'revocations'] as const;
const STANDARD = 'https://www.imsglobal.org/spec/ob/v3p0';

/** The keys come with the page: once it is open, checking needs no network. */
export const dataPath = (): string => '/api/credentials/jwks';

/** `/verify`: a signed transcript is checked in the browser of whoever holds it. */
export function Page() {
  const { t } = useTranslation('transcript');
  const keys = usePageData<PublicKeys>();
  return (
    <div className="page grid gap-10 pb-16">
      <PageHeader title={t('verify.title')} lead={t('verify.lead')} />
      <VerifyCredential keys={keys}>
        <section aria-labelledby="verify-what">
          <h2 id="verify-what" className="text-2xl">
            {t('verify.what')}
          </h2>
          <ul>
            {CHECKS.map((check) => (
              <li key={check}>{t(`verify.checks.${check}`)}</li>
            ))}
          </ul>
          <p className="mt-5">{t('verify.limits')}</p>
        </section>
      </VerifyCredential>
      <section aria-labelledby="verify-without" className="no-print grid max-w-prose gap-3">
        <h2 id="verify-without" className="text-2xl">
          {t('verify.without')}
        </h2>
        <p>{t('verify.withoutText')}</p>
        <ul className="cred-places">
          {PLACES.map((place) => (
            <li key={place}>
              <a href={`/api/credentials/${place}`}>{t(`verify.places.${place}`)}</a>
            </li>
          ))}
          <li>
            <a href={STANDARD} rel="noreferrer">
              Open Badges 3.0
            </a>
          </li>
        </ul>
      </section>
    </div>
  );
}
