import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { COURSES, lessonPlace } from '../../lib/work-places.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Divider } from '../../ui/ornament/ornament.tsx';
import { GivenPart } from './given-part.tsx';
import { againOf, leadingOf, isFresh, othersOf } from './lesson-place.ts';
import { LessonPicture } from './lesson-picture.tsx';
import { NextList } from './next-part.tsx';
import { RoomPart } from './room-part.tsx';
import type { RoomProps } from './room-props.ts';
import { SkillsPart } from './skills-part.tsx';
import { StartOffer } from './start-offer.tsx';
import { StandingLine } from './standing-line.tsx';
import { WeekChart } from './week-chart.tsx';

const READING = 8;

/** The lesson in hand, as a title page. */
function TitlePage({ home }: Pick<RoomProps, 'home'>) {
  const { t } = useTranslation('dashboard');
  const leading = leadingOf(home);
  if (!leading) {
    return (
      <p className="text-lg">
        {t('room.allDone')} <Link to={COURSES}>{t('room.courses')}</Link>
      </p>
    );
  }
  const { lesson, kind } = leading;
  return (
    <section className="grid items-center gap-8 md:grid-cols-[auto_minmax(0,1fr)]">
      <LessonPicture lesson={lesson} className="size-44 md:size-72" />
      <div className="grid justify-items-start gap-4">
        <p className="eyebrow">{t(`room.${kind}`)}</p>
        <h2 className="text-5xl">{lesson.title}</h2>
        <p className="max-w-prose text-lg text-mute">{lesson.summary}</p>
        <LinkButton to={lessonPlace(lesson)}>
          {t(kind === 'continue' ? 'room.goOn' : kind === 'again' ? 'room.doAgain' : 'room.begin')}
        </LinkButton>
      </div>
    </section>
  );
}

/** What to read next; when all is read, what was read. */
function Reading({ home }: Pick<RoomProps, 'home'>) {
  const { t } = useTranslation('dashboard');
  const next = othersOf(home, READING);
  const isAllRead = next.length === 0 && home.done.length > 0;
  return (
    <RoomPart title={t(isAllRead ? 'room.again' : 'room.reading')} look="bare">
      <NextList lessons={isAllRead ? againOf(home, READING) : next} />
    </RoomPart>
  );
}

/** University: a desk with the text in hand and a reading list. */
export function UniversityRoom({ home, name }: RoomProps) {
  const { t } = useTranslation('dashboard');
  const fresh = isFresh(home);
  return (
    <>
      <h1 className="pt-10 pb-8 text-xl text-mute">{t('room.university.hello', { name })}</h1>
      <TitlePage home={home} />
      <Divider />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Reading home={home} />
        <div className="grid content-start gap-10">
          {fresh ? home.startHere === null && <StartOffer age="university" /> : <StandingLine home={home} />}
          <RoomPart title={t('room.plan')} look="bare">
            <GivenPart home={home} />
          </RoomPart>
          {!fresh && <WeekChart home={home} />}
        </div>
        {!fresh && (
          <RoomPart title={t('room.skills')} look="bare" className="lg:col-span-2">
            <SkillsPart home={home} shown={12} exact />
          </RoomPart>
        )}
      </div>
    </>
  );
}
