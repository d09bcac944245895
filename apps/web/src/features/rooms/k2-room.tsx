import { colon } from '@ori/core/words/colon';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { lessonPlace, PRACTICE, workPlace } from '../../lib/work-places.ts';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { K2Choice, useForYou } from './k2-choice.tsx';
import { AbacusDrawing, BookDrawing, SkyDrawing } from './k2-drawings.tsx';
import { K2Lessons, moreLessons } from './k2-lessons.tsx';
import { K2Scene } from './k2-scene.tsx';
import { type Leading, leadingOf } from './lesson-place.ts';
import { Listen } from './listen.tsx';
import type { RoomProps } from './room-props.ts';
import { hasWorked } from './week-suns.tsx';
import './k2.css';

/** Beside the leading lesson: what there is to do, with its picture; practice that was given comes first. */
function useChoices({ home }: Pick<RoomProps, 'home'>) {
  const { t } = useTranslation('dashboard');
  const forYou = useForYou();
  const practice = home.assignments.find(({ kind }) => kind === 'practice');
  const more = { to: '?page=1', words: t('room.k2.more'), picture: <BookDrawing /> };
  return [
    {
      to: practice ? workPlace(practice) : PRACTICE,
      words: practice ? forYou(practice.title) : t('room.place.practice'),
      picture: <AbacusDrawing />,
    },
    { to: '/dashboard/progress', words: t('room.place.progress'), picture: <SkyDrawing /> },
    ...(moreLessons(home).length > 0 ? [more] : []),
  ];
}

function Hello({ home, name, aloud }: RoomProps & { readonly aloud: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <header className="k2-hello">
      <OriEmblem mood={home.today.answers > 0 ? 'celebrating' : 'greeting'} size={96} />
      <h1>{t('room.k2.hello', { name })}</h1>
      <Listen text={aloud} />
    </header>
  );
}

interface LeadProps {
  readonly home: RoomProps['home'];
  readonly leading: Leading;
}

/** The one big thing to do now. */
function BigChoice({ home, leading }: LeadProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { lesson, kind } = leading;
  const words = t(`room.k2.${kind}`);
  return (
    <section className="k2-lead">
      <K2Scene lesson={lesson} home={home} />
      <div className="k2-lead-line">
        <span className="k2-go" aria-hidden="true">
          <Play size={40} fill="currentColor" />
        </span>
        <Link to={lessonPlace(lesson)} className="k2-words">
          <span className="eyebrow block">{words}</span>
          {lesson.title}
        </Link>
        <Listen text={`${words}${colon(i18n.language)}${lesson.title}`} />
      </div>
    </section>
  );
}

function useSpoken({ home, name }: RoomProps, lines: readonly string[]): string {
  const { t } = useTranslation('dashboard');
  const suns = t('room.suns', { count: home.week.filter(hasWorked).length });
  const finished = t('lessons', { count: home.lessonsCompleted });
  const said = [t('room.k2.hello', { name }), t('room.k2.choose'), ...lines, suns, finished];
  return said.map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(' ');
}

function Home(props: RoomProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { home } = props;
  const leading = leadingOf(home);
  const choices = useChoices(props);
  const lead = leading && `${t(`room.k2.${leading.kind}`)}${colon(i18n.language)}${leading.lesson.title}`;
  const spoken = useSpoken(props, [lead ?? t('room.allDone'), ...choices.map(({ words }) => words)]);
  return (
    <>
      <Hello {...props} aloud={spoken} />
      {leading ? <BigChoice home={home} leading={leading} /> : <p>{t('room.allDone')}</p>}
      <ul className="k2-choices">
        {choices.map((choice) => (
          <K2Choice key={choice.to} {...choice} />
        ))}
      </ul>
    </>
  );
}

/** Ages 5–7: pictures, everything read aloud at a tap, at most four choices, nothing to type. */
export function K2Room(props: RoomProps) {
  const [search] = useSearchParams();
  const page = Number(search.get('page') ?? 0);
  const isBook = Number.isInteger(page) && page > 0;
  return isBook ? <K2Lessons home={props.home} page={page} /> : <Home {...props} />;
}
