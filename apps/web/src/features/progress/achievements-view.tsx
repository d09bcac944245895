import type { AchievementsAnswer } from '@ori/contracts/progress';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AchievementMedal } from './achievement-medal.tsx';
import { useAchievements } from './progress.queries.ts';
import './progress.css';

/** What was earned, each with its rule and its day. */
export function EarnedMedals({ earned }: Pick<AchievementsAnswer, 'earned'>) {
  const { i18n } = useTranslation('dashboard');
  return (
    <ul className="medals">
      {earned.map(({ id, title, description, earnedAt }) => (
        <li key={id}>
          <AchievementMedal id={id} earned />
          <h3>{title}</h3>
          <p>{description}</p>
          <p className="text-mute text-sm">{dayWords(localDay(new Date(earnedAt)), i18n.language, 'long')}</p>
        </li>
      ))}
    </ul>
  );
}

function Earned({ earned }: Pick<AchievementsAnswer, 'earned'>) {
  const { t } = useTranslation('dashboard');
  if (earned.length === 0)
    return (
      <EmptyState
        title={t('achievements.none')}
        text={t('achievements.noneText')}
        actions={<LinkButton to="/dashboard/student/courses">{t('achievements.begin')}</LinkButton>}
      />
    );
  return (
    <>
      <h2 className="sr-only">{t('room.earned')}</h2>
      <EarnedMedals earned={earned} />
    </>
  );
}

/** What can still be earned, and how far it is. */
export function OpenMedals({ next }: Pick<AchievementsAnswer, 'next'>) {
  const { t } = useTranslation('dashboard');
  return (
    <ul className="medals">
      {next.map(({ id, title, description, done, of }) => (
        <li key={id}>
          <AchievementMedal id={id} earned={false} />
          <h3>{title}</h3>
          <p>{description}</p>
          <ProgressBar
            label={t('achievements.progress')}
            value={done}
            max={of}
            valueText={t('achievements.count', { done, of })}
            tone="gold"
          />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ next }: Pick<AchievementsAnswer, 'next'>) {
  const { t } = useTranslation('dashboard');
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting" className="text-3xl">
        {t('achievements.next')}
      </h2>
      <OpenMedals next={next} />
    </section>
  );
}

/** What was earned, with the rule that earned it, and what can be: for mastery and staying power, never for clicking. */
export function AchievementsView() {
  const { t } = useTranslation('dashboard');
  const query = useAchievements();
  return (
    <div className="page grid gap-10 pb-16">
      <PageHeader title={t('achievements.title')} lead={t('achievements.lead')} />
      <Loaded query={query} waiting={<Skeleton className="h-72 w-full" />}>
        {({ earned, next }) => (
          <>
            <Earned earned={earned} />
            <Waiting next={next} />
          </>
        )}
      </Loaded>
    </div>
  );
}
