import type { AgeGroup } from '@ori/contracts/roles';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { COURSES } from '../../lib/work-places.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AdultRoom } from './adult-room.tsx';
import { ElementaryRoom } from './elementary-room.tsx';
import { HighRoom } from './high-room.tsx';
import { K2Room } from './k2-room.tsx';
import { MiddleRoom } from './middle-room.tsx';
import { isLine, PlacesPart } from './places-part.tsx';
import { PLACES_OF_AGE } from './room-places.ts';
import type { RoomProps } from './room-props.ts';
import { densityFor } from './room-settings.ts';
import { useStudentHome } from './rooms.queries.ts';
import { UniversityRoom } from './university-room.tsx';

const ROOMS: Readonly<Record<AgeGroup, ComponentType<RoomProps>>> = {
  k2: K2Room,
  elementary: ElementaryRoom,
  middle: MiddleRoom,
  high: HighRoom,
  university: UniversityRoom,
  adult: AdultRoom,
};

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-6 pt-10">
      <h1 className="sr-only">{t('dashboard:room.home')}</h1>
      <span className="sr-only">{t('overlay.loading')}</span>
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}

const SETTINGS = '/dashboard/student/settings';
const SETTINGS_OF: Readonly<Partial<Record<AgeGroup, string>>> = { high: '/dashboard/high/settings' };

interface RoomLinksProps {
  readonly age: AgeGroup;
  readonly children?: ReactNode;
}

function RoomLinks({ age, children }: RoomLinksProps) {
  const { t } = useTranslation('dashboard');
  return (
    <nav
      aria-label={t('room.links')}
      className="no-print mt-12 flex flex-wrap gap-3 border-t border-line pt-6"
    >
      <LinkButton to={COURSES} variant="secondary">
        {t('room.courses')}
      </LinkButton>
      <LinkButton to={SETTINGS_OF[age] ?? SETTINGS} variant="quiet">
        {t('settings.title')}
      </LinkButton>
      {children}
    </nav>
  );
}

/** A child who doesn't read yet has four pictures to choose from; other places are for whoever sits beside. */
function ForGrownUps() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="mt-10">
      <Disclosure summary={t('room.grownUps')}>
        <RoomLinks age="k2">
          {PLACES_OF_AGE.k2.map(({ to, name }) => (
            <LinkButton key={to} to={to} variant="quiet">
              {t(`room.place.${name}`)}
            </LinkButton>
          ))}
        </RoomLinks>
      </Disclosure>
    </div>
  );
}

interface Props {
  readonly age: AgeGroup;
  readonly name: string;
}

/** A learner's home, composed for an age; its figures are counted by the server. */
export function LearnerHome({ age, name }: Props) {
  const home = useStudentHome();
  const [density] = useState(() => densityFor(age));
  const Room = ROOMS[age];
  return (
    <div className="page pb-16" data-density={density}>
      {isLine(age) && <PlacesPart age={age} />}
      <Loaded query={home} waiting={<Waiting />} level={1}>
        {(data) => <Room home={data} name={name} />}
      </Loaded>
      {!isLine(age) && age !== 'k2' && <PlacesPart age={age} />}
      {age === 'k2' ? <ForGrownUps /> : <RoomLinks age={age} />}
    </div>
  );
}
