import type { StudentHome } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now.ts';
import { Link } from 'react-router';
import { dueWords, localDay } from '../../lib/dates.ts';
import { useFromWords } from '../../lib/use-from-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { lessonPlace } from './lesson-place.ts';

/** What a grown-up gave to do, soonest first. */
export function GivenPart({ home }: { readonly home: StudentHome }) {
  const { t, i18n } = useTranslation('dashboard');
  const fromWords = useFromWords();
  const today = localDay(useNow());
  if (home.assignments.length === 0) return <p className="text-mute">{t('room.noneGiven')}</p>;
  return (
    <ul className="grid">
      {home.assignments.map(({ id, lesson, dueOn, state, from }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-0"
        >
          <span className="grid">
            <Link
              to={lessonPlace(lesson)}
              className="font-bold underline decoration-line underline-offset-4 hover:text-gold"
            >
              {lesson.title}
            </Link>
            {from && <small className="text-mute">{fromWords(from)}</small>}
          </span>
          <span className="flex gap-2">
            {state === 'started' && <Badge tone="nile">{t('given.started')}</Badge>}
            <Badge tone={dueOn < today ? 'clay' : 'gold'}>
              <time dateTime={dueOn}>{dueWords(dueOn, today, i18n.language)}</time>
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
