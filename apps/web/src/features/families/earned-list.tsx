import type { ParentDashboard } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now.ts';
import { agoWords } from '../../lib/dates.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import type { Names } from './activity-words.ts';

interface Props {
  readonly earned: ParentDashboard['recentAchievements'];
  readonly names: Names;
}

/** What the children earned lately; nothing earned is ever taken away. */
export function EarnedList({ earned, names }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const now = useNow();
  if (earned.length === 0) return <p className="text-mute">{t('earned.none')}</p>;
  return (
    <ul className="grid gap-4">
      {earned.map(({ id, childId, title, description, earnedAt }) => (
        <li key={`${childId} ${id}`} className="grid grid-cols-[auto_1fr] items-center gap-4">
          <Emblem shape="star" size={44} className="text-gold" />
          <p>
            <span className="block font-bold">{title}</span>
            <span className="text-sm text-mute">
              {t('earned.by', {
                name: names.get(childId) ?? '',
                description,
                when: agoWords(earnedAt, now, i18n.language),
              })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
