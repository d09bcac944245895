import type { StudentHome } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { K2Choice, K2Lesson } from './k2-choice.tsx';
import { HomeDrawing, TurnDrawing } from './k2-drawings.tsx';
import { againOf, givenLessons, leadingOf, othersOf } from './lesson-place.ts';
import { Listen } from './listen.tsx';

/** With the way on: four choices, never more. */
const A_PAGE = 3;

/** Every lesson beside the leading one, each once: those that were given, new ones, then those to do again. */
export function moreLessons(home: StudentHome) {
  const leading = leadingOf(home)?.lesson.id;
  const given = givenLessons(home).filter(({ id }) => id !== leading);
  const others = [...othersOf(home, home.next.length), ...againOf(home, home.done.length)];
  return [
    ...given.map((lesson) => ({ ...lesson, isGiven: true })),
    ...others
      .filter(({ id }) => given.every((one) => one.id !== id))
      .map((lesson) => ({ ...lesson, isGiven: false })),
  ];
}

interface LessonsProps {
  readonly home: StudentHome;
  /** From 1. */
  readonly page: number;
}

/** More lessons like a picture book: three on a page, then the next page or the way home. */
export function K2Lessons({ home, page }: LessonsProps) {
  const { t } = useTranslation('dashboard');
  const lessons = moreLessons(home);
  const shown = lessons.slice((page - 1) * A_PAGE, page * A_PAGE);
  const isLast = page * A_PAGE >= lessons.length;
  const words = [t('room.k2.pick'), ...shown.map(({ title }) => title)].join('. ');
  return (
    <>
      <header className="k2-hello">
        <h1 key={page} tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t('room.k2.pick')}
        </h1>
        <Listen text={words} />
      </header>
      <ul className="k2-choices" data-pages>
        {shown.map((lesson) => (
          <K2Lesson key={lesson.id} lesson={lesson} isGiven={lesson.isGiven} />
        ))}
        {isLast ? (
          <K2Choice to="?" words={t('room.home')} picture={<HomeDrawing />} />
        ) : (
          <K2Choice to={`?page=${page + 1}`} words={t('room.k2.turn')} picture={<TurnDrawing />} />
        )}
      </ul>
    </>
  );
}
