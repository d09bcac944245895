import type { Activity } from '@ori/contracts/learning';
import { CircleCheck, CirclePlay, Sparkles, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now.ts';
import { agoWords } from '../../lib/dates.ts';
import { activityWords, type Names } from './activity-words.ts';

const MARKS: Readonly<Record<Activity['kind'], { readonly icon: LucideIcon; readonly look: string }>> = {
  completed: { icon: CircleCheck, look: 'text-nile' },
  started: { icon: CirclePlay, look: 'text-lapis' },
  achieved: { icon: Sparkles, look: 'text-gold' },
};

interface Props {
  readonly activities: readonly Activity[];
  readonly names: Names;
}

/** What the children did, newest first. */
export function ActivityList({ activities, names }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const now = useNow();
  if (activities.length === 0) return <p className="text-mute">{t('activity.none')}</p>;
  return (
    <ol className="grid gap-1">
      {activities.map((activity) => {
        const { icon: Icon, look } = MARKS[activity.kind];
        return (
          <li
            key={activity.id}
            className="grid grid-cols-[auto_1fr] gap-3 border-b border-line py-2.5 last:border-0"
          >
            <Icon className={`mt-1 size-5 ${look}`} aria-hidden="true" />
            <p>
              {activityWords(activity, names, t)}{' '}
              <time dateTime={activity.at} className="text-sm whitespace-nowrap text-mute">
                {agoWords(activity.at, now, i18n.language)}
              </time>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
