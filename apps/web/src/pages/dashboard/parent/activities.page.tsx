import type { Child } from '@ori/contracts/families';
import type { HomeActivity } from '@ori/contracts/practices';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../features/learning/practice/new-id.ts';
import { fitting, type Wanted } from '../../../features/mind/filter-activities.ts';
import { HomeCard } from '../../../features/mind/home-card.tsx';
import { HomeFilters } from '../../../features/mind/home-filters.tsx';
import { LogList } from '../../../features/mind/log-list.tsx';
import { useHomeActivities, usePracticeChoice } from '../../../features/mind/mind.queries.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import '../../../features/mind/mind.css';
import '../../../features/mind/rooms.css';
import { Claim } from '../../consciousness/claim.tsx';
import { OneChild } from './one-child.tsx';
import { RoomHead } from './room-head.tsx';

function Origin({ activity: { heritage, lang } }: { readonly activity: HomeActivity }) {
  if (!heritage) return null;
  return (
    <Claim label={heritage.label} lang={lang} sources={heritage.sources}>
      <p>
        <b>{heritage.cultureName}</b> · {heritage.date}
      </p>
      <p>{heritage.text}</p>
    </Claim>
  );
}

interface ForChildProps {
  readonly child: Child;
  readonly activities: readonly HomeActivity[];
}

function ForChild({ child, activities }: ForChildProps) {
  const { t } = useTranslation('dashboard');
  const start: Wanted = { band: BAND_OF_AGE[child.ageGroup], kind: null, minutes: null, atHand: null };
  const [wanted, setWanted] = useState(start);
  const hasQuiet = usePracticeChoice(child.id).data?.mindfulness === true;
  const shown = fitting(activities, wanted, hasQuiet);
  return (
    <>
      <HomeFilters wanted={wanted} onChange={setWanted} hasQuiet={hasQuiet} />
      <p role="status" className="text-mute">
        {t('practices.activities.found', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t('practices.activities.none')}
          actions={<Button onClick={() => setWanted(start)}>{t('practices.activities.reset')}</Button>}
        />
      ) : (
        <ul className="home-cards">
          {shown.map((activity) => (
            <HomeCard
              key={activity.id}
              activity={activity}
              child={child}
              newId={newId}
              origin={<Origin activity={activity} />}
            />
          ))}
        </ul>
      )}
      <section className="grid gap-4" aria-labelledby="log">
        <h2 id="log" className="text-2xl">
          {t('practices.log.title', { name: child.firstName })}
        </h2>
        <p className="max-w-prose text-mute">{t('practices.log.lead')}</p>
        <LogList child={child} kind={null} />
      </section>
    </>
  );
}

/** `/dashboard/parent/activities`: things to do at home away from the screen, and the record of what was done. */
export function Page() {
  const query = useHomeActivities();
  return (
    <div className="page pb-16">
      <RoomHead room="activities" />
      <div className="grid gap-8">
        <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
          {({ activities }) => (
            <OneChild>
              {(child) => <ForChild key={child.id} child={child} activities={activities} />}
            </OneChild>
          )}
        </Loaded>
      </div>
    </div>
  );
}
