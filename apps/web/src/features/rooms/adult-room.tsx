import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { AgainPart } from './again-part.tsx';
import { EarnedPart } from './earned-part.tsx';
import { FewMinutes } from './few-minutes.tsx';
import { LeadingCard } from './leading-card.tsx';
import { isFresh, othersOf } from './lesson-place.ts';
import { NextShelf } from './next-part.tsx';
import { RoomPart } from './room-part.tsx';
import type { RoomProps } from './room-props.ts';
import { SkillsPart } from './skills-part.tsx';
import { StartOffer } from './start-offer.tsx';
import { TodayPart } from './today-part.tsx';
import { WeekChart } from './week-chart.tsx';

/** What has come of it: the week, the skills, what was earned. */
function Came({ home }: Pick<RoomProps, 'home'>) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div className="grid gap-8">
          <TodayPart home={home} size={112} />
          <WeekChart home={home} />
        </div>
        <RoomPart title={t('room.skills')} look="bare">
          <SkillsPart home={home} shown={8} exact />
        </RoomPart>
      </div>
      {home.achievements.length > 0 && (
        <RoomPart title={t('room.earned')} look="bare">
          <EarnedPart home={home} size={48} />
        </RoomPart>
      )}
    </>
  );
}

/** Adult learners: by the time they have; one lesson in hand, no hurry, no applause. */
export function AdultRoom({ home, name }: RoomProps) {
  const { t } = useTranslation('dashboard');
  const others = othersOf(home, 4);
  return (
    <>
      <PageHeader title={t('room.adult.hello', { name })} lead={t('room.adult.lead')} />
      <div className="grid gap-12">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)]">
          <LeadingCard home={home} note={t('room.adult.sittings')} />
          <FewMinutes />
        </div>
        {isFresh(home) ? home.startHere === null && <StartOffer age="adult" /> : <Came home={home} />}
        {others.length > 0 && (
          <RoomPart title={t('room.next')} look="bare">
            <NextShelf lessons={others} />
          </RoomPart>
        )}
        <AgainPart home={home} />
      </div>
    </>
  );
}
