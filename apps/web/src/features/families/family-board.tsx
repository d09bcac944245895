import type { ParentDashboard } from '@ori/contracts/learning';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ActivityList } from './activity-list.tsx';
import type { Names } from './activity-words.ts';
import { ChildPanel, type Evening } from './child-panel.tsx';
import { EarnedList } from './earned-list.tsx';
import { FamilyFigures } from './family-figures.tsx';
import { FamilyOrOne } from './family-or-one.tsx';
import { GivenList } from './given-list.tsx';
import { GiveLesson } from './give-lesson.tsx';
import { NoChildren } from './no-children.tsx';
import { panelShare } from './panel-share.ts';
import { PhoneFold } from './phone-fold.tsx';
import './minute.css';

const NEWS_SHOWN = 6;
const EARNED_SHOWN = 4;

/** The first names of the children on the dashboard. */
export function namesOf({ children }: ParentDashboard): Names {
  return new Map(children.map(({ childId, firstName }) => [childId, firstName]));
}

interface PartProps {
  readonly title: string;
  readonly action?: ReactNode;
  /** How much of it there is, where there is any: what stands on a phone until it is asked for. */
  readonly gist?: string | undefined;
  readonly children: ReactNode;
}

function Part({ title, action, gist, children }: PartProps) {
  const id = useId();
  return (
    <Card as="section" look="plain" aria-labelledby={id} className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {gist ? <PhoneFold label={gist}>{children}</PhoneFold> : children}
    </Card>
  );
}

function Lists({ data }: { readonly data: ParentDashboard }) {
  const { t } = useTranslation('dashboard');
  const names = namesOf(data);
  const gistOf = (what: 'happened' | 'earned', count: number) =>
    count === 0 ? undefined : t(`family:minute.${what}`, { count });
  return (
    <div className="minute-news">
      <Part title={t('given.title')} action={<GiveLesson family={data.children} />}>
        <GivenList given={data.upcomingAssignments} names={names} />
      </Part>
      <Part title={t('activity.title')} gist={gistOf('happened', data.recentActivity.length)}>
        <ActivityList activities={data.recentActivity.slice(0, NEWS_SHOWN)} names={names} />
        {data.recentActivity.length > NEWS_SHOWN && (
          <Disclosure summary={t('family:minute.earlier')}>
            <ActivityList activities={data.recentActivity.slice(NEWS_SHOWN)} names={names} />
          </Disclosure>
        )}
      </Part>
      <Part
        title={t('earned.title')}
        gist={gistOf('earned', data.recentAchievements.slice(0, EARNED_SHOWN).length)}
        action={<Link to="/dashboard/parent/achievements">{t('family:minute.allEarned')}</Link>}
      >
        <EarnedList earned={data.recentAchievements.slice(0, EARNED_SHOWN)} names={names} />
      </Part>
    </div>
  );
}

interface PanelsProps {
  readonly data: ParentDashboard;
  readonly shown: readonly ParentDashboard['children'][number][];
  readonly Evening: Evening | undefined;
}

function Panels({ data, shown, Evening }: PanelsProps) {
  const share = panelShare(shown.length);
  const dueOf = (id: string) => data.upcomingAssignments.filter(({ childId }) => childId === id);
  return (
    <div className="minute-board" data-share={share}>
      {shown.map((child) => (
        <ChildPanel
          key={child.childId}
          child={child}
          due={dueOf(child.childId)}
          share={share}
          Evening={Evening}
        />
      ))}
    </div>
  );
}

/** What a parent's minute shows, from what the server counted; nothing is added up or rounded here. */
export function FamilyBoard({
  data,
  Evening,
}: {
  readonly data: ParentDashboard;
  readonly Evening?: Evening | undefined;
}) {
  const family = data.children.map((child) => ({ ...child, id: child.childId }));
  if (family.length === 0) return <NoChildren />;
  return (
    <div className="grid gap-8">
      <FamilyFigures data={data} />
      <FamilyOrOne family={family}>
        {({ shown }) => <Panels data={data} shown={shown} Evening={Evening} />}
      </FamilyOrOne>
      <Lists data={data} />
    </div>
  );
}
