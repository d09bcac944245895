import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { AgainPart } from './again-part.tsx';
import { EarnedPart } from './earned-part.tsx';
import { LeadingCard } from './leading-card.tsx';
import { othersOf } from './lesson-place.ts';
import { NextList } from './next-part.tsx';
import { RoomPart } from './room-part.tsx';
import type { RoomProps } from './room-props.ts';
import { SkillsPart } from './skills-part.tsx';
import { TodayPart } from './today-part.tsx';
import { WeekChart } from './week-chart.tsx';

/** Adult learners: one lesson at a time, no hurry, no applause. */
export function AdultRoom({ home, name }: RoomProps) {
  const { t } = useTranslation('dashboard');
  const others = othersOf(home, 5);
  return (
    <>
      <PageHeader title={t('room.adult.hello', { name })} lead={t('room.adult.lead')} />
      <div className="grid gap-10">
        <LeadingCard home={home} />
        <div className="grid gap-10 lg:grid-cols-2">
          <TodayPart home={home} size={120} />
          <div className="max-w-md">
            <WeekChart home={home} />
          </div>
        </div>
        {others.length > 0 && (
          <RoomPart title={t('room.next')} look="bare">
            <NextList lessons={others} />
          </RoomPart>
        )}
        <AgainPart home={home} />
        <RoomPart title={t('room.skills')} look="bare">
          <SkillsPart home={home} shown={8} exact />
        </RoomPart>
        <RoomPart title={t('room.earned')} look="bare">
          <EarnedPart home={home} size={48} />
        </RoomPart>
      </div>
    </>
  );
}
