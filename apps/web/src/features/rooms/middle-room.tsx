import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AgainPart } from './again-part.tsx';
import { EarnedPart } from './earned-part.tsx';
import { GivenPart } from './given-part.tsx';
import { LeadingCard } from './leading-card.tsx';
import { othersOf } from './lesson-place.ts';
import { NextCards } from './next-part.tsx';
import { RoomPart } from './room-part.tsx';
import type { RoomProps } from './room-props.ts';
import { SkillsPart } from './skills-part.tsx';
import { TodayPart } from './today-part.tsx';
import { WeekChart } from './week-chart.tsx';

/** Ages 11–13: the lesson in hand beside today, then skills that grow. */
export function MiddleRoom({ home, name }: RoomProps) {
  const { t } = useTranslation('dashboard');
  const others = othersOf(home, 3);
  return (
    <>
      <PageHeader title={t('room.middle.hello', { name })} lead={t('room.middle.lead')} />
      <div className="grid gap-6">
        <LeadingCard home={home} />
        <div className="grid gap-6 lg:grid-cols-3">
          <Card look="plain" className="content-start">
            <TodayPart home={home} />
          </Card>
          <RoomPart title={t('room.given')} className="lg:col-span-2">
            <GivenPart home={home} />
          </RoomPart>
          <Card look="plain">
            <WeekChart home={home} />
          </Card>
          <RoomPart title={t('room.skills')} className="lg:col-span-2">
            <SkillsPart home={home} shown={8} />
          </RoomPart>
        </div>
        {others.length > 0 && (
          <RoomPart title={t('room.next')} look="bare" className="mt-4">
            <NextCards lessons={others} />
          </RoomPart>
        )}
        <AgainPart home={home} />
        <RoomPart title={t('room.earned')} look="inset">
          <EarnedPart home={home} />
        </RoomPart>
      </div>
    </>
  );
}
