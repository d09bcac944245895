import type { StudentHome } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { TodayRing } from './today-ring.tsx';

interface Props {
  readonly home: StudentHome;
  readonly size?: number;
}

/** Today in a ring and a few words, with the days in a row: said kindly, whatever they are. */
export function TodayPart({ home, size = 104 }: Props) {
  const { t } = useTranslation('dashboard');
  const { today, streakDays } = home;
  return (
    <div className="flex items-center gap-5">
      <TodayRing today={today} size={size} />
      <div>
        <h2 className="text-xl">{t('room.today')}</h2>
        <p>{t('today.minutes', { count: today.minutes, goal: today.goalMinutes })}</p>
        <p className="text-mute">{t('today.answers', { count: today.answers, right: today.right })}</p>
        <p className="text-mute">
          {streakDays > 0 ? t('streak', { count: streakDays }) : t('room.freshStart')}
        </p>
      </div>
    </div>
  );
}
