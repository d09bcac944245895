import type { User } from '@ori/contracts/accounts';
import { homeAfterSignIn } from '@ori/core/access/home-of';
import { useSearchParams } from 'react-router';
import { useSession } from '../features/accounts/session.ts';
import { newId } from '../features/learning/practice/new-id.ts';
import { PlacementView } from '../features/placement/placement-view.tsx';
import { Listen } from '../features/rooms/listen.tsx';
import { densityFor } from '../features/rooms/room-settings.ts';
import { Welcome } from '../features/rooms/welcome.tsx';
import { PlacementSlot, SpokenPlacementSlot } from './placement-slot.tsx';

const aloud = (text: string) => <Listen text={text} />;

function FindStart({ user }: { readonly user: User }) {
  const age = user.ageGroup ?? 'middle';
  const isYoung = age === 'k2';
  return (
    <div className="page pb-16" data-density={densityFor(age)}>
      <PlacementView
        slot={isYoung ? SpokenPlacementSlot : PlacementSlot}
        newId={newId}
        homeTo={homeAfterSignIn(user.role, user.ageGroup)}
        isYoung={isYoung}
        aloud={isYoung ? aloud : undefined}
      />
    </div>
  );
}

/** A student's first minute; with `?find=start` the way to a place to start, at any later time too. */
export function Page() {
  const { user } = useSession();
  const [search] = useSearchParams();
  if (!user) return null;
  if (search.has('find')) return <FindStart user={user} />;
  return <Welcome age={user.ageGroup ?? 'middle'} name={user.firstName || user.name} />;
}
