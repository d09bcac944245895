import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { MorePages } from '../../lib/more-pages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AdminPart } from './admin-part.tsx';
import { useFaults } from './administration.queries.ts';
import { useFigures } from './use-figures.ts';

/** What browsers reported, the latest first, scrubbed of whatever could tell whose it was. */
export function FaultsPart() {
  const { t } = useTranslation('administration');
  const { moment } = useFigures();
  const faults = useFaults();
  return (
    <AdminPart id="faults" title={t('faults.title')} lead={t('faults.lead')}>
      <Loaded query={faults} waiting={<Skeleton className="h-24 w-full" />}>
        {({ pages }) => {
          const all = pages.flatMap(({ entries }) => entries);
          if (all.length === 0) return <p className="text-mute">{t('faults.none')}</p>;
          return (
            <Disclosure summary={t('faults.show', { count: all.length })}>
              <ul className="admin-faults">
                {all.map(({ id, level, message, path, receivedAt }) => (
                  <li key={id}>
                    <Badge tone={level === 'error' ? 'danger' : 'gold'}>{t(`faults.${level}`)}</Badge>{' '}
                    <time dateTime={receivedAt}>{moment(receivedAt)}</time> {path && <code>{path}</code>}
                    <p>{message}</p>
                  </li>
                ))}
              </ul>
              <MorePages query={faults} label={t('faults.more')} />
            </Disclosure>
          );
        }}
      </Loaded>
    </AdminPart>
  );
}
