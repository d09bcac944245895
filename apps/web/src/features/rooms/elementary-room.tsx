import { useTranslation } from 'react-i18next';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { AgainPart } from './again-part.tsx';
import { EarnedPart } from './earned-part.tsx';
import { GivenPart } from './given-part.tsx';
import { LeadingCard } from './leading-card.tsx';
import { othersOf } from './lesson-place.ts';
import { NextCards } from './next-part.tsx';
import { RoomPart } from './room-part.tsx';
import type { RoomProps } from './room-props.ts';
import { TodayPart } from './today-part.tsx';
import { WeekSuns } from './week-suns.tsx';

/** Ages 8–10: a trail of days, few words, big things to open. */
export function ElementaryRoom({ home, name }: RoomProps) {
  const { t } = useTranslation('dashboard');
  const others = othersOf(home, 3);
  return (
    <>
      <header className="flex items-center gap-5 py-8">
        <OriEmblem mood={home.today.lessonsCompleted > 0 ? 'celebrating' : 'greeting'} size={88} />
        <h1 className="text-4xl">{t('room.elementary.hello', { name })}</h1>
      </header>
      <div className="grid gap-8">
        <LeadingCard home={home} />
        <div className="grid gap-6 lg:grid-cols-2">
          <RoomPart title={t('room.trail')}>
            <WeekSuns week={home.week} />
            <TodayPart home={home} />
          </RoomPart>
          <RoomPart title={t('room.given')}>
            <GivenPart home={home} />
          </RoomPart>
        </div>
        {others.length > 0 && (
          <RoomPart title={t('room.next')} look="bare">
            <NextCards lessons={others} />
          </RoomPart>
        )}
        <AgainPart home={home} />
        <RoomPart title={t('room.earned')} look="inset">
          <EarnedPart home={home} size={76} />
        </RoomPart>
      </div>
    </>
  );
}
