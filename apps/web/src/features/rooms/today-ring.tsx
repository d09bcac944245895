import type { StudentHome } from '@ori/contracts/learning';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';

interface Props {
  readonly today: StudentHome['today'];
  readonly size: number;
  readonly children?: ReactNode;
}

/** Today's minutes of the day's goal, as a ring; past the goal it is simply full. */
export function TodayRing({ today, size, children }: Props) {
  const { t } = useTranslation('dashboard');
  const { minutes, goalMinutes } = today;
  return (
    <ProgressRing
      label={t('room.today')}
      value={minutes}
      max={goalMinutes}
      valueText={t('today.minutes', { count: minutes, goal: goalMinutes })}
      size={size}
      tone="gold"
    >
      {children ?? <span className="font-display text-3xl">{minutes}</span>}
    </ProgressRing>
  );
}
