import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useAlerts } from './care.queries.ts';
import './care.css';

/** Messages that were answered with a friendly limit and of which nobody is told, counted by what they were about. */
export function RedirectCounts() {
  const { t } = useTranslation('dashboard');
  const alerts = useAlerts();
  return (
    <Loaded query={alerts} waiting={<Skeleton className="h-20 w-full" />}>
      {({ redirects }) => {
        const counts = redirects?.counts ?? [];
        return (
          <>
            <p className="text-mute">{t('ori.redirects.lead', { days: redirects?.days ?? 0 })}</p>
            {counts.length === 0 ? (
              <p className="text-mute">{t('ori.redirects.none')}</p>
            ) : (
              <dl className="redirects">
                {counts.map(({ category, messages }) => (
                  <div key={category}>
                    <dt>{t(`ori.alerts.category.${category}`)}</dt>
                    <dd>{t('ori.redirects.count', { count: messages })}</dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
