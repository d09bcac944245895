import type { ParentDashboard } from '@ori/contracts/learning';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ActivityList } from './activity-list.tsx';
import type { Names } from './activity-words.ts';
import { ChildChooser } from './child-chooser.tsx';
import { ChildPanel, type Evening, type PanelShare } from './child-panel.tsx';
import { EarnedList } from './earned-list.tsx';
import { FamilyFigures } from './family-figures.tsx';
import { GivenList } from './given-list.tsx';
import { GiveLesson } from './give-lesson.tsx';

const CHILD = 'child';

/** The first names of the children on the dashboard. */
export function namesOf({ children }: ParentDashboard): Names {
  return new Map(children.map(({ childId, firstName }) => [childId, firstName]));
}

function Part({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" look="plain" aria-labelledby={id} className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}

function NoChildren() {
  const { t } = useTranslation('dashboard');
  const actions = (
    <>
      <LinkButton to="/dashboard/parent/children/add">{t('family.add')}</LinkButton>
      <LinkButton to="/dashboard/parent/children" variant="secondary">
        {t('family.manage')}
      </LinkButton>
    </>
  );
  return <EmptyState title={t('family.nobody')} text={t('family.nobodyText')} actions={actions} />;
}

function Lists({ data }: { readonly data: ParentDashboard }) {
  const { t } = useTranslation('dashboard');
  const names = namesOf(data);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <Part title={t('given.title')} action={<GiveLesson family={data.children} />}>
        <GivenList given={data.upcomingAssignments} names={names} />
      </Part>
      <Part title={t('activity.title')}>
        <ActivityList activities={data.recentActivity} names={names} />
      </Part>
      <Part title={t('earned.title')}>
        <EarnedList earned={data.recentAchievements} names={names} />
      </Part>
    </div>
  );
}

/** Three in a row where that leaves none over, else two; one that is left over has the row to itself. */
function shareOf(index: number, count: number): PanelShare {
  if (count % 3 === 0) return 'third';
  return count % 2 === 1 && index === count - 1 ? 'whole' : 'half';
}

interface PanelsProps {
  readonly shown: ParentDashboard['children'];
  readonly Evening: Evening | undefined;
}

function Panels({ shown, Evening }: PanelsProps) {
  const columns = shown.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
  return (
    <div className={`grid gap-6 ${columns}`}>
      {shown.map((child, index) => {
        const share = shareOf(index, shown.length);
        return (
          <div key={child.childId} className={share === 'whole' ? 'grid lg:col-span-2' : 'grid'}>
            <ChildPanel child={child} share={share} Evening={Evening} />
          </div>
        );
      })}
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
  const [search, setSearch] = useSearchParams();
  const { children } = data;
  const chosen = children.find(({ childId }) => childId === search.get(CHILD)) ?? null;
  const shown = chosen ? [chosen] : children;
  if (children.length === 0) return <NoChildren />;
  return (
    <div className="grid gap-8">
      <FamilyFigures data={data} />
      <ChildChooser
        family={children}
        chosen={chosen?.childId ?? null}
        onChoose={(childId) =>
          setSearch(childId ? { [CHILD]: childId } : {}, { replace: true, preventScrollReset: true })
        }
      />
      <Panels shown={shown} Evening={Evening} />
      <Lists data={data} />
    </div>
  );
}
