import { CONSENT_METHODS } from '@ori/contracts/consent-methods';
import type { AgreedTerms, GivenConsent } from '@ori/contracts/privacy';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { zoneGoneBy } from '../../lib/local-day.ts';
import { useVersionName } from '../../lib/use-version-name.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useConsents } from './privacy.queries.ts';
import '../../ui/styles/table.css';
import './privacy.css';

/** How it was given, as far as these pages have words for it. */
const methodName = (method: string) => CONSENT_METHODS.find((each) => each === method) ?? 'former';

function Row({ consent }: { readonly consent: GivenConsent }) {
  const { t, i18n } = useTranslation('privacy');
  const versionName = useVersionName();
  const { firstName, version, method, givenAt, revokedAt, givenByYou, isReplaced } = consent;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: zoneGoneBy() });
  return (
    <tr>
      <th scope="row">{firstName}</th>
      <td>
        {date.format(new Date(givenAt))}
        <br />
        <span className="text-mute">
          {t(givenByYou ? 'consents.you' : 'consents.other')}
          <br />
          {t(`consents.method.${methodName(method)}`)}
        </span>
      </td>
      <td>{versionName(version)}</td>
      <td>
        {revokedAt === null ? (
          <Badge tone="leaf">{t('consents.inForce')}</Badge>
        ) : (
          <Badge tone={isReplaced ? 'lapis' : 'clay'}>
            {t(isReplaced ? 'consents.replaced' : 'consents.ended', {
              day: date.format(new Date(revokedAt)),
            })}
          </Badge>
        )}
      </td>
    </tr>
  );
}

function GivenTable({ given }: { readonly given: readonly GivenConsent[] }) {
  const { t } = useTranslation('privacy');
  if (given.length === 0) return <p className="text-mute">{t('consents.none')}</p>;
  return (
    <div className="table-frame">
      <table className="data-table">
        <thead>
          <tr>
            {(['child', 'given', 'version', 'state'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`consents.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {given.map((consent) => (
            <Row key={consent.id} consent={consent} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The terms of service that the reader agreed to themselves. */
function OwnTerms({ terms: { version, agreedAt } }: { readonly terms: AgreedTerms }) {
  const { t, i18n } = useTranslation('privacy');
  const versionName = useVersionName();
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: zoneGoneBy() });
  return (
    <p>
      {t('consents.terms', { version: versionName(version), day: date.format(new Date(agreedAt)) })}{' '}
      <a href="/legal/terms">{t('consents.readTerms')}</a>
    </p>
  );
}

/** Every consent of the family with the version of the text it was given to, ended ones too, and the terms. */
export function ConsentHistory() {
  const consents = useConsents();
  return (
    <Loaded query={consents} waiting={<Skeleton className="h-40 w-full" />}>
      {({ consents: given, terms }) => (
        <>
          <GivenTable given={given} />
          {terms && <OwnTerms terms={terms} />}
        </>
      )}
    </Loaded>
  );
}
