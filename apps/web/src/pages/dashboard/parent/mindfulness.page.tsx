import type { Child } from '@ori/contracts/families';
import type { MindAnswer } from '@ori/contracts/mind';
import type { PracticeChoice } from '@ori/contracts/practices';
import { quietBandOf } from '@ori/core/mind/fits-age';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../features/learning/practice/new-id.ts';
import { LogList } from '../../../features/mind/log-list.tsx';
import { useMind, usePracticeChoice } from '../../../features/mind/mind.queries.ts';
import { OfferSwitch } from '../../../features/mind/offer-switch.tsx';
import { QuietCard } from '../../../features/mind/quiet-card.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Note } from '../../../ui/note.tsx';
import '../../../features/mind/rooms.css';
import { OneChild } from './one-child.tsx';
import { RoomHead } from './room-head.tsx';

interface ForChildProps {
  readonly child: Child;
  readonly mind: MindAnswer;
}

function Rules({ safety }: Pick<MindAnswer, 'safety'>) {
  const { t } = useTranslation('mind');
  return (
    <section className="grid gap-4" aria-labelledby="rules">
      <h2 id="rules" className="text-2xl">
        {t('activities.rules')}
      </h2>
      <ul className="quiet-rules">
        {safety.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

function Offered({ child, mind, choice }: ForChildProps & { readonly choice: PracticeChoice }) {
  const { t } = useTranslation('dashboard');
  const { firstName } = child;
  const band = quietBandOf(child.ageGroup);
  if (!choice.mindfulness) return <Note tone="lapis">{t('practices.offer.off', { name: firstName })}</Note>;
  return (
    <section className="grid gap-5" aria-labelledby="fitting">
      <h2 id="fitting" className="text-2xl">
        {t('practices.mindfulness.fitting', { name: firstName })}
      </h2>
      <ul className="home-cards">
        {mind.activities
          .filter((activity) => activity.band === band)
          .map((activity) => (
            <QuietCard key={activity.id} activity={activity} child={child} newId={newId} />
          ))}
      </ul>
    </section>
  );
}

function ForChild({ child, mind }: ForChildProps) {
  const { t } = useTranslation('dashboard');
  const choice = usePracticeChoice(child.id);
  return (
    <Loaded query={choice} waiting={<Skeleton className="h-60 w-full" />}>
      {(decided) => (
        <>
          <OfferSwitch child={child} choice={decided} />
          <Offered child={child} mind={mind} choice={decided} />
          <section className="grid gap-4" aria-labelledby="done">
            <h2 id="done" className="text-2xl">
              {t('practices.mindfulness.done')}
            </h2>
            <p className="text-mute">{t('practices.mindfulness.doneLead')}</p>
            <LogList child={child} kind="mind" />
          </section>
        </>
      )}
    </Loaded>
  );
}

/** `/dashboard/parent/mindfulness`: whether quiet activities are offered to a child, which fit, what was done. */
export function Page() {
  const mind = useMind();
  return (
    <div className="page pb-16">
      <RoomHead room="mindfulness" />
      <div className="grid gap-10">
        <Loaded query={mind} waiting={<Skeleton className="h-96 w-full" />}>
          {(told) => (
            <>
              <OneChild>{(child) => <ForChild key={child.id} child={child} mind={told} />}</OneChild>
              <Rules safety={told.safety} />
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}
