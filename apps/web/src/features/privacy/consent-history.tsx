import type { GivenConsent } from '@ori/contracts/privacy';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useConsents } from './privacy.queries.ts';
import '../../ui/styles/table.css';
import './privacy.css';

function Row({ consent }: { readonly consent: GivenConsent }) {
  const { t, i18n } = useTranslation('privacy');
  const { firstName, version, givenAt, revokedAt, givenByYou } = consent;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <tr>
      <th scope="row">{firstName}</th>
      <td>{date.format(new Date(givenAt))}</td>
      <td>{t(givenByYou ? 'consents.you' : 'consents.other')}</td>
      <td>{version}</td>
      <td>
        {revokedAt === null ? (
          <Badge tone="leaf">{t('consents.inForce')}</Badge>
        ) : (
          <Badge tone="clay">{t('consents.ended', { day: date.format(new Date(revokedAt)) })}</Badge>
        )}
      </td>
    </tr>
  );
}

/** Every consent of the family with the version of the text it was given to, ended ones too. */
export function ConsentHistory() {
  const { t } = useTranslation('privacy');
  const consents = useConsents();
  return (
    <Loaded query={consents} waiting={<Skeleton className="h-40 w-full" />}>
      {({ consents: given }) =>
        given.length === 0 ? (
          <p className="text-mute">{t('consents.none')}</p>
        ) : (
          <div className="table-frame">
            <table className="data-table">
              <thead>
                <tr>
                  {(['child', 'given', 'by', 'version', 'state'] as const).map((column) => (
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
        )
      }
    </Loaded>
  );
}
