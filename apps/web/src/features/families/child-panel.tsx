import type { Assignment, ChildOverview } from '@ori/contracts/learning';
import { type ComponentType, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { ChildWeek } from './child-week.tsx';
import { DueList } from './due-list.tsx';
import type { PanelShare } from './panel-share.ts';
import { StuckList } from './stuck-list.tsx';
import { Tonight } from './tonight.tsx';

/** What is said about a child's evening; the page brings it. `fallback` stands where it can't be had. */
export type Evening = ComponentType<{ readonly childId: string; readonly fallback: ReactNode }>;

/** What of a child a grown-up has to know first; the page brings it, and mostly it is nothing. */
export type FirstWord = ComponentType<{ readonly childId: string }>;

interface Props {
  readonly child: ChildOverview;
  /** What was given to this child and is not done yet, soonest first. */
  readonly due: readonly Assignment[];
  readonly Evening?: Evening | undefined;
  readonly FirstWord?: FirstWord | undefined;
  /** How much of the row it has: all of it lets what lies beneath each other stand side by side. */
  readonly share: PanelShare;
}

function Today({ child }: { readonly child: ChildOverview }) {
  const { t } = useTranslation('dashboard');
  const { minutes, goalMinutes, answers, right, lessonsCompleted } = child.today;
  const words = t('today.minutes', { count: minutes, goal: goalMinutes });
  return (
    <div className="flex items-center gap-5">
      <ProgressRing
        label={t('today.label', { name: child.firstName })}
        value={minutes}
        max={goalMinutes}
        valueText={words}
        size={92}
      >
        <span className="font-display text-2xl">{minutes}</span>
      </ProgressRing>
      <div>
        <h3 className="minute-label">{t('today.title')}</h3>
        <p>{words}</p>
        <p className="text-sm text-mute">
          {t('today.answers', { count: answers, right })}
          {lessonsCompleted > 0 && ` · ${t('today.lessons', { count: lessonsCompleted })}`}
        </p>
      </div>
    </div>
  );
}

function Current({ lesson }: { readonly lesson: ChildOverview['currentLesson'] }) {
  const { t } = useTranslation('dashboard');
  if (!lesson) return <p className="text-mute">{t('current.none')}</p>;
  const { id, title, answered, total } = lesson;
  return (
    <div>
      <h3 className="minute-label">{t('current.title')}</h3>
      <p className="mb-2">
        <Link to={`/lessons/${id}`}>{title}</Link>
      </p>
      <ProgressBar
        label={t('current.practice')}
        value={answered}
        max={total}
        valueText={t('current.answered', { answered, total })}
      />
    </div>
  );
}

function NotBegun({ child, due }: Pick<Props, 'child' | 'due'>) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Today child={child} />
      <p className="text-mute">
        {t('current.notBegun', { name: child.firstName })}{' '}
        <Link to="/dashboard/parent/children">{t('family.manage')}</Link>
      </p>
      <DueList due={due} />
    </>
  );
}

function Begun({ child, due, share, Evening }: Props) {
  const tonight = <Tonight child={child} />;
  return (
    <>
      <Today child={child} />
      <Current lesson={child.currentLesson} />
      <ChildWeek child={child} narrow={share === 'third'} />
      <StuckList child={child} />
      <DueList due={due} />
      <div className="minute-tonight">
        {Evening ? <Evening childId={child.childId} fallback={tonight} /> : tonight}
      </div>
    </>
  );
}

/** A child in a parent's minute: today, the lesson in hand, the week, where it stuck, what is due, what to ask tonight. */
export function ChildPanel({ child, due, share, Evening, FirstWord }: Props) {
  const { t } = useTranslation('dashboard');
  const headingId = useId();
  return (
    <Card
      as="article"
      aria-labelledby={headingId}
      className="minute-child"
      data-share={share}
      data-begun={child.hasBegun || undefined}
      corner={<Ornament name="star" className="-mt-6 ml-6 size-28 opacity-60" />}
    >
      <header className="grid content-start gap-2">
        <h2 id={headingId} className="text-3xl">
          {child.firstName}
        </h2>
        <p className="flex flex-wrap content-start items-start gap-2">
          <Badge>{t(`age.${child.ageGroup}`)}</Badge>
          {child.streakDays > 0 && <Badge tone="gold">{t('streak', { count: child.streakDays })}</Badge>}
          <Badge tone="nile">{t('lessons', { count: child.lessonsCompleted })}</Badge>
        </p>
        {FirstWord && <FirstWord childId={child.childId} />}
      </header>
      {child.hasBegun ? (
        <Begun child={child} due={due} share={share} Evening={Evening} />
      ) : (
        <NotBegun child={child} due={due} />
      )}
    </Card>
  );
}
