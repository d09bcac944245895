import type { StudentHome } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';

/** Where one stands, in one line of figures. */
export function StandingLine({ home }: { readonly home: StudentHome }) {
  const { t } = useTranslation('dashboard');
  const mastered = home.skills.filter((skill) => skill.mastered).length;
  const figures = [
    {
      id: 'minutes',
      value: home.today.minutes,
      label: t('standing.minutes', { goal: home.today.goalMinutes }),
    },
    { id: 'streak', value: home.streakDays, label: t('family.streakDays', { count: home.streakDays }) },
    {
      id: 'lessons',
      value: home.lessonsCompleted,
      label: t('family.lessonsCompleted', { count: home.lessonsCompleted }),
    },
    { id: 'skills', value: mastered, label: t('standing.skills', { count: mastered }) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-y-4 border-y border-line py-4 sm:grid-cols-4">
      {figures.map(({ id, value, label }) => (
        <div key={id} className="flex flex-col pe-3">
          <dt className="text-sm text-mute">{label}</dt>
          <dd className="order-first font-display text-3xl text-gold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
