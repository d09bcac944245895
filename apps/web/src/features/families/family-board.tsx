import type { Child } from '@ori/contracts/families';
import type { ParentDashboard } from '@ori/contracts/learning';
import { type ComponentType, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ActivityList } from './activity-list.tsx';
import type { Names } from './activity-words.ts';
import { ChildPanel, type Evening, type FirstWord } from './child-panel.tsx';
import { EarnedList } from './earned-list.tsx';
import { useFamilyChanged } from './families.queries.ts';
import { FamilyFigures } from './family-figures.tsx';
import { FamilyOrOne } from './family-or-one.tsx';
import { GivenList } from './given-list.tsx';
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

const idsOf = ({ children }: ParentDashboard) => children.map((child) => ({ ...child, id: child.childId }));

/** Gives work to a child, behind a button; the page brings it. `onGiven` is told once something was given. */
export type Giving = ComponentType<{
  readonly family: readonly Pick<Child, 'id' | 'firstName' | 'ageGroup'>[];
  readonly onGiven: () => void;
}>;

interface BoardProps {
  readonly data: ParentDashboard;
  readonly Evening?: Evening | undefined;
  readonly Giving?: Giving | undefined;
  readonly FirstWord?: FirstWord | undefined;
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

function Lists({ data, Giving }: Pick<BoardProps, 'data' | 'Giving'>) {
  const { t } = useTranslation('dashboard');
  const changed = useFamilyChanged();
  const names = namesOf(data);
  const gistOf = (what: 'happened' | 'earned', count: number) =>
    count === 0 ? undefined : t(`family:minute.${what}`, { count });
  return (
    <div className="minute-news">
      <Part title={t('given.title')} action={Giving && <Giving family={idsOf(data)} onGiven={changed} />}>
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

interface PanelsProps extends Pick<BoardProps, 'data' | 'Evening' | 'FirstWord'> {
  readonly shown: readonly ParentDashboard['children'][number][];
}

function Panels({ data, shown, Evening, FirstWord }: PanelsProps) {
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
          FirstWord={FirstWord}
        />
      ))}
    </div>
  );
}

/** What a parent's minute shows, from what the server counted; nothing is added up or rounded here. */
export function FamilyBoard({ data, Evening, Giving, FirstWord }: BoardProps) {
  const family = idsOf(data);
  if (family.length === 0) return <NoChildren />;
  return (
    <div className="grid gap-8">
      <FamilyFigures data={data} />
      <FamilyOrOne family={family}>
        {({ shown }) => <Panels data={data} shown={shown} Evening={Evening} FirstWord={FirstWord} />}
      </FamilyOrOne>
      <Lists data={data} Giving={Giving} />
    </div>
  );
}
