import type { LessonSummary } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { LessonPicture } from './lesson-picture.tsx';
import { againOf, leadingOf, lessonPlace, othersOf } from './lesson-place.ts';
import { Listen } from './listen.tsx';
import { RoomPart } from './room-part.tsx';
import type { RoomProps } from './room-props.ts';
import { TodayRing } from './today-ring.tsx';
import { WeekSuns } from './week-suns.tsx';

/** With the leading lesson: four choices, never more. */
const OTHERS = 3;

function Hello({ home, name }: RoomProps) {
  const { t } = useTranslation('dashboard');
  const hello = t('room.k2.hello', { name });
  const streak = home.streakDays > 0 ? t('streak', { count: home.streakDays }) : t('room.freshStart');
  return (
    <header className="flex flex-wrap items-center gap-5 py-8">
      <OriEmblem mood={home.today.answers > 0 ? 'celebrating' : 'greeting'} size={120} />
      <h1 className="text-5xl">{hello}</h1>
      <Listen text={`${hello} ${t('room.k2.choose')} ${streak}`} />
    </header>
  );
}

function BigChoice({ lesson, words }: { readonly lesson: LessonSummary; readonly words: string }) {
  return (
    <Card as="section" className="grid gap-4 sm:grid-cols-[1fr_auto]">
      <Link to={lessonPlace(lesson)} className="lesson-link items-center gap-6 sm:grid-cols-[auto_1fr]">
        <LessonPicture lesson={lesson} className="size-48 justify-self-center" />
        <span>
          <span className="eyebrow block">{words}</span>
          <span className="lesson-title font-display text-3xl font-semibold">{lesson.title}</span>
        </span>
      </Link>
      <Listen text={`${words}: ${lesson.title}`} className="self-center justify-self-center" />
    </Card>
  );
}

function SmallChoice({ lesson }: { readonly lesson: LessonSummary }) {
  return (
    <Card as="li" look="plain" className="grid justify-items-center gap-4 text-center">
      <Link to={lessonPlace(lesson)} className="lesson-link justify-items-center gap-3">
        <LessonPicture lesson={lesson} className="size-28" />
        <span className="lesson-title font-display text-xl font-semibold">{lesson.title}</span>
      </Link>
      <Listen text={lesson.title} />
    </Card>
  );
}

function SmallChoices({ lessons }: { readonly lessons: readonly LessonSummary[] }) {
  if (lessons.length === 0) return null;
  return (
    <ul className="grid gap-5 sm:grid-cols-3">
      {lessons.map((lesson) => (
        <SmallChoice key={lesson.id} lesson={lesson} />
      ))}
    </ul>
  );
}

/** Ages 5–7: pictures, everything read aloud at a tap, at most four choices, nothing to type. */
export function K2Room({ home, name }: RoomProps) {
  const { t } = useTranslation('dashboard');
  const leading = leadingOf(home);
  const others = othersOf(home, OTHERS);
  const again = againOf(home, OTHERS - others.length);
  return (
    <>
      <Hello home={home} name={name} />
      <div className="grid gap-8">
        {leading ? (
          <BigChoice lesson={leading.lesson} words={t(`room.k2.${leading.kind}`)} />
        ) : (
          <p>{t('room.allDone')}</p>
        )}
        <SmallChoices lessons={others} />
        {again.length > 0 && (
          <RoomPart title={t('room.k2.again')} look="bare">
            <SmallChoices lessons={again} />
          </RoomPart>
        )}
        <div className="grid gap-6 md:grid-cols-2">
          <RoomPart title={t('room.k2.suns')}>
            <WeekSuns week={home.week} />
          </RoomPart>
          <RoomPart title={t('room.k2.stars')}>
            <p className="flex items-center gap-6">
              <TodayRing today={home.today} size={110}>
                <span className="font-display text-4xl">{home.lessonsCompleted}</span>
              </TodayRing>
              <span>{t('lessons', { count: home.lessonsCompleted })}</span>
              <Listen text={t('lessons', { count: home.lessonsCompleted })} />
            </p>
          </RoomPart>
        </div>
      </div>
    </>
  );
}
