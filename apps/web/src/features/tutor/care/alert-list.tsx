import type { SafetyAlert } from '@ori/contracts/tutor-care';
import { useTranslation } from 'react-i18next';
import { agoWords } from '../../../lib/dates.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Acknowledge } from './acknowledge.tsx';
import { TONES } from './alert-tones.ts';
import { useAlerts } from './care.queries.ts';
import './care.css';

/** Who reads: a parent of the child, or who is responsible for child protection here. */
export type AlertReader = 'parent' | 'safeguarding';

function Alert({ alert, reader }: { readonly alert: SafetyAlert; readonly reader: AlertReader }) {
  const { t, i18n } = useTranslation('dashboard');
  const now = useNow();
  const { tier, category, childName, excerpt, at, acknowledgedAt } = alert;
  return (
    <li className="alert" data-tier={acknowledgedAt ? undefined : tier}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[tier]}>{t(`ori.alerts.tier.${tier}`)}</Badge>
        <span className="text-sm text-mute">{agoWords(at, now, i18n.language)}</span>
      </p>
      <h3 className="text-xl">
        {t('ori.alerts.about', { name: childName, category: t(`ori.alerts.category.${category}`) })}
      </h3>
      {excerpt && <blockquote>{excerpt}</blockquote>}
      <p>{t(reader === 'parent' ? `ori.alerts.next.${tier}` : `ori.alerts.duty.${tier}`)}</p>
      {acknowledgedAt ? (
        <Badge tone="nile">{t('ori.alerts.seen')}</Badge>
      ) : (
        <Acknowledge alert={alert} stays={(button) => button.closest('li')} />
      )}
    </li>
  );
}

/** Messages of children that an adult has to know of, and what to do about each. */
export function AlertList({ none, reader }: { readonly none: string; readonly reader: AlertReader }) {
  const alerts = useAlerts();
  return (
    <Loaded query={alerts} waiting={<Skeleton className="h-40 w-full" />}>
      {(answer) =>
        answer.alerts.length === 0 ? (
          <p className="text-mute">{none}</p>
        ) : (
          <ul className="alerts">
            {answer.alerts.map((alert) => (
              <Alert key={alert.id} alert={alert} reader={reader} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
