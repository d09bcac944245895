import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AgainPart } from './again-part.tsx';
import { EarnedPart } from './earned-part.tsx';
import { FewMinutes } from './few-minutes.tsx';
import { GivenPart } from './given-part.tsx';
import { LeadingCard } from './leading-card.tsx';
import { isFresh, othersOf } from './lesson-place.ts';
import { NextList } from './next-part.tsx';
import { RoomPart } from './room-part.tsx';
import type { RoomProps } from './room-props.ts';
import { SkillsPart } from './skills-part.tsx';
import { StartOffer } from './start-offer.tsx';
import { StandingLine } from './standing-line.tsx';
import { WeekChart } from './week-chart.tsx';

/** Ages 14–18: compact, figures in the open, the plan beside the work. */
export function HighRoom({ home, name }: RoomProps) {
  const { t } = useTranslation('dashboard');
  const others = othersOf(home, 5);
  const fresh = isFresh(home);
  return (
    <>
      <PageHeader title={t('room.high.hello', { name })} />
      <div className="grid gap-6">
        {!fresh && <StandingLine home={home} />}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="grid gap-6">
            <LeadingCard home={home} />
            {!fresh && (
              <RoomPart title={t('room.skills')}>
                <SkillsPart home={home} shown={12} exact />
              </RoomPart>
            )}
            {others.length > 0 && (
              <RoomPart title={t('room.next')}>
                <NextList lessons={others} />
              </RoomPart>
            )}
            <AgainPart home={home} />
          </div>
          <div className="grid gap-6">
            {fresh && home.startHere === null && <StartOffer age="high" />}
            <RoomPart title={t('room.plan')}>
              <GivenPart home={home} />
            </RoomPart>
            <Card look="plain">
              <FewMinutes />
            </Card>
            {!fresh && (
              <Card look="plain">
                <WeekChart home={home} />
              </Card>
            )}
            {home.achievements.length > 0 && (
              <RoomPart title={t('room.earned')}>
                <EarnedPart home={home} withWords={false} size={40} />
              </RoomPart>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
