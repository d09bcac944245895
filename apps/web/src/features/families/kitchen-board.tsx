import type { ChildOverview, ParentDashboard } from '@ori/contracts/learning';
import { mondayOf } from '@ori/core/planning/week';
import { colon } from '@ori/core/words/colon';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay, zoneGoneBy } from '../../lib/local-day.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { activityWords } from './activity-words.ts';
import { namesOf } from './family-board.tsx';
import { useParentDashboard } from './families.queries.ts';
import { NoChildren } from './no-children.tsx';
import { TodayPlan } from './today-plan.tsx';
import { useScreenOn } from './use-screen-on.ts';
import './kitchen.css';

const HOUR_MINUTES = 60;

/** Minutes since Monday, as hours and minutes. */
function useWeekHours() {
  const { t } = useTranslation('family');
  return (week: ChildOverview['week']): string => {
    const monday = mondayOf(week.at(-1)?.day ?? '');
    const minutes = week.filter(({ day }) => day >= monday).reduce((sum, day) => sum + day.minutes, 0);
    if (minutes < HOUR_MINUTES) return t('kitchen.weekMinutes', { minutes });
    return t('kitchen.week', { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES });
  };
}

function KitchenChild({ child }: { readonly child: ChildOverview }) {
  const { t } = useTranslation('dashboard');
  const weekHours = useWeekHours();
  const headingId = useId();
  const { firstName, today, week, childId, streakDays } = child;
  return (
    <article className="kitchen-child" aria-labelledby={headingId}>
      <header>
        <ProgressRing
          label={t('today.label', { name: firstName })}
          value={today.minutes}
          max={today.goalMinutes}
          valueText={t('today.minutes', { count: today.minutes, goal: today.goalMinutes })}
          size={112}
        >
          <span className="kitchen-number">{today.minutes}</span>
        </ProgressRing>
        <div>
          <h2 id={headingId}>{firstName}</h2>
          <p>{t('today.minutes', { count: today.minutes, goal: today.goalMinutes })}</p>
          <p className="text-mute">{weekHours(week)}</p>
          {streakDays > 0 && <p className="text-gold">{t('streak', { count: streakDays })}</p>}
        </div>
      </header>
      <TodayPlan childId={childId} />
    </article>
  );
}

function Newest({ data }: { readonly data: ParentDashboard }) {
  const { t } = useTranslation('dashboard');
  const [newest] = data.recentActivity;
  return (
    <p aria-live="polite" className="kitchen-newest">
      {newest && activityWords(newest, namesOf(data), t)}
    </p>
  );
}

function Head() {
  const { t, i18n } = useTranslation('family');
  const now = useNow();
  const { canAsk, isOn, toggle } = useScreenOn();
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: zoneGoneBy() } as const;
  const time = new Intl.DateTimeFormat(i18n.language, clock).format(now);
  return (
    <header className="kitchen-head">
      <h1>
        <span className="sr-only">{t('kitchen.title') + colon(i18n.language)}</span>
        {dayWords(localDay(now), i18n.language, 'long')}
      </h1>
      <p className="kitchen-clock">{time}</p>
      {canAsk && (
        <Button variant="quiet" aria-pressed={isOn} onClick={toggle}>
          {t(isOn ? 'kitchen.mayDim' : 'kitchen.stayOn')}
        </Button>
      )}
    </header>
  );
}

interface KitchenBoardProps {
  /** Something to do together; the page brings it. */
  readonly renderTogether: (children: readonly ChildOverview[]) => ReactNode;
}

/** The family at a glance, for a tablet left open in the kitchen: today's plan and hours of everybody, live. */
export function KitchenBoard({ renderTogether }: KitchenBoardProps) {
  const dashboard = useParentDashboard();
  return (
    <div className="page kitchen">
      <Head />
      <Loaded query={dashboard} waiting={<Skeleton className="h-96 w-full" />}>
        {(data) =>
          data.children.length === 0 ? (
            <NoChildren />
          ) : (
            <>
              <div className="kitchen-board">
                {data.children.map((child) => (
                  <KitchenChild key={child.childId} child={child} />
                ))}
              </div>
              {renderTogether(data.children)}
              <Newest data={data} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
